import { RELEASE_PARAMETER } from "@/components/shell/hydration/hydration-manifest";
import {
  keepingOrder,
  type OfflineSet,
  type PageMessage,
  type WorkerMessage,
} from "@/components/shell/offline/precache-manifest";
import { mayPrefetch } from "@/lib/connection";
import { answerNavigation } from "./answer-navigation";
import { confirmRelease } from "./confirmation";
import {
  countKept,
  forgetAll,
  forgetOldReleases,
  isCurrent,
  keep,
  keepAll,
  keptDataOf,
  keptFile,
  keptFromAnyRelease,
  wasComplete,
} from "./precache";
import { sendWaiting } from "./send-waiting";
import type { FetchEvent, WindowClient, WorkerScope } from "./worker-scope";

declare const self: WorkerScope & { __WB_MANIFEST: [OfflineSet] };

// next-pwa fills in the list; scripts/build/offline/precache-manifest.ts writes what was exported into it.
const [SET] = self.__WB_MANIFEST;

const HOME = new URL(self.registration.scope).pathname;
const NOT_FOUND = `${HOME}404.html`;
const SHELL = SET.files.slice(0, SET.shell);
const SITE = SET.files.slice(0, SET.site);
const TILES = SET.files.slice(SET.site);
const FILES = new Map(SET.files.map((file) => [file.url, file]));

const READY: WorkerMessage = { type: "ready", version: SET.version };

const isOfAnother = (release: string | null) => release !== null && release !== SET.version;

const isBuilt = (path: string) => path.startsWith(`${HOME}_next/static/`);

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  const message = Object(event.data) as Partial<PageMessage>;
  if (message.type === "introduce-yourself") event.source?.postMessage(READY);
  // Not waited for: Chromium lets a worker take over only once this event has ended.
  if (message.type === "take-over") void self.skipWaiting();
  if (message.type === "forget") event.waitUntil(forgetAll());
  if (message.type === "keep")
    event.waitUntil(keepInTurn(message as PageMessage & { type: "keep" }));
});
// Inlined at build: a site that sends nothing has no code for it in its worker.
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
    // A file that is opened by itself is the browser's affair.
    if (/(\.html|\/[^./]*)$/.test(pathname)) event.respondWith(answerNavigation(request, PAGES));
  } else if (request.method === "HEAD") {
    // Next asks so whether a page is there before it goes to it.
    if (FILES.has(pathname)) event.respondWith(answerHead(event, pathname));
  } else if (request.method === "GET" && isOfAnother(searchParams.get(RELEASE_PARAMETER))) {
    event.respondWith(answerForRelease(request, searchParams.get(RELEASE_PARAMETER) ?? ""));
  } else if (request.method === "GET" && (FILES.has(pathname) || isBuilt(pathname))) {
    event.respondWith(answerFile(event, pathname));
  }
});

const PAGES = {
  home: HOME,
  isKnown: (path: string) => FILES.has(path),
  current,
  kept,
  notFound: async () => {
    const page = await kept(NOT_FOUND);
    return page && new Response(page.body, { status: 404, headers: page.headers });
  },
};

/** The page of this release, if all of that is kept and no other one is known of. */
async function current(path: string): Promise<Response | undefined> {
  const file = FILES.get(path);
  if (!file || isAnotherOnItsWay()) return undefined;
  const [page, isNoted] = await Promise.all([keptFile(file), isCurrent(SET.version)]);
  return isNoted ? page : undefined;
}

function isAnotherOnItsWay(): boolean {
  const { installing, waiting } = self.registration;
  return Boolean(installing || waiting);
}

/** What is kept at an address: of this release, else of the one before. */
async function kept(path: string): Promise<Response | undefined> {
  const file = FILES.get(path);
  const own = file && (await keptFile(file));
  return own ?? keptFromAnyRelease(path);
}

