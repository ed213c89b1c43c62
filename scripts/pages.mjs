import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "./project.mjs";

/** The export's own error pages. They are answered under any unknown address, so have none. */
const WITHOUT_ADDRESS = /^(404|_not-found|_global-error)\.html$/;

/**
 * What no host serves under its own name: error pages, which are answers and no pages; files that
 * hosts read as their configuration; precompressed copies, which are sent in place of their
 * originals. As a regular expression of the path below the site's own.
 */
export const NEVER_SERVED = String.raw`^/(?:(?:404|_not-found|_global-error)(?:\.html)?|_headers|_redirects|.*\.(?:br|gz))$`;

const neverServed = new RegExp(NEVER_SERVED);

/**
 * @param {string} file path in out/
 * @returns {boolean}
 */
export const isNeverServed = (file) => neverServed.test(`/${file}`);

/**
 * Returns a text as a regular expression that means just this text; a star stays a star.
 *
 * @param {string} text
 * @returns {string}
 */
export const escapePattern = (text) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");

/**
 * Returns the clean address of an exported html file (`fr/about.html` is served as `/fr/about`),
 * or undefined for the 404 page.
 *
 * @param {string} file path in out/
 * @returns {string | undefined}
 */
export function addressOf(file) {
  if (WITHOUT_ADDRESS.test(file)) return undefined;
  return `/${file.replace(/\.html$/, "").replace(/(^|\/)index$/, "")}`;
}

/**
 * Returns the file of a page's data: what a navigation to it and its hydration fetch.
 * The page that answers unknown addresses has those of Next's own such page.
 *
 * @param {string} file path of the page in out/
 * @returns {string}
 */
export const dataFileOf = (file) =>
  file === "404.html" ? "_not-found.txt" : file.replace(/html$/, "txt");

/**
 * Returns the html files of an export with their text, sorted by path.
 *
 * @param {string} out
 * @returns {{ file: string, html: string }[]}
 */
export function readPages(out) {
  return listFiles(out)
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({ file, html: readFileSync(join(out, file), "utf8") }));
}

/**
 * @typedef {object} UrlAliases
 * @property {string} file path in out/
 * @property {string} address at which a page is answered, below the base path
 * @property {string} pattern regular expression of its aliases (`/about`, `/about/`,
 *   `/about.html`, `//about`); all but the address itself are redirected to it
 */

/**
 * Returns how the pages of an export may be asked for. Below a base path the home page has a slash
 * at its end, because GitHub Pages puts it there, and a service worker's scope begins with it.
 *
 * @param {string} out
 * @param {string} base
 * @returns {UrlAliases[]}
 */
export function urlAliases(out, base) {
  return listFiles(out).flatMap((file) => {
    const address = file.endsWith(".html") ? addressOf(file) : undefined;
    if (!address) return [];
    const stem = escapePattern(base + address.replace(/\/$/, "")).replaceAll("/", "/+");
    const pattern = String.raw`^${stem}(?:/+index)?(?:\.html)?/*$`;
    return [{ file, address: base + address, pattern }];
  });
}
