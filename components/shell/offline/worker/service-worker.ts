import { RELEASE_PARAMETER } from "@/components/shell/hydration/hydration-manifest";
import {
  type PageMessage,
  type PrecacheManifest,
  precacheOrder,
  type WorkerMessage,
} from "@/components/shell/offline/precache-manifest";
import { mayPrefetch } from "@/lib/connection";
import { answerNavigation } from "./answer-navigation";
import { confirmRelease } from "./confirmation";
import {
  cacheResponse,
  clearCache,
  countPrecached,
  deleteOldReleases,
  isCurrent,
  isPrecacheComplete,
  matchAnyRelease,
  matchPageData,
  matchPrecache,
  precacheAll,
} from "./precache";
import { sendWaiting } from "./send-waiting";
import type { FetchEvent, WindowClient, WorkerScope } from "./worker-scope";

declare const self: WorkerScope & { __WB_MANIFEST: [PrecacheManifest] };

// next-pwa inserts a placeholder, which scripts/build/offline/precache-manifest.ts replaces by the exported files.
const [MANIFEST] = self.__WB_MANIFEST;

const HOME = new URL(self.registration.scope).pathname;
const NOT_FOUND = `${HOME}404.html`;
const SHELL = MANIFEST.files.slice(0, MANIFEST.shell);
const SITE = MANIFEST.files.slice(0, MANIFEST.site);
const LATER = MANIFEST.files.slice(MANIFEST.site);
const FILES = new Map(MANIFEST.files.map((file) => [file.url, file]));

const READY: WorkerMessage = { type: "UPDATE_READY", version: MANIFEST.version };

const isOfAnother = (release: string | null) => release !== null && release !== MANIFEST.version;

/**
 * Whether the host of the site also has the receiver. The receiver's list of studies then decides what is sent, and the
 * host may publish a changed study without a new build. The documents of studies are therefore read from the network.
 */
const HAS_OWN_STUDIES = process.env.NEXT_PUBLIC_SEND_URL
  ? process.env.NEXT_PUBLIC_SEND_URL.startsWith("/")
  : false;

const isStudy = (path: string) => path.startsWith(`${HOME}protocols/`);

const isBuilt = (path: string) => path.startsWith(`${HOME}_next/static/`);

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  const message = Object(event.data) as Partial<PageMessage>;
  if (message.type === "GET_VERSION") event.source?.postMessage(READY);
  // The event does not wait for the promise, because Chromium activates a worker only after this event has ended.
  if (message.type === "SKIP_WAITING") void self.skipWaiting();
  if (message.type === "CLEAR_CACHE") event.waitUntil(clearCache());
  if (message.type === "PRECACHE")
    event.waitUntil(precacheInTurn(message as PageMessage & { type: "PRECACHE" }));
});
// The build replaces these expressions by their values, so the worker of a site that sends no messages contains no code
// for sending.
if (
  process.env.NEXT_PUBLIC_CONTACT_ENDPOINT ||
  process.env.NEXT_PUBLIC_SEND_URL ||
  process.env.NEXT_PUBLIC_DATAPIPE_ID
)
  self.addEventListener("sync", (event) => event.waitUntil(sendWaiting(event.tag)));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (origin !== location.origin || !pathname.startsWith(HOME)) return;
  if (request.mode === "navigate") {
    // The worker ignores requests that open a file directly. The browser handles them.
    if (/(\.html|\/[^./]*)$/.test(pathname)) event.respondWith(answerNavigation(request, PAGES));
  } else if (request.method === "HEAD") {
    // Before Next navigates to a page, it sends a HEAD request to check that the page exists.
    if (FILES.has(pathname)) event.respondWith(answerHead(event, pathname));
  } else if (request.method === "GET" && isOfAnother(searchParams.get(RELEASE_PARAMETER))) {
    event.respondWith(answerForRelease(request, searchParams.get(RELEASE_PARAMETER) ?? ""));
  } else if (HAS_OWN_STUDIES && request.method === "GET" && isStudy(pathname)) {
    event.respondWith(answerStudy(request, pathname));
  } else if (request.method === "GET" && (FILES.has(pathname) || isBuilt(pathname))) {
    event.respondWith(answerFile(event, pathname));
  }
});

const PAGES = {
  home: HOME,
  isKnown: (path: string) => FILES.has(path),
  current,
  cached,
  notFound: async () => {
    const page = await cached(NOT_FOUND);
    return page && new Response(page.body, { status: 404, headers: page.headers });
  },
};

/** Returns the page of this release, if the release is completely cached and no other release is known. */
async function current(path: string): Promise<Response | undefined> {
  const file = FILES.get(path);
  if (!file || isAnotherOnItsWay()) return undefined;
  const [page, isNoted] = await Promise.all([matchPrecache(file), isCurrent(MANIFEST.version)]);
  return isNoted ? page : undefined;
}

