import { releaseOfData } from "@/components/shell/hydration/hydration-manifest";
import {
  CACHE_NAME,
  cacheKey,
  HASH_LENGTH,
  type PrecacheEntry,
  type PrecacheManifest,
} from "@/components/shell/offline/precache-manifest";

/** The path of the cache entry that lists the cached releases. No page has this path. */
const RELEASES = "/offline-releases.json";

/**
 * The path of the cache entry that names the current release. This release is completely cached, and is the release
 * that the host had at the last check.
 */
const CURRENT = "/offline-current.txt";

/**
 * The number of parallel downloads. The number is small, so that downloads do not delay the requests of the page
 * itself.
 */
const AT_ONCE = 4;

/**
 * The number of consecutive failures after which the network counts as unavailable. A lost connection makes all
 * parallel downloads fail.
 */
const FAILURES = AT_ONCE;

/** The reason why a file was not cached. */
type Loss = "unreachable" | "foreign" | "full" | "refused";

/** How often the cache was cleared. Downloads that are in progress when the cache is cleared are discarded. */
let clearings = 0;

/** Returns a cached file; undefined if it is missing, or if storage is refused or damaged. */
export async function matchPrecache(file: PrecacheEntry): Promise<Response | undefined> {
  try {
    return await (await caches.open(CACHE_NAME)).match(cacheKey(file));
  } catch {
    return undefined;
  }
}

/** Returns a file of any release at a path, for a page of the previous release. */
export async function matchAnyRelease(path: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(CACHE_NAME)).match(path, { ignoreSearch: true });
  } catch {
    return undefined;
  }
}

/** Returns the payload of a page in a given release. */
export async function matchPageData(release: string, path: string): Promise<Response | undefined> {
  try {
    const kept = await (await caches.open(CACHE_NAME)).matchAll(path, { ignoreSearch: true });
    const texts = await Promise.all(kept.map((data) => data.clone().text()));
    return kept[texts.findIndex((text) => releaseOfData(text) === release)];
  } catch {
    return undefined;
  }
}

/**
 * Caches a response if its bytes match the files of the build and do not come from a captive portal or from another
 * release.
 */
export async function cacheResponse(
  file: PrecacheEntry,
  answer: Response,
): Promise<Loss | undefined> {
  const bytes = await answer.clone().arrayBuffer();
  if ((await hashOf(bytes)) !== file.hash) return "foreign";
  // The code creates a new response with the same content, because browsers refuse a redirected response for a
  // navigation.
  const { status, statusText, headers } = answer;
  try {
    const cache = await caches.open(CACHE_NAME);
    await cache.put(cacheKey(file), new Response(bytes, { status, statusText, headers }));
  } catch (error) {
    return (error as Error).name === "QuotaExceededError" ? "full" : "refused";
  }
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return btoa(String.fromCharCode(...digest)).slice(0, HASH_LENGTH);
}

/** Returns the cache keys. A cache key is a path with its query. */
async function cachedKeys(): Promise<Set<string>> {
  try {
    const keys = await (await caches.open(CACHE_NAME)).keys();
    return new Set(keys.map(({ url }) => new URL(url).pathname + new URL(url).search));
  } catch {
    return new Set();
  }
}

/** Returns how many of the files are cached. */
export async function countPrecached(files: readonly PrecacheEntry[]): Promise<number> {
  const keys = await cachedKeys();
  return files.filter((file) => keys.has(cacheKey(file))).length;
}

/** The reasons why precaching ends early. */
export type KeepEnd = Exclude<Loss, "foreign">;

/**
 * Caches missing files in order, a few at a time. The process can be resumed. It ends if the network is unavailable or
 * the quota is exceeded. A failed download is tried once more after all other downloads.
 *
 * @returns the reason why the process ended early or a file is still missing; undefined if every request was answered
 */
