import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { basePath, buildEnvironment } from "../environment";
import { readPages } from "./pages";
import { parseTags } from "./tags";

const isSheet = ({ name, attributes: { rel, as } }: import("./tags").Tag) =>
  name === "link" && (rel === "stylesheet" || (rel === "preload" && as === "style"));

/**
 * Returns a page that holds the text of its style sheets, so that no request blocks its first paint. The
 * links stay, disabled, which fetches nothing: by them React and webpack know which sheets are there, and
 * each text stands before its link, so that sheets of pages that are navigated to come after it. Sheets
 * that the page does not use, of error pages, are not fetched before its scripts.
 *
 * @param read gives the text of a sheet
 */
export function withInlineStyles(html: string, read: (address: string) => string): string {
  return parseTags(html)
    .filter(isSheet)
    .reduceRight((page, { start, end, attributes: { rel, href = "" } }) => {
      const link = page.slice(start, end).replace("<link ", '<link disabled="" ');
      const sheet = rel === "stylesheet" ? `<style>${read(href)}</style>${link}` : "";
      return page.slice(0, start) + sheet + page.slice(end);
    }, html);
}

/**
 * Build step: puts the style sheets of every page into it.
 *
 * @returns what was done
 */
export function inlineStyles(out: string, base = basePath(buildEnvironment())): string {
  const read = (address: string) =>
    readFileSync(join(out, decodeURI(address).slice(base.length)), "utf8");
  const pages = readPages(out);
  for (const { file, html } of pages) writeFileSync(join(out, file), withInlineStyles(html, read));
  return `styles of ${pages.length} pages put into them`;
}
