import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../project.mjs";

/** The export's own error pages. They are answered under any unknown address, so have none. */
const WITHOUT_ADDRESS = /^(404|_not-found|_global-error)\.html$/;

/**
 * What no host serves under its own name: error pages, which are answers and no pages; files that
 * hosts read as their configuration; precompressed copies, which are sent in place of their
 * originals. As a regular expression of the path below the site's own.
 */
export const NEVER_SERVED = String.raw`^/(?:(?:404|_not-found|_global-error)(?:\.html)?|_headers|_redirects|.*\.(?:br|gz))$`;

const neverServed = new RegExp(NEVER_SERVED);

/** @param file path in out/ */
export const isNeverServed = (file: string): boolean => neverServed.test(`/${file}`);

/** Returns a text as a regular expression that means just this text; a star stays a star. */
export const escapePattern = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");

/**
 * Returns the URL path of an exported html file (`fr/about.html` is served as `/fr/about`), or undefined
 * for the 404 page.
 *
 * @param file path in out/
 */
export function pagePath(file: string): string | undefined {
  if (WITHOUT_ADDRESS.test(file)) return undefined;
  return `/${file.replace(/\.html$/, "").replace(/(^|\/)index$/, "")}`;
}

/**
 * Returns the file of a page's data: of what a navigation to it fetches, and of what it comes alive by.
 * The page that answers unknown addresses has those of Next's own such page.
 *
 * @param file path of the page in out/
 */
export const dataFileOf = (file: string): string =>
  file === "404.html" ? "_not-found.txt" : file.replace(/html$/, "txt");

/** Returns the html files of an export with their text, sorted by path. */
export function readPages(out: string): { file: string; html: string }[] {
  return listFiles(out)
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({ file, html: readFileSync(join(out, file), "utf8") }));
}

/** How a page may be asked for. */
export type UrlAliases = {
  /** Path in out/. */
  file: string;
  /** The URL path at which the page is served, base path included. */
  path: string;
  /**
   * Regular expression of its aliases (`/about`, `/about/`, `/about.html`, `//about`); all but `path`
   * itself are redirected to it.
   */
  pattern: string;
};

/**
 * Returns how the pages of an export may be asked for. Below a base path the home page has a slash
 * at its end, because GitHub Pages puts it there, and a service worker's scope begins with it.
 */
export function urlAliases(out: string, base: string): UrlAliases[] {
  return listFiles(out).flatMap((file) => {
    const path = file.endsWith(".html") ? pagePath(file) : undefined;
    if (!path) return [];
    const stem = escapePattern(base + path.replace(/\/$/, "")).replaceAll("/", "/+");
    const pattern = String.raw`^${stem}(?:/+index)?(?:\.html)?/*$`;
    return [{ file, path: base + path, pattern }];
  });
}