export async function precacheAll(files: readonly PrecacheEntry[]): Promise<KeepEnd | undefined> {
  const keys = await cachedKeys();
  const missing = files.filter((file) => !keys.has(cacheKey(file)));
  const begun = clearings;
  const lost = new Set<PrecacheEntry>();
  let ended: KeepEnd | undefined;
  let unreachable: "unreachable" | undefined;
  let inARow = 0;
  const lose = (file: PrecacheEntry) => {
    inARow += 1;
    if (inARow > FAILURES) ended = "unreachable";
    if (lost.has(file)) unreachable = "unreachable";
    else missing.push(file);
    lost.add(file);
  };
  const next = async (): Promise<void> => {
    const file = ended || clearings !== begun ? undefined : missing.shift();
    if (!file) return;
    const loss = await fetchAndCache(file);
    // One missing or foreign file does not stop the other downloads.
    if (loss === "full" || loss === "refused") ended = loss;
    if (loss === "unreachable") lose(file);
    else inARow = 0;
    return next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return ended ?? unreachable;
}

/** Deletes the cache and discards the downloads in progress. */
export async function clearCache() {
  clearings += 1;
  await caches.delete(CACHE_NAME).catch(() => {
    // If storage is refused, the cache does not exist.
  });
}

/** Returns whether the whole site is cached in the active release. */
export async function isPrecacheComplete(): Promise<boolean> {
  const [current] = await cachedReleases();
  const keys = await cachedKeys();
  return current?.keys.slice(0, current.site).every((key) => keys.has(key)) ?? false;
}

/** Returns whether, at the last check, a release was completely cached and was the release of the host. */
export async function isCurrent(version: string): Promise<boolean> {
  try {
    const noted = await (await caches.open(CACHE_NAME)).match(CURRENT);
    return (await noted?.text()) === version;
  } catch {
    return false;
  }
}

/** Records which release is current, or that no cached release is current. Rejects if storage is refused. */
export async function recordCurrent(version: string | undefined): Promise<void> {
  // In this case the cache was cleared during the downloads, and must not be created again.
  if (!(await caches.has(CACHE_NAME))) return;
  const cache = await caches.open(CACHE_NAME);
  await (version ? cache.put(CURRENT, new Response(version)) : cache.delete(CURRENT));
}

/**
 * A release with the cache keys of its files. The first `site` keys belong to the site without the files that are stored
 * later.
 */
type Release = { version: string; site: number; keys: string[] };

/** Returns the cached releases, the most recent first. */
async function cachedReleases(): Promise<Release[]> {
  try {
    const noted = await (await caches.open(CACHE_NAME)).match(RELEASES);
    return noted ? await noted.json() : [];
  } catch {
    return [];
  }
}

async function fetchAndCache(file: PrecacheEntry): Promise<Loss | undefined> {
  try {
    // Files with a hash in their name may come from the HTTP cache; all other files are revalidated.
    const cache = file.url.includes("/_next/static/") ? "default" : "no-cache";
    const answer = await fetch(file.url, { cache, credentials: "same-origin", priority: "low" });
    return await cacheResponse(file, answer);
  } catch {
    return "unreachable";
  }
}

/**
 * Deletes, once for each release, files that neither this release nor the previous release uses. Files of the previous
 * release remain, because one of its pages may be open. The deletion precedes the record of the release, because a
 * device without free space may refuse to store the record.
 */
export async function deleteOldReleases({ version, site, files }: PrecacheManifest) {
  const earlier = await cachedReleases();
  if (earlier[0]?.version === version) return;
  const own = { version, site, keys: files.map(cacheKey) };
  const releases = [own, ...earlier.filter((release) => release.version !== version)].slice(0, 2);
  const used = new Set([...releases.flatMap(({ keys }) => keys), RELEASES]);
  const cache = await caches.open(CACHE_NAME);
  const unused = (await cache.keys()).filter(({ url }) => {
    const { pathname, search } = new URL(url);
    return !used.has(pathname + search);
  });
  await Promise.all(unused.map((key) => cache.delete(key)));
  await cache.put(RELEASES, new Response(JSON.stringify(releases)));
}
