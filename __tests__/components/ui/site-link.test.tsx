import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";

async function siteLinkAt(basePath: string) {
  process.env.BASE_PATH = basePath;
  jest.resetModules();
  return (await import("@/components/ui/site-link")).SiteLink;
}

afterEach(() => {
  delete process.env.BASE_PATH;
});

it("a link has its URL and all further props that it receives", async () => {
  const SiteLink = await siteLinkAt("");
  render(
    <SiteLink href="/about?app=stroop#ethics" className="x" aria-current="page">
      About
    </SiteLink>,
  );
  const element = screen.getByRole("link", { name: "About" });
  expect(element).toHaveAttribute("href", "/about?app=stroop#ethics");
  expect(element).toHaveAttribute("class", "x");
  expect(element).toHaveAttribute("aria-current", "page");
});

it.each([
  ["/", "/repo/"],
  ["/fr", "/repo/fr"],
  ["/about#ethics", "/repo/about#ethics"],
  ["mailto:hello@lab.example", "mailto:hello@lab.example"],
])("on a site with a base path, the link to %s leads to %s", async (href, written) => {
  const SiteLink = await siteLinkAt("/repo");
  expect(renderToStaticMarkup(<SiteLink href={href}>A page</SiteLink>)).toBe(
    `<a href="${written}">A page</a>`,
  );
});
