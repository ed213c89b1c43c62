import { BASE_PATH } from "@/lib/base-path";

/**
 * The number of characters of a file's hash that are compared. These characters have 96 bits. They reveal accidental
 * changes of a file, but do not protect against forgery.
 */
export const HASH_LENGTH = 16;

/** A precached file. The build lists these files in the worker (scripts/build/offline/precache-manifest.ts). */
export type PrecacheEntry = {
  /** The path of the file on the host, with the base path. */
  url: string;
  /** The revision of the file: the first 16 characters of the SHA-256 of its bytes, in base64. */
  hash: string;
  /** The language of a file that only pages in one language use. */
  locale?: string;
};

/** The name of the cache. The name contains the base path, because a host may serve several copies of the site. */
export const CACHE_NAME = `protocole-files${BASE_PATH}`;

export type PrecacheManifest = {
  /** The release of the worker. Its pages have this release as `<html data-version>`. */
  version: string;
  /**
   * The number of files at the start of the list that belong to the app shell. They are precached even with data saver
   * on.
   */
  shell: number;
  /**
   * The number of files at the start of the list that belong to the site. The files for archives, the pictures of
   * the guide and the tiles of the map follow.
   */
  site: number;
  files: PrecacheEntry[];
};

/**
 * Returns a cache key that contains the revision of a file. If a file has the same bytes in two releases, both releases
 * use one cache entry.
 */
export const cacheKey = ({ url, hash }: PrecacheEntry) => `${url}?sha256=${hash}`;

/**
 * Returns the canonical path for an alias of a URL: without `index.html`, without `.html`, and without a trailing or
 * doubled slash. Only the home page has a trailing slash.
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
 * Returns the files in the order of precaching: the files of the open page, then the shell and the language of the
 * page, then the other language.
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

/** Messages from a page to a worker. */
export type PageMessage =
  /** To the active worker: a request to precache these files first and, if the connection allows, all files. */
  | { type: "PRECACHE"; used: string[]; locale: string; all: boolean }
  /** To the active worker: a request to delete the cache and to stop filling it. */
  | { type: "CLEAR_CACHE" }
  /** To a waiting worker: a request to report its release. */
  | { type: "GET_VERSION" }
  /** To a waiting worker: a request to activate. */
  | { type: "SKIP_WAITING" };

/** Messages from a worker to the pages. */
export type WorkerMessage =
  /** An update is installed and waits for its activation. */
  | { type: "UPDATE_READY"; version: string }
  /** This release now controls every open page. */
  | { type: "ACTIVATED"; version: string }
  /** The number of the site's files that are cached. */
  | { type: "PRECACHE_PROGRESS"; cached: number; of: number; isFull: boolean };
