import { render, screen } from "@testing-library/react";
import { Prose } from "@/components/ui/prose";
import { LOCALES, PAGE_IDS, pathOf } from "@/lib/routes";

const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

describe("a link to a page in Markdown prose", () => {
  it.each(PAGE_IDS.flatMap((page) => LOCALES.map((locale) => ({ page, locale }))))(
    "leads to $page in $locale",
    ({ page, locale }) => {
      render(<Prose locale={locale}>{`See [it](page:${page}).`}</Prose>);
      expect(hrefOf("it")).toBe(pathOf(page, locale));
    },
  );

  it("includes the query and the hash of the link", () => {
    render(
      <Prose locale="fr">
        {"[a](page:about#not-us) [b](page:study?app=stroop) [c](page:home#x)"}
      </Prose>,
    );
    expect(hrefOf("a")).toBe("/fr/about#not-us");
    expect(hrefOf("b")).toBe("/fr/study?app=stroop");
    expect(hrefOf("c")).toBe("/fr#x");
  });

  it.each(["page:nowhere", "page:aboutus#x", "page:toString"])(
    "to %s stops the build with a message",
    (href) => {
      jest.spyOn(console, "error").mockImplementation(() => {});
      expect(() => render(<Prose locale="en">{`[x](${href})`}</Prose>)).toThrow(
        `A text links to "${href}", but there is no page`,
      );
    },
  );
});

it("a name in another language is marked with its language and is not a link", () => {
  render(<Prose locale="en">{"See the [comité](lang:fr)."}</Prose>);
  expect(screen.getByText("comité")).toHaveAttribute("lang", "fr");
  expect(screen.queryByRole("link")).toBeNull();
});

it("a link to a URL outside the site remains unchanged", () => {
  render(
    <Prose locale="fr">{"[doi](https://doi.org/10.1/x?a=b#c) [mail](mailto:a@b.example)"}</Prose>,
  );
  expect(hrefOf("doi")).toBe("https://doi.org/10.1/x?a=b#c");
  expect(hrefOf("mail")).toBe("mailto:a@b.example");
});

it("prose renders paragraphs and lists", () => {
  const { container } = render(
    <Prose locale="en">{"One **strong** word.\n\nAnother:\n\n- first\n- second"}</Prose>,
  );
  expect([...container.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
    "One strong word.",
    "Another:",
  ]);
  expect(container.querySelector("strong")).toHaveTextContent("strong");
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

it("prose of one line renders a paragraph", () => {
  const { container } = render(<Prose locale="en">Just this</Prose>);
  expect(container.querySelector("p")).toHaveTextContent("Just this");
});

it("prose within a paragraph or a caption renders no block elements", () => {
  const { container } = render(
    <Prose inline locale="en">
      {"**Figure 1.** A [link](page:about)."}
    </Prose>,
  );
  expect(container.querySelector("p, div")).toBeNull();
  expect(container).toHaveTextContent("Figure 1. A link.");
});

it("prose sends no referrer to other sites, and links only to listed sites", () => {
  render(<Prose locale="en">{"[paper](https://doi.org/10.1/x)"}</Prose>);
  expect(screen.getByRole("link", { name: "paper" })).toHaveAttribute("rel", "external noreferrer");
  jest.spyOn(console, "error").mockImplementation(() => {});
  for (const address of ["https://elsewhere.example/", "http://doi.org/10.1/x"])
    expect(() => render(<Prose locale="en">{`[x](${address})`}</Prose>)).toThrow(address);
});
