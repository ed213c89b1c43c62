import { BASE_PATH } from "@/lib/base-path";

/** Characters of a file's hash that are compared: 96 bits, against other content and not against forgery. */
export const HASH_LENGTH = 16;

/** A precached file. The build lists them in the worker (scripts/build/offline/precache-manifest.ts). */
export type PrecacheEntry = {
  /** Its path on the host, with the base path. */
  url: string;
  /** Its revision: the first 16 characters of the SHA-256 of its bytes, in base64. */
  hash: string;
  /** Of files that only pages in one language use. */
  locale?: string;
};

/** Per base path: a host may serve several copies of the site. */
export const CACHE_NAME = `protocole-files${BASE_PATH}`;

export type PrecacheManifest = {
  /** The release, as in `<html data-version>`. */
  version: string;
  /** How many of the files, from the first, are the app shell: precached even with data saver on. */
  shell: number;
  /** How many of them, from the first, are the site; what archives are made of and the map's tiles follow. */
  site: number;
  files: PrecacheEntry[];
};

/** Cache key with the revision: releases share a file whose bytes are the same. */
export const cacheKey = ({ url, hash }: PrecacheEntry) => `${url}?sha256=${hash}`;

/**
 * The canonical path of a URL's aliases: no `index.html`, no `.html`, no trailing or doubled slash. Home
 * keeps its slash.
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
 * The order of precaching: what the open page uses, then the shell and the page's language, then the other
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
  /** An update is installed and waits. */
  | { type: "UPDATE_READY"; version: string }
  /** This release now controls every open page. */
  | { type: "ACTIVATED"; version: string }
  /** How many files of the site are cached. */
  | { type: "PRECACHE_PROGRESS"; cached: number; of: number; isFull: boolean };
