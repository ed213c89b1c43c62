import { canonicalPath } from "@/components/shell/offline/precache-manifest";
import { releaseOf } from "./own-page";

/** The network timeout of a navigation, ms (docs/adr/0007-service-worker.md). */
export const NETWORK_TIMEOUT_MS = 4000;

/** The time for which the network counts as unavailable after a failure or timeout, ms. */
const NETWORK_DOWN_MS = 10_000;

/**
 * The number of characters at the beginning of a page that are inspected. They are in the first network packet of the
 * page.
 */
const INSPECTED = 1000;

type Pages = {
  /** The path of the home page. */
  home: string;
  /** Returns whether the site has a page at a canonical path. */
  isKnown: (path: string) => boolean;
  /** Returns the cached page at a canonical path, unless a newer release is known. */
  current: (path: string) => Promise<Response | undefined>;
  /** Returns the cached page at a canonical path, from any release. */
  cached: (path: string) => Promise<Response | undefined>;
  notFound: () => Promise<Response | undefined>;
};

/** The result of a network request; `foreign` is the page of a captive portal, or an error of the host. */
type Outcome =
  | { kind: "own"; response: Response }
  | { kind: "foreign"; response: Response }
  | { kind: "failed" };

/** The time at which the network failed or timed out; undefined once the network has responded again. */
let failedAt: number | undefined;

const isNetworkDown = () =>
  !navigator.onLine ||
  (failedAt !== undefined && Math.abs(Date.now() - failedAt) < NETWORK_DOWN_MS);

/**
 * Answers a navigation. If the cached page is current, it is returned. Otherwise the worker waits for the network until
 * the timeout, and then returns the cached page for that URL, the cached 404 page, or a late response from the network.
 */
export async function answerNavigation(request: Request, pages: Pages): Promise<Response> {
  const url = new URL(request.url);
  const path = canonicalPath(url.pathname, pages.home);
  const isCanonical = url.pathname === path;
  const current = isCanonical && acceptsCached(request) && (await pages.current(path));
  if (current) return current;

  const wasDown = isNetworkDown();
  const network = fromNetwork(request);
  void network.then(({ kind }) => {
    if (kind === "own") failedAt = undefined;
  });
  const outcome = await Promise.race([network, timeout(wasDown ? 0 : NETWORK_TIMEOUT_MS)]);
  if (outcome.kind === "own") return outcome.response;
  if (outcome.kind === "failed" && !wasDown) failedAt = Date.now();

  const cached = await pages.cached(path);
  // An alias is redirected to the URL of the page, so that the links of the page match its router.
  if (cached) return isCanonical ? cached : Response.redirect(path + url.search, 307);
  if (outcome.kind === "foreign") return outcome.response;
  // If the site has this page and the device has not cached it, only the network can provide the page.
  const notFound = pages.isKnown(path) ? undefined : await pages.notFound();
  return notFound ?? responseOf(await network);
}

const responseOf = (outcome: Outcome) =>
  outcome.kind === "failed" ? Response.error() : outcome.response;

/**
 * Returns whether a navigation may be answered with a page that may have changed in the meantime. A reload requests the
 * current page. A URL with a query opens a task or a list, and neither should start in an old release.
 */
function acceptsCached({ method, url, cache }: Request): boolean {
  const isReload = cache === "no-cache" || cache === "reload";
  return method === "GET" && !isReload && new URL(url).search === "";
}

function timeout(ms: number): Promise<Outcome> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ kind: "failed" }), ms);
  });
}

async function fromNetwork(request: Request): Promise<Outcome> {
  try {
    const answer = await fetch(request);
    // A redirect counts as foreign. A worker cannot read the target of a redirect, and no canonical URL of the site
    // redirects.
    if (answer.type === "opaqueredirect" || answer.status >= 500)
      return { kind: "foreign", response: answer };
    const { response, beginning } = await peek(answer);
    return { kind: releaseOf(beginning) === undefined ? "foreign" : "own", response };
  } catch {
    return { kind: "failed" };
  }
}

/** Returns the beginning of a response's text, and the complete response. */
async function peek(answer: Response): Promise<{ response: Response; beginning: string }> {
  const reader = answer.body?.getReader();
  if (!reader) return { response: answer, beginning: "" };
  const decoder = new TextDecoder();
  const read: Uint8Array[] = [];
  let beginning = "";
  while (beginning.length < INSPECTED) {
    const { value, done } = await reader.read();
    if (done) break;
    read.push(value);
    beginning += decoder.decode(value, { stream: true });
  }
  const whole = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const bytes of read) controller.enqueue(bytes);
    },
    async pull(controller) {
      const { value, done } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { response: new Response(whole, answer), beginning };
}
