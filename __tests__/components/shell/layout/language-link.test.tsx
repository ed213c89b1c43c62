import { fireEvent, render, screen } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { LanguageLink } from "@/components/shell/layout/language-link.client";

jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));

function at(path: string) {
  jest.mocked(usePathname).mockReturnValue(path);
  history.replaceState(null, "", path);
}

beforeEach(() => {
  // jsdom does not navigate, so the tests read only the URL of the link.
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
});

it.each([
  ["/about", "fr", "/fr/about", "fr-FR"],
  ["/fr/portfolio", "en", "/portfolio", "en-GB"],
  ["/", "fr", "/fr", "fr-FR"],
  ["/nothing", "fr", "/fr", "fr-FR"],
] as const)("the language link on %s in %s leads to %s", (path, locale, alternate, language) => {
  at(path);
  render(<LanguageLink locale={locale}>Other</LanguageLink>);
  const link = screen.getByRole("link", { name: "Other" });
  expect(link).toHaveAttribute("href", alternate);
  expect(link).toHaveAttribute("hreflang", language);
  expect(link).toHaveAttribute("lang", language);
});

it.each(["focus", "pointerEnter", "pointerDown", "click"] as const)(
  "the language link includes the current query and hash on %s",
  (event) => {
    at("/study");
    render(<LanguageLink locale="fr">Other</LanguageLink>);
    history.replaceState(null, "", "/study?app=stroop#start");
    fireEvent[event](screen.getByRole("link"));
    expect(screen.getByRole("link")).toHaveAttribute(
      "href",
      expect.stringMatching(/\/fr\/study\?app=stroop#start$/),
    );
  },
);
