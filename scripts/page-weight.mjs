import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { basePath, buildEnvironment } from "./environment.mjs";
import { parseTags } from "./html.mjs";
import { addressOf, readPages } from "./pages.mjs";
import { startPlanOf } from "./start-plan.mjs";

/** @typedef {{ page: string, js: number, css: number, fonts: number, html: number }} PageWeight */

/** Returns the bytes of data compressed with brotli 11. @param {Buffer} data */
export const brotliSize = (data) =>
  brotliCompressSync(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  }).length;

/**
 * Returns the addresses on the own host that a page's html loads, by kind, when it comes alive included.
 *
 * @param {string} html
 * @returns {{ js: string[], css: string[], fonts: string[] }}
 */
export function referencedFiles(html) {
  const plan = startPlanOf(html);
  const late = plan ? [...plan.scripts, plan.runtime] : [];
  const references = { js: new Set(late), css: new Set(), fonts: new Set() };
  for (const { name, attributes } of parseTags(html)) {
    const { src, href, rel, as } = attributes;
    if (name === "script" && src && !("nomodule" in attributes)) references.js.add(src);
    if (name !== "link" || !href) continue;
    if (rel === "stylesheet" && !("disabled" in attributes)) references.css.add(href);
    if (rel === "preload" && as === "font") references.fonts.add(href);
  }
  return {
    js: [...references.js],
    css: [...references.css],
    fonts: [...references.fonts],
  };
}

/** The bytes of the styles that stand in a page. @param {string} html */
function stylesIn(html) {
  const texts = parseTags(html).filter(({ name }) => name === "style");
  return texts.length > 0 ? brotliSize(Buffer.from(texts.map(({ text }) => text).join(""))) : 0;
}

/**
 * Returns what each page weighs in bytes until it is alive: scripts, styles and html compressed with
 * brotli 11, preloaded fonts as they are (woff2 is compressed already). Styles that stand in the page
 * are a part of its html.
 *
 * @param {string} out
 * @param {string} [base] the path below the host that the addresses begin with
 * @returns {PageWeight[]}
 */
export function pageWeights(out, base = basePath(buildEnvironment())) {
  /** @type {Map<string, number>} */
  const compressed = new Map();
  /** @param {string} address */
  const read = (address) =>
    readFileSync(
      join(out, decodeURI(new URL(address, "http://localhost").pathname).slice(base.length)),
    );
  /** @param {string} address */
  const compressedSize = (address) => {
    const size = compressed.get(address) ?? brotliSize(read(address));
    compressed.set(address, size);
    return size;
  };
  /** @param {string[]} addresses @param {(address: string) => number} size */
  const sum = (addresses, size) => addresses.reduce((total, address) => total + size(address), 0);

  return readPages(out).map(({ file, html }) => {
    const { js, css, fonts } = referencedFiles(html);
    return {
      page: addressOf(file) ?? `/${file}`,
      js: sum(js, compressedSize),
      css: sum(css, compressedSize) + stylesIn(html),
      fonts: sum(fonts, (address) => read(address).length),
      html: brotliSize(Buffer.from(html)),
    };
  });
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
