import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { basePath, buildEnvironment } from "./environment.mjs";
import { parseTags } from "./html.mjs";
import { readPages } from "./pages.mjs";

/**
 * Returns a page that holds the text of its style sheets, so that no request blocks its first paint. The
 * links stay, disabled, which fetches nothing: by them React and webpack know which sheets are there, and
 * each text stands before its link, so that sheets of pages that are navigated to come after it.
 *
 * @param {string} html
 * @param {(address: string) => string} read gives the text of a sheet
 * @returns {string}
 */
export function withInlineStyles(html, read) {
  return parseTags(html)
    .filter(({ name, attributes }) => name === "link" && attributes.rel === "stylesheet")
    .reduceRight((page, { start, attributes: { href = "" } }) => {
      const link = `<style>${read(href)}</style><link disabled="" `;
      return page.slice(0, start) + link + page.slice(start + "<link ".length);
    }, html);
}

/**
 * Build step: puts the style sheets of every page into it.
 *
 * @param {string} out
 * @returns {string} what was done
 */
export function inlineStyles(out, base = basePath(buildEnvironment())) {
  /** @param {string} address */
  const read = (address) => readFileSync(join(out, decodeURI(address).slice(base.length)), "utf8");
  const pages = readPages(out);
  for (const { file, html } of pages) writeFileSync(join(out, file), withInlineStyles(html, read));
  return `styles of ${pages.length} pages put into them`;
}
