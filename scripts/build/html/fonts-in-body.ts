import type { ExportedSite } from "./pages";

/**
 * Build step: moves the preloads of fonts to the beginning of each body. If the head preloads fonts, Chromium delays
 * the first paint for them, although all fonts of the site may be swapped in later (docs/performance.md).
 *
 * @returns a summary for the log
 */
export function fontsInBody({ pages }: ExportedSite): string {
  for (const page of pages) {
    const body = page.find("body");
    const fonts = page.elements.filter(
      ({ name, attributes: { rel, as } }) => name === "link" && rel === "preload" && as === "font",
    );
    if (body) page.moveInto(body, fonts);
  }
  return `fonts of ${pages.length} pages preloaded from their bodies`;
}
