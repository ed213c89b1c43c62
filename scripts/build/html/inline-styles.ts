import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageElement } from "./html-page";
import type { ExportedSite } from "./pages";

const isStyleSheet = ({ name, attributes: { rel, as } }: PageElement) =>
  name === "link" && (rel === "stylesheet" || (rel === "preload" && as === "style"));

/**
 * Returns a style sheet without two remains of its modules: layer orders that are repeated, and layers that are empty.
 */
export const withoutIdleLayers = (text: string): string =>
  text.replace(/(@layer [^{};]+;)\1+/g, "$1").replace(/@layer [\w-]+\{\}/g, "");

/**
 * Build step: inserts the texts of its style sheets into every page. No request for a style sheet then blocks the first
 * paint. The links of the style sheets remain in the page, but they are disabled. A disabled link does not fetch its
 * sheet, and React and webpack recognise by the link that the sheet is loaded. Each text precedes its link, because
 * sheets of later pages must follow it. Style sheets that a page only preloads, for error pages, are not fetched before
 * the scripts of the page.
 *
 * @returns a summary for the log
 */
export function inlineStyles({ out, base, pages }: ExportedSite): string {
  const textAt = (href: string) =>
    readFileSync(join(out, decodeURI(href).slice(base.length)), "utf8");
  for (const page of pages) {
    for (const link of page.elements.filter(isStyleSheet)) {
      const { rel, href = "" } = link.attributes;
      if (rel !== "stylesheet") {
        page.remove([link]);
        continue;
      }
      page.mark(link, "disabled");
      page.insertBefore(link, {
        name: "style",
        attributes: {},
        text: withoutIdleLayers(textAt(href)),
      });
    }
  }
  return `styles of ${pages.length} pages put into them`;
}
