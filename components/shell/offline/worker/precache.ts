import { releaseOfData } from "@/components/shell/hydration/hydration-manifest";
import {
  cacheKey,
  HASH_LENGTH,
  KEPT_FILES,
  type OfflineFile,
  type OfflineSet,
} from "@/components/shell/offline/precache-manifest";

/** Where the cache notes which releases' files it holds. No page has such an address. */
const RELEASES = "/offline-releases.json";

/** Where the cache notes the release of which all is kept, and which the host last had. */
const CURRENT = "/offline-current.txt";

/** Files at a time, so that what the page itself asks for is not held up. */
const AT_ONCE = 4;

/** Files in a row that may fail to arrive before the network counts as gone: a line that drops takes all with it. */
const FAILURES = AT_ONCE;

/** Why a file is not kept. */
type Loss = "unreachable" | "not-ours" | "full" | "refused";

/** Counts how often all was forgotten, so that what is under way then keeps nothing after it. */
let forgotten = 0;

/** The kept file, or undefined. Storage that is refused or broken holds nothing. */
export async function keptFile(file: OfflineFile): Promise<Response | undefined> {
  try {
    return await (await caches.open(KEPT_FILES)).match(cacheKey(file));
  } catch {
    return undefined;
  }
}

/** A file of whichever release at an address, for a page of the release before. */
export async function keptFromAnyRelease(path: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(KEPT_FILES)).match(path, { ignoreSearch: true });
  } catch {
    return undefined;
  }
}

/** The data of a page in a release, which they name. */
export async function keptDataOf(release: string, path: string): Promise<Response | undefined> {
  try {
    const kept = await (await caches.open(KEPT_FILES)).matchAll(path, { ignoreSearch: true });
    const texts = await Promise.all(kept.map((data) => data.clone().text()));
    return kept[texts.findIndex((text) => releaseOfData(text) === release)];
  } catch {
    return undefined;
  }
}

/**
 * Keeps an answer of the network if it is, byte for byte, the file that the build exported: not the
 * page of a captive portal, and not the file of another release.
 */
export async function keep(file: OfflineFile, answer: Response): Promise<Loss | undefined> {
  const bytes = await answer.clone().arrayBuffer();
  if ((await hashOf(bytes)) !== file.hash) return "not-ours";
  // A copy: an answer that was redirected to is refused for a navigation.
  const { status, statusText, headers } = answer;
  try {
    const cache = await caches.open(KEPT_FILES);
    await cache.put(cacheKey(file), new Response(bytes, { status, statusText, headers }));
  } catch (error) {
    return (error as Error).name === "QuotaExceededError" ? "full" : "refused";
  }
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return btoa(String.fromCharCode(...digest)).slice(0, HASH_LENGTH);
}

/** The keys that are kept, as paths with their query. */
async function keptKeys(): Promise<Set<string>> {
  try {
    const keys = await (await caches.open(KEPT_FILES)).keys();
    return new Set(keys.map(({ url }) => new URL(url).pathname + new URL(url).search));
  } catch {
    return new Set();
  }
}

/** How many of the files are kept. */
export async function countKept(files: readonly OfflineFile[]): Promise<number> {
  const keys = await keptKeys();
  return files.filter((file) => keys.has(cacheKey(file))).length;
}

/** What ends the keeping of a list of files before its end. */
export type Ending = Exclude<Loss, "not-ours">;

/**
 * Fetches what is not kept yet, a few files at a time and in order, and stops when the network or the
 * space ends. A file that is lost on the way is asked for once more, after the others.
 *
 * @returns what ended it, or kept a file out in the end; undefined when every file was answered
 */
export async function keepAll(files: readonly OfflineFile[]): Promise<Ending | undefined> {
  const keys = await keptKeys();
  const missing = files.filter((file) => !keys.has(cacheKey(file)));
  const begun = forgotten;
  const lost = new Set<OfflineFile>();
  let ended: Ending | undefined;
  let unreachable: "unreachable" | undefined;
  let inARow = 0;
  const lose = (file: OfflineFile) => {
    inARow += 1;
    if (inARow > FAILURES) ended = "unreachable";
    if (lost.has(file)) unreachable = "unreachable";
    else missing.push(file);
    lost.add(file);
  };
  const next = async (): Promise<void> => {
    const file = ended || forgotten !== begun ? undefined : missing.shift();
    if (!file) return;
    const loss = await fetchAndKeep(file);
    // A file that is not there, or is another release's, does not keep the others out.
    if (loss === "full" || loss === "refused") ended = loss;
    if (loss === "unreachable") lose(file);
    else inARow = 0;
    return next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return ended ?? unreachable;
}

/** Forgets all that is kept, and keeps nothing of what is being fetched. */
export async function forgetAll() {
  forgotten += 1;
  await caches.delete(KEPT_FILES).catch(() => {
    // Storage that is refused has nothing to forget.
  });
}

/** Whether all of the site is kept, as the release has it that answers now. */
export async function wasComplete(): Promise<boolean> {
  const [current] = await notedReleases();
  const keys = await keptKeys();
  return current?.keys.slice(0, current.site).every((key) => keys.has(key)) ?? false;
}

/** Whether all of a release was kept, and it was the host's, when the host was last asked. */
export async function isCurrent(version: string): Promise<boolean> {
  try {
    const noted = await (await caches.open(KEPT_FILES)).match(CURRENT);
    return (await noted?.text()) === version;
  } catch {
    return false;
  }
}

/** Notes which release is current, or that none of those kept is. Storage may refuse it. */
export async function noteCurrent(version: string | undefined): Promise<void> {
  // Where all was forgotten meanwhile, no note is left.
  if (!(await caches.has(KEPT_FILES))) return;
  const cache = await caches.open(KEPT_FILES);
  await (version ? cache.put(CURRENT, new Response(version)) : cache.delete(CURRENT));
}

/** A release and the keys of its files, of which the first `site` are the site without the map's tiles. */
type Release = { version: string; site: number; keys: string[] };

/** The releases whose files are kept, the latest first. */
async function notedReleases(): Promise<Release[]> {
  try {
    const noted = await (await caches.open(KEPT_FILES)).match(RELEASES);
    return noted ? await noted.json() : [];
  } catch {
    return [];
  }
}

async function fetchAndKeep(file: OfflineFile): Promise<Loss | undefined> {
  try {
    // What has the hash in its name is taken from the browser's own cache; the rest is asked for anew.
    const cache = file.url.includes("/_next/static/") ? "default" : "no-cache";
    const answer = await fetch(file.url, { cache, credentials: "same-origin", priority: "low" });
    return await keep(file, answer);
  } catch {
    return "unreachable";
  }
}

/**
 * Forgets, once for each release, what neither it nor the one before it uses: a page of the one before
 * may be open. The files are forgotten before the release is noted, which a full device may refuse.
 */
export async function forgetOldReleases({ version, site, files }: OfflineSet) {
  const earlier = await notedReleases();
  if (earlier[0]?.version === version) return;
  const own = { version, site, keys: files.map(cacheKey) };
  const releases = [own, ...earlier.filter((release) => release.version !== version)].slice(0, 2);
  const used = new Set([...releases.flatMap(({ keys }) => keys), RELEASES]);
  const cache = await caches.open(KEPT_FILES);
  const unused = (await cache.keys()).filter(({ url }) => {
    const { pathname, search } = new URL(url);
    return !used.has(pathname + search);
  });
  await Promise.all(unused.map((key) => cache.delete(key)));
  await cache.put(RELEASES, new Response(JSON.stringify(releases)));
}
