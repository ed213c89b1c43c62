import { BASE_PATH } from "@/lib/base-path";

/** Characters of a file's hash that are compared: 96 bits, against other content and not against forgery. */
export const HASH_LENGTH = 16;

/**
 * The files that are kept for use without a connection. The build lists them in the service worker
 * (scripts/build/offline/precache-manifest.ts), each with the hash of its exported bytes, in the order of use.
 */
export type OfflineFile = {
  /** Its address on the host, with the base path. */
  url: string;
  /** The first 16 characters of the SHA-256 of its bytes, in base64. */
  hash: string;
  /** The language of what only one language's pages use. */
  locale?: string;
};

/** The cache that holds them; a host may have another copy of the site below another path. */
export const KEPT_FILES = `protocole-files${BASE_PATH}`;

export type OfflineSet = {
  /** The release, as in `<html data-version>`. */
  version: string;
  /** How many of the files, from the first, are kept even where data are to be saved. */
  shell: number;
  /** How many of them, from the first, are the site; the map's tiles follow, and are kept last. */
  site: number;
  files: OfflineFile[];
};

/** The key of a file in the cache: an old and a new release with the same bytes share one entry. */
export const cacheKey = ({ url, hash }: OfflineFile) => `${url}?sha256=${hash}`;

/**
 * The one address of what several addresses mean: no `index.html`, no `.html`, no slash at the end,
 * no slash twice. Home keeps its slash.
 *
 * @param pathname as in `URL.pathname`
 * @param home the path of the home page, "/" or "/repo/"
 */
export function cleanPath(pathname: string, home: string): string {
  const path = pathname
    .replace(/\/{2,}/g, "/")
    .replace(/\/index\.html$/, "/")
    .replace(/\.html$/, "");
  const clean = path.replace(/\/$/, "");
  return clean === home.replace(/\/$/, "") ? home : clean;
}

/**
 * The files in the order in which they are kept: those that the open page uses, then the shell and
 * the page's own language, then the other language.
 *
 * @param used paths of files that the open page uses
 */
export function keepingOrder(
  { files }: OfflineSet,
  { used, locale }: { used: readonly string[]; locale: string },
): OfflineFile[] {
  const rank = (file: OfflineFile) => {
    if (used.includes(file.url)) return 0;
    return file.locale === undefined || file.locale === locale ? 1 : 2;
  };
  return [...files].sort((one, other) => rank(one) - rank(other));
}

/** What a page says to a worker. */
export type PageMessage =
  /** To the one that answers: keep these files first, and, if the connection allows, all. */
  | { type: "keep"; used: string[]; locale: string; all: boolean }
  /** To the one that answers: keep nothing more for this page. */
  | { type: "forget" }
  /** To one that waits: say which release you are. */
  | { type: "introduce-yourself" }
  /** To one that waits: answer from now on. */
  | { type: "take-over" };

/** What a worker says to the pages. */
export type WorkerMessage =
  /** A release is ready to take over from the one that answers now. */
  | { type: "ready"; version: string }
  /** This release now answers every open page. */
  | { type: "taken-over"; version: string }
  /** How much is kept now. */
  | { type: "kept"; kept: number; of: number; isFull: boolean };
