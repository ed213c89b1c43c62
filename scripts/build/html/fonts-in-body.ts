import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readPages } from "./pages";
import { parseTags } from "./tags";

const isFont = ({ name, attributes: { rel, as } }: import("./tags").Tag) =>
  name === "link" && rel === "preload" && as === "font";

/**
 * Returns a page that asks for its fonts from the beginning of its body. Chromium holds the first paint back
 * for fonts that are preloaded in the head, although all of ours may swap (docs/performance.md).
 */
export function withFontsInBody(html: string): string {
  const fonts = parseTags(html).filter(isFont);
  const links = fonts.map(({ start, end }) => html.slice(start, end)).join("");
  return fonts
    .reduceRight((page, { start, end }) => page.slice(0, start) + page.slice(end), html)
    .replace(/<body[^>]*>/, (body) => body + links);
}

/**
 * Build step: has every page ask for its fonts from its body.
 *
 * @returns what was done
 */
export function fontsInBody(out: string): string {
  const pages = readPages(out);
  for (const { file, html } of pages) writeFileSync(join(out, file), withFontsInBody(html));
  return `fonts of ${pages.length} pages asked for from their bodies`;
}
