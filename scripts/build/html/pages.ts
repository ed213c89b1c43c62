import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../project.mjs";
import { basePath, buildEnvironment } from "../environment";
import { HtmlPage } from "./html-page";

/** The error pages. A host serves them for any unknown URL, so they have no URL of their own. */
const WITHOUT_PATH = /^(404|_not-found|_global-error)\.html$/;

/**
 * Matches files that no host serves under their own names: error pages, files that configure a host, and precompressed
 * copies, which a host sends in place of their originals. The regular expression applies to the path below the base
 * path.
 */
export const NEVER_SERVED = String.raw`^/(?:(?:404|_not-found|_global-error)(?:\.html)?|_headers|_redirects|.*\.(?:br|gz))$`;

const neverServed = new RegExp(NEVER_SERVED);

/** @param file path in out/ */
export const isNeverServed = (file: string): boolean => neverServed.test(`/${file}`);

/** Escapes a text for a regular expression, except for stars. */
export const escapePattern = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");

/**
 * Returns the URL path of an exported html file: `fr/about.html` is served as `/fr/about`. Returns undefined for the
 * 404 page.
 *
 * @param file path in out/
 */
export function pagePath(file: string): string | undefined {
  if (WITHOUT_PATH.test(file)) return undefined;
  return `/${file.replace(/\.html$/, "").replace(/(^|\/)index$/, "")}`;
}

/**
 * Returns the file of a page's data. The hydration of the page and a client-side navigation to the page fetch this
 * file. The 404 page uses the data of Next's own 404 page.
 *
 * @param file path of the page in out/
 */
export const dataFileOf = (file: string): string =>
  file === "404.html" ? "_not-found.txt" : file.replace(/html$/, "txt");

/** An export that the steps of the build are changing. */
export type ExportedSite = {
  /** The folder of the export. */
  out: string;
  /** The path below which the export is published, or "" for the root of the host. */
  base: string;
  /** The pages, sorted by file. */
  pages: HtmlPage[];
};

/** Reads the html files of an export, sorted by file. */
export function readPages(out: string): HtmlPage[] {
  return listFiles(out)
    .filter((file) => file.endsWith(".html"))
    .map((file) => new HtmlPage(file, readFileSync(join(out, file), "utf8")));
}

export const readSite = (out: string, base = basePath(buildEnvironment())): ExportedSite => ({
  out,
  base,
  pages: readPages(out),
});

/** Build step: writes the pages that the previous steps have changed. */
export function writePages({ out, pages }: ExportedSite): string {
  for (const { file, html } of pages) writeFileSync(join(out, file), html);
  return `${pages.length} pages written`;
}

/** The paths and URLs of a page. */
export type UrlAliases = {
  /** The path of the page's file in out/. */
  file: string;
  /** The URL path at which the host serves the page, including the base path. */
  path: string;
  /**
   * A regular expression that matches the page's aliases (`/about`, `/about/`, `/about.html`, `//about`). The host
   * redirects every match except `path` itself to `path`.
   */
  pattern: string;
};

/**
 * Returns the paths and URLs of the pages of an export. Below a base path, the URL of the home page ends with a slash.
 * There are two reasons: GitHub Pages adds this slash, and the scope of a service worker ends with it.
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
