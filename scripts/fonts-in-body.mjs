import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseTags } from "./html.mjs";
import { readPages } from "./pages.mjs";

/** @param {import("./html.mjs").Tag} tag */
const isFont = ({ name, attributes: { rel, as } }) =>
  name === "link" && rel === "preload" && as === "font";

/**
 * Returns a page that asks for its fonts from the beginning of its body. Chromium holds the first paint back
 * for fonts that are preloaded in the head, although all of ours may swap (docs/performance.md).
 *
 * @param {string} html
 * @returns {string}
 */
export function withFontsInBody(html) {
  const fonts = parseTags(html).filter(isFont);
  const links = fonts.map(({ start, end }) => html.slice(start, end)).join("");
  return fonts
    .reduceRight((page, { start, end }) => page.slice(0, start) + page.slice(end), html)
    .replace(/<body[^>]*>/, (body) => body + links);
}

/**
 * Build step: has every page ask for its fonts from its body.
 *
 * @param {string} out
 * @returns {string} what was done
 */
export function fontsInBody(out) {
  const pages = readPages(out);
  for (const { file, html } of pages) writeFileSync(join(out, file), withFontsInBody(html));
  return `fonts of ${pages.length} pages asked for from their bodies`;
}
