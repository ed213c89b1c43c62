import { BASE_PATH } from "@/lib/base-path";

/** Length of the compared part of a file's hash, in characters: 96 bits, which detect changes but not forgery. */
export const HASH_LENGTH = 16;

/** A precached file. The build lists them in the worker (scripts/build/offline/precache-manifest.ts). */
export type PrecacheEntry = {
  /** Its path on the host, with the base path. */
  url: string;
  /** Its revision: the first 16 characters of the SHA-256 of its bytes, in base64. */
  hash: string;
  /** Language of files that only pages in one language use. */
  locale?: string;
};

/** One cache per base path: a host may serve several copies of the site. */
export const CACHE_NAME = `protocole-files${BASE_PATH}`;

export type PrecacheManifest = {
  /** The release, as in `<html data-version>`. */
  version: string;
  /** The number of files, from the first, in the app shell: precached even with data saver on. */
  shell: number;
  /** The number of files, from the first, in the site; the parts of archives and the map's tiles follow. */
  site: number;
  files: PrecacheEntry[];
};

/** Cache key with the revision: releases share files with the same bytes. */
export const cacheKey = ({ url, hash }: PrecacheEntry) => `${url}?sha256=${hash}`;

/**
 * Returns the canonical path of a URL's aliases: no `index.html`, no `.html`, no trailing or doubled slash. Only the
 * home page keeps its slash.
 *
 * @param pathname as in `URL.pathname`
 * @param home the path of the home page, "/" or "/repo/"
 */
export function canonicalPath(pathname: string, home: string): string {
  const path = pathname
    .replace(/\/{2,}/g, "/")
    .replace(/\/index\.html$/, "/")
    .replace(/\.html$/, "");
  const clean = path.replace(/\/$/, "");
  return clean === home.replace(/\/$/, "") ? home : clean;
}

/**
 * Returns the order of precaching: the files of the open page, then the shell and the page's language, then the other
 * language.
 *
 * @param used paths of files that the open page uses
 */
export function precacheOrder(
  { files }: PrecacheManifest,
  { used, locale }: { used: readonly string[]; locale: string },
): PrecacheEntry[] {
  const rank = (file: PrecacheEntry) => {
    if (used.includes(file.url)) return 0;
    return file.locale === undefined || file.locale === locale ? 1 : 2;
  };
  return [...files].sort((one, other) => rank(one) - rank(other));
}

/** Messages of pages to a worker. */
export type PageMessage =
  /** To the active worker: precache these files first and, if the connection allows, all. */
  | { type: "PRECACHE"; used: string[]; locale: string; all: boolean }
  /** To the active worker: delete the cache and stop filling it. */
  | { type: "CLEAR_CACHE" }
  /** To a waiting worker: announce your release. */
  | { type: "GET_VERSION" }
  /** To a waiting worker: activate. */
  | { type: "SKIP_WAITING" };

/** Messages of a worker to the pages. */
export type WorkerMessage =
  /** An update is installed and waits for activation. */
  | { type: "UPDATE_READY"; version: string }
  /** This release now controls every open page. */
  | { type: "ACTIVATED"; version: string }
  /** How many files of the site are cached. */
  | { type: "PRECACHE_PROGRESS"; cached: number; of: number; isFull: boolean };
