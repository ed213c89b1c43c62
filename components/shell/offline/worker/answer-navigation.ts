import { cleanPath } from "@/components/shell/offline/precache-manifest";
import { releaseOf } from "./own-page";

/** How long a navigation waits for the network, in milliseconds (docs/adr/0007). */
export const NETWORK_LIMIT_MS = 4000;

/** How long a network that failed, or took too long, counts as gone, in milliseconds. */
const GONE_FOR_MS = 10_000;

/** The characters of a page that are looked at: the start of its first packet. */
const BEGINNING = 1000;

type Pages = {
  /** The path of the home page. */
  home: string;
  /** Whether the site has a page at a clean path. */
  isKnown: (path: string) => boolean;
  /** The kept page at a clean path, as long as nothing says that there is a newer one. */
  current: (path: string) => Promise<Response | undefined>;
  /** The kept page at a clean path, of whichever release. */
  kept: (path: string) => Promise<Response | undefined>;
  notFound: () => Promise<Response | undefined>;
};

/**
 * Answers a navigation: with the kept page if it is current. Else from the network, and where that
 * fails, answers with somebody else's page or takes too long, with the kept page of that address, or the
 * kept 404 page where the site has none.
 */
export async function answerNavigation(request: Request, pages: Pages): Promise<Response> {
  const url = new URL(request.url);
  const clean = cleanPath(url.pathname, pages.home);
  const current =
    url.pathname === clean && takesWhatIsKept(request) && (await pages.current(clean));
  if (current) return current;
  const wasGone = isGone();
  const network = fromNetwork(request);
  network.then(
    () => {
      goneAt = undefined;
    },
    // Whether it fails matters only while it is waited for.
    () => {},
  );
  try {
    return await Promise.race([network, limit(wasGone ? 0 : NETWORK_LIMIT_MS)]);
  } catch (failure) {
    if (!wasGone && !(failure instanceof NotOurs)) goneAt = Date.now();
    const page = await pages.kept(clean);
    // The address that the page itself is at, so that its links and its router agree.
    if (page) return clean === url.pathname ? page : Response.redirect(clean + url.search, 307);
    // There is nothing better to show than what was answered, whoever it was.
    if (failure instanceof NotOurs) return failure.answer;
    const answer = () =>
      network.catch((late) => (late instanceof NotOurs ? late.answer : Response.error()));
    // A page that the site has and this device has not: only the network can bring it.
    if (pages.isKnown(clean)) return answer();
    return (await pages.notFound()) ?? answer();
  }
}

/**
 * Whether a navigation is content with a page that may have changed since. A reload asks for the page
 * as it is now; an address with a query leads to a task or a list, which are not begun in an old release.
 */
function takesWhatIsKept({ method, url, cache }: Request): boolean {
  const isReload = cache === "no-cache" || cache === "reload";
  return method === "GET" && !isReload && new URL(url).search === "";
}

/** When the network failed or took too long; undefined once it has answered again. */
let goneAt: number | undefined;

/** Whether nothing is to be expected of the network: the device has none, or it has just failed. */
const isGone = () =>
  !navigator.onLine || (goneAt !== undefined && Math.abs(Date.now() - goneAt) < GONE_FOR_MS);

function limit(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error("The network takes too long.")), ms);
  });
}

/** An answer that is not the site's, or a failure of its host. */
class NotOurs extends Error {
  constructor(readonly answer: Response) {
    super("This is no page of the site.");
  }
}

/** The site's own answer. @throws when there is none, or NotOurs with another's */
async function fromNetwork(request: Request): Promise<Response> {
  const answer = await fetch(request);
  // Where it leads, a worker cannot see. No page of the site leads elsewhere at its own address.
  if (answer.type === "opaqueredirect" || answer.status >= 500) throw new NotOurs(answer);
  const { response, beginning } = await lookInto(answer);
  if (releaseOf(beginning) === undefined) throw new NotOurs(response);
  return response;
}

/** How an answer begins, and the answer, which is still whole. */
async function lookInto(answer: Response): Promise<{ response: Response; beginning: string }> {
  const reader = answer.body?.getReader();
  if (!reader) return { response: answer, beginning: "" };
  const decoder = new TextDecoder();
  const read: Uint8Array[] = [];
  let beginning = "";
  while (beginning.length < BEGINNING) {
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