function isAnotherOnItsWay(): boolean {
  const { installing, waiting } = self.registration;
  return Boolean(installing || waiting);
}

/** Returns the cached response at a path: the response of this release, or else of the previous release. */
async function cached(path: string): Promise<Response | undefined> {
  const file = FILES.get(path);
  const own = file && (await matchPrecache(file));
  return own ?? matchAnyRelease(path);
}

/**
 * Installs the worker. The first release precaches the app shell at once, and the rest when a page is idle. An update
 * is installed once the whole site is cached, if the site was cached before and data saver is off; otherwise it is
 * installed once the shell is cached. An incomplete installation fails, and the browser tries again.
 */
async function install() {
  if (!self.registration.active) {
    await precacheAll(SHELL);
    return;
  }
  const ended = await precacheAll(mayPrefetch() && (await isPrecacheComplete()) ? SITE : SHELL);
  const isWhole =
    ended === "full" || ended === "refused" || (await countPrecached(SHELL)) === MANIFEST.shell;
  if (ended === "unreachable" || !isWhole) throw new Error("The update did not arrive.");
  await tellPages(READY);
}

/**
 * Activates the worker. The function does only little work, because the requests of pages wait until the function has
 * ended.
 */
async function activate() {
  await self.clients.claim();
  await tellPages({ type: "ACTIVATED", version: MANIFEST.version });
}

let turn = Promise.resolve();

/**
 * Handles precache requests one after the other and reports their progress. The tiles of the map come last, because no
 * page waits for them.
 */
function precacheInTurn(message: PageMessage & { type: "PRECACHE" }): Promise<unknown> {
  turn = turn
    .then(() => precacheFor(message))
    .catch(() => {
      // A failure is ignored, because the next page requests the files again.
    });
  return Promise.all([turn.then(confirm), message.all && turn.then(precacheLater)]);
}

/** Whether the whole site was cached when the files were last counted. */
let isWhole = false;

/**
 * Checks, once a page is idle, whether the host still has the cached release. If the host has another release, fetches
 * the update.
 */
async function confirm() {
  if (!isWhole || isAnotherOnItsWay()) return;
  try {
    if (await confirmRelease(MANIFEST.version, HOME)) await self.registration.update();
  } catch {
    // The device is offline, so the last known state remains valid.
  }
}

let later: Promise<unknown> | undefined;

function precacheLater() {
  later ??= precacheAll(LATER).finally(() => {
    later = undefined;
  });
  return later;
}

async function precacheFor({ used, locale, all }: PageMessage & { type: "PRECACHE" }) {
  // The files of an update that is being installed must not be deleted.
  if (!isAnotherOnItsWay()) {
    await deleteOldReleases(MANIFEST).catch(() => {
      // A device without free space does not record the release; the next page tries again.
    });
  }
  const wanted = precacheOrder(MANIFEST, { used, locale }).filter(
    (file) => used.includes(file.url) || (all ? SITE : SHELL).includes(file),
  );
  const isFull = (await precacheAll(wanted)) === "full";
  const count = await countPrecached(SITE);
  isWhole = count === SITE.length;
  await tellPages({ type: "PRECACHE_PROGRESS", cached: count, of: SITE.length, isFull });
}

async function tellPages(message: WorkerMessage) {
  const pages: WindowClient[] = await self.clients.matchAll({
    type: "window",
    includeUncontrolled: true,
  });
  // Only pages of this site receive the message, because other sites may be on the same host.
  for (const page of pages.filter(({ url }) => new URL(url).pathname.startsWith(HOME)))
    page.postMessage(message);
}

/** Returns a file from the cache, or else from the network, and then fills the cache. */
async function answerFile(event: FetchEvent, path: string): Promise<Response> {
  const file = FILES.get(path);
  const own = file ? await matchPrecache(file) : await matchAnyRelease(path);
  if (own) return own;
  try {
    const answer = await fetch(event.request);
    if (file) event.waitUntil(cacheResponse(file, answer.clone()));
    return answer;
  } catch {
    return (await matchAnyRelease(path)) ?? Response.error();
  }
}

/** Returns the document of a study from the network or, without a connection, from the cache. */
async function answerStudy(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await cached(path)) ?? Response.error();
  }
}

/**
 * Returns the payload of a page from another release: first from the network, or else the cached payload of that
 * release.
 */
async function answerForRelease(request: Request, release: string): Promise<Response> {
  const { pathname } = new URL(request.url);
  try {
    return await fetch(request);
  } catch {
    return (await matchPageData(release, pathname)) ?? Response.error();
  }
}

async function answerHead({ request }: FetchEvent, path: string): Promise<Response> {
  const page = await cached(path);
  return page ? new Response(null, page) : fetch(request);
}
