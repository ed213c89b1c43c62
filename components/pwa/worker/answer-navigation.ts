import { cleanPath } from "@/lib/offline-set";

/** Specification of the offline behaviour: how long a navigation waits for the network, in milliseconds. */
export const NETWORK_LIMIT_MS = 4000;

/** What every page of the site begins with (components/layout/document-shell.tsx). */
const OWN_PAGE = /<html[^>]*\sdata-version="/;

/** The characters of a page that are looked at: the start of its first packet. */
const BEGINNING = 1000;

type Pages = {
  /** The path of the home page. */
  home: string;
  /** Whether the site has a page at a clean path. */
  isKnown: (path: string) => boolean;
  /** The kept page at a clean path. */
  kept: (path: string) => Promise<Response | undefined>;
  notFound: () => Promise<Response | undefined>;
};

/**
 * Answers a navigation: from the network, and where that fails, answers with somebody else's page or
 * takes too long, with the kept page of that address, or the kept 404 page where the site has none.
 */
export async function answerNavigation(request: Request, pages: Pages): Promise<Response> {
  const url = new URL(request.url);
  const clean = cleanPath(url.pathname, pages.home);
  const network = fromNetwork(request);
  // Whether it fails matters only while it is waited for.
  network.catch(() => {});
  try {
    return await Promise.race([network, limit()]);
  } catch (failure) {
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

function limit(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error("The network takes too long.")), NETWORK_LIMIT_MS);
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
  if (!OWN_PAGE.test(beginning)) throw new NotOurs(response);
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
