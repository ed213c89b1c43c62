import { statSync } from "node:fs";
import { join } from "node:path";
import { basePath, buildEnvironment } from "./environment.mjs";
import { parseTags } from "./html.mjs";
import { addressOf, readPages } from "./pages.mjs";
import { brotliSizes } from "./sent-size.mjs";
import { hydrationManifestOf } from "./start-plan.mjs";

/** @typedef {{ page: string, js: number, css: number, fonts: number, html: number }} PageWeight */

/**
 * Returns the addresses on the own host that a page's html loads, by kind, hydration included.
 *
 * @param {string} html
 * @returns {{ js: string[], css: string[], fonts: string[] }}
 */
export function referencedFiles(html) {
  const plan = hydrationManifestOf(html);
  const late = plan ? [...plan.scripts, plan.runtime] : [];
  const references = { js: new Set(late), css: new Set(), fonts: new Set() };
  for (const { name, attributes } of parseTags(html)) {
    const { src, href, rel, as } = attributes;
    if (name === "script" && src && !("nomodule" in attributes)) references.js.add(src);
    if (name !== "link" || !href) continue;
    if (rel === "stylesheet") references.css.add(href);
    if (rel === "preload" && as === "font") references.fonts.add(href);
  }
  return {
    js: [...references.js],
    css: [...references.css],
    fonts: [...references.fonts],
  };
}

/**
 * Returns what pages weigh in bytes until they are hydrated: scripts, styles and html compressed with brotli
 * 11, preloaded fonts as they are (woff2 is compressed already). Styles that stand in a page as well are
 * also a part of its html.
 *
 * @param {string} out
 * @param {{ base?: string, most?: number }} [options] the path below the host that the addresses begin
 *   with; how many pages are weighed, the ones with the longest html, if there are more
 * @returns {Promise<PageWeight[]>} sorted by the path of the page's file
 */
export async function pageWeights(
  out,
  { base = basePath(buildEnvironment()), most = Number.POSITIVE_INFINITY } = {},
) {
  /** @param {string} address */
  const fileAt = (address) =>
    decodeURI(new URL(address, "http://localhost").pathname).slice(base.length + 1);
  const pages = longest(readPages(out), most).map(({ file, html }) => {
    const { js, css, fonts } = referencedFiles(html);
    return { file, js: js.map(fileAt), css: css.map(fileAt), fonts: fonts.map(fileAt) };
  });
  const compressed = await brotliSizes(
    out,
    pages.flatMap(({ file, js, css }) => [file, ...js, ...css]),
  );
  /** @param {string[]} files */
  const sumOf = (files) => files.reduce((sum, file) => sum + (compressed.get(file) ?? 0), 0);
  return pages.map(({ file, js, css, fonts }) => ({
    page: addressOf(file) ?? `/${file}`,
    js: sumOf(js),
    css: sumOf(css),
    fonts: fonts.reduce((sum, font) => sum + statSync(join(out, font)).size, 0),
    html: sumOf([file]),
  }));
}

/**
 * @param {{ file: string, html: string }[]} pages
 * @param {number} most
 */
function longest(pages, most) {
  const chosen = new Set(pages.toSorted((a, b) => b.html.length - a.html.length).slice(0, most));
  return pages.filter((page) => chosen.has(page));
}

/**
 * Returns the weights as a table for the terminal.
 *
 * @param {PageWeight[]} weights
 * @returns {string}
 */
export function formatWeights(weights) {
  const nameWidth = Math.max(...weights.map(({ page }) => page.length), "page".length);
  /** @param {string} page @param {(string | number)[]} cells */
  const row = (page, cells) =>
    [page.padEnd(nameWidth), ...cells.map((cell) => cell.toLocaleString("en").padStart(9))].join(
      "",
    );
  return [
    row("page", ["JS", "CSS", "fonts", "html"]),
    ...weights.map(({ page, js, css, fonts, html }) => row(page, [js, css, fonts, html])),
  ].join("\n");
}