/**
 * The first release keeps what it needs at once, and the rest when a page is at rest. A later one is
 * ready when all is there, if all was there before and data are not to be saved; otherwise the shell. One
 * that does not arrive whole is given up, and the browser tries again.
 */
async function install() {
  if (!self.registration.active) {
    await keepAll(SHELL);
    return;
  }
  const ended = await keepAll(mayPrefetch() && (await wasComplete()) ? SITE : SHELL);
  const isWhole = ended === "full" || ended === "refused" || (await countKept(SHELL)) === SET.shell;
  if (ended === "unreachable" || !isWhole) throw new Error("The new release did not arrive.");
  await tellPages(READY);
}

/** Pages wait for an answer until this has ended, so what can be done later is. */
async function activate() {
  await self.clients.claim();
  await tellPages({ type: "taken-over", version: SET.version });
}

let turn = Promise.resolve();

/**
 * Keeps what a page asks for after what other pages have asked for, and says how much is kept. Last
 * come the map's tiles, for which no page waits.
 */
function keepInTurn(message: PageMessage & { type: "keep" }): Promise<unknown> {
  turn = turn
    .then(() => keepFor(message))
    .catch(() => {
      // What failed here is asked for again by the next page.
    });
  return Promise.all([turn.then(confirm), message.all && turn.then(keepTiles)]);
}

/** Whether all of the site was kept when it was last counted. */
let isWhole = false;

/**
 * Asks, once a page is at rest, whether what is kept is still what the host has, and brings in what it
 * has instead. That costs a visitor's line little, and no paint waits for it.
 */
async function confirm() {
  if (!isWhole || isAnotherOnItsWay()) return;
  try {
    if (await confirmRelease(SET.version, HOME)) await self.registration.update();
  } catch {
    // Without an answer, what was last known holds.
  }
}

let tiles: Promise<unknown> | undefined;

function keepTiles() {
  tiles ??= keepAll(TILES).finally(() => {
    tiles = undefined;
  });
  return tiles;
}

async function keepFor({ used, locale, all }: PageMessage & { type: "keep" }) {
  // The files of a release that is on its way are not this one's to forget.
  if (!isAnotherOnItsWay()) {
    await forgetOldReleases(SET).catch(() => {
      // A full device does not note the release, and it is asked again.
    });
  }
  const wanted = keepingOrder(SET, { used, locale }).filter(
    (file) => used.includes(file.url) || (all ? SITE : SHELL).includes(file),
  );
  const isFull = (await keepAll(wanted)) === "full";
  const kept = await countKept(SITE);
  isWhole = kept === SITE.length;
  await tellPages({ type: "kept", kept, of: SITE.length, isFull });
}

async function tellPages(message: WorkerMessage) {
  const pages: WindowClient[] = await self.clients.matchAll({
    type: "window",
    includeUncontrolled: true,
  });
  // A page of another site on this host is no page of this one.
  for (const page of pages.filter(({ url }) => new URL(url).pathname.startsWith(HOME)))
    page.postMessage(message);
}

/** A file that pages use: the kept one, else the network's, which is then kept. */
async function answerFile(event: FetchEvent, path: string): Promise<Response> {
  const file = FILES.get(path);
  const own = file ? await keptFile(file) : await keptFromAnyRelease(path);
  if (own) return own;
  try {
    const answer = await fetch(event.request);
    if (file) event.waitUntil(keep(file, answer.clone()));
    return answer;
  } catch {
    return (await keptFromAnyRelease(path)) ?? Response.error();
  }
}

/** The data of a page of another release: what the host has by now, else what is kept of that release. */
async function answerForRelease(request: Request, release: string): Promise<Response> {
  const { pathname } = new URL(request.url);
  try {
    return await fetch(request);
  } catch {
    return (await keptDataOf(release, pathname)) ?? Response.error();
  }
}

async function answerHead({ request }: FetchEvent, path: string): Promise<Response> {
  const page = await kept(path);
  return page ? new Response(null, page) : fetch(request);
}
