import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageElement } from "./html-page";
import type { ExportedSite } from "./pages";

const isStyleSheet = ({ name, attributes: { rel, as } }: PageElement) =>
  name === "link" && (rel === "stylesheet" || (rel === "preload" && as === "style"));

/** Returns a style sheet without layer orders that it has already declared, and without empty layers. */
export function withoutIdleLayers(text: string): string {
  const declared = new Set<string>();
  return text
    .replace(/@layer [^{};]+;/g, (order) => {
      if (declared.has(order)) return "";
      declared.add(order);
      return order;
    })
    .replace(/@layer [\w-]+\{\}/g, "");
}

/**
 * Build step: inserts the text of its style sheets into every page, as one element. No request for a style sheet then
 * blocks the first paint, and one hash in the page's policy is enough. The links of the style sheets remain in the page,
 * but they are disabled. A disabled link does not fetch its sheet, and React and webpack recognise by the link that the
 * sheet is loaded. The text precedes the links, because sheets of later pages must follow it. Style sheets that a page
 * only preloads, for error pages, are not fetched before the scripts of the page.
 *
 * @returns a summary for the log
 */
export function inlineStyles({ out, base, pages }: ExportedSite): string {
  const textAt = (href = "") => readFileSync(join(out, decodeURI(href).slice(base.length)), "utf8");
  for (const page of pages) {
    const links = page.elements.filter(isStyleSheet);
    const sheets = links.filter(({ attributes: { rel } }) => rel === "stylesheet");
    page.remove(links.filter((link) => !sheets.includes(link)));
    const [first] = sheets;
    if (!first) continue;
    for (const link of sheets) page.mark(link, "disabled");
    page.insertBefore(first, {
      name: "style",
      attributes: {},
      text: withoutIdleLayers(sheets.map(({ attributes }) => textAt(attributes.href)).join("")),
    });
  }
  return `styles of ${pages.length} pages put into them`;
}
