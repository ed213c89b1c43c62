import { expect, type Locator, type Page, type Request, type Route } from "@playwright/test";
import { siteWords } from "@/content/site-words";
import { localize } from "@/lib/i18n/define-content";

/** The texts of the layout, keyed by language. */
export const SITE_WORDS = { en: localize(siteWords, "en"), fr: localize(siteWords, "fr") };

type Handler = (route: Route) => Promise<void>;
type UrlPattern = string | RegExp | ((url: URL) => boolean);

/** Matches the chunks of `import()`. Their names contain a dot when webpack writes them. */
export const LAZY_CHUNK = /\/_next\/static\/chunks\/\d+\.[\da-f]+\.js$/;

/** Matches the client code of one page, by the last segment of the page's path. */
export const pageChunk = (name: string) => `**/${name}/page-*.js`;

/** Matches the payloads of one page. A client-side navigation to the page loads these payloads. */
export const payloadsOf = (path: string) => (url: URL) =>
  (url.pathname.startsWith(`${path}/`) || url.pathname === `${path}.txt`) &&
  url.pathname.endsWith(".txt");

/** Performs the first interaction, which starts the hydration of a page. */
export async function interact(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
}

/** Opens a URL and performs the first interaction. */
export async function enter(page: Page, url: string) {
  await page.goto(url);
  await interact(page);
}

/**
 * Runs in the page: interacts with the page. Returns whether the page is hydrated and the fonts of the page are loaded.
 */
export function isHydrated(): boolean {
  dispatchEvent(new Event("scroll"));
  return (
    // The router of Next inserts this element. The element therefore appears after the inline script that defines
    // `replayEvents`.
    document.querySelector("next-route-announcer") !== null &&
    !window.replayEvents &&
    document.fonts.status === "loaded"
  );
}

/** Interacts with the page and waits until it is hydrated and its layout is stable. */
export async function waitForHydration(page: Page) {
  await page.waitForFunction(isHydrated);
}

/**
 * Checks a radio button or checkbox, and waits until the control is checked. The wait is needed directly after
 * hydration: React then displays the checked state some frames after the click.
 */
export async function choose(choice: Locator) {
  await choice.click();
  await expect(choice).toBeChecked();
}

/** Opens a URL and waits until the page is hydrated. */
export async function visit(page: Page, url: string) {
  await page.goto(url);
  await waitForHydration(page);
}

/** Runs in the page: waits for three idle moments in succession. */
async function threeIdleMoments() {
  for (let moment = 0; moment < 3; moment += 1)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
}

/**
 * Watches the requests of a page from now on. The returned function waits until the page has received all files that it
 * has requested, and requests no further file in three idle moments. The site prefetches at most three pages, one page
 * at each idle moment, and the router skips the pages that it already has.
 *
 * The load state "networkidle" of Playwright is not sufficient for this purpose: a document reaches it only once, and
 * client-side navigations do not reset it. A busy machine that evaluates modules for half a second between two requests
 * reaches it before the page requests the files that it loads when the browser is idle.
 */
export function watchRest(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let begun = 0;
  page.on("request", (request) => {
    // The browser may freeze a page that is left together with its requests, and would then never report their end.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    open.add(request);
    begun += 1;
  });
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  const isAtRest = async () => {
    // A file that arrives may request further files, so all files must have arrived before the idle moments.
    if (open.size > 0) return false;
    const before = begun;
    await page.evaluate(threeIdleMoments);
    return begun === before;
  };
  // On a busy machine, each idle moment lasts a second, and each file begins a new series of idle moments.
  return () =>
    expect.poll(isAtRest, { message: "the page is at rest", timeout: 45_000 }).toBe(true);
}

/**
 * Waits until the page has received the payload of another page, which it prefetches when the browser is idle. The
 * other page is named by the last segment of its path. The caller calls this function before it opens the page.
 */
export async function untilPrefetched(page: Page, name: string) {
  const response = await page.waitForResponse((response) =>
    new URL(response.url()).pathname.endsWith(`.${name}.__PAGE__.txt`),
  );
  await response.finished();
}

/** Counts how often the page is loaded in full from now on, including reloads. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

/** The console message of Chromium when Playwright blocks the service worker. */
export const WORKER_BLOCKED = "Service Worker registration blocked by Playwright";

/**
 * Chromium's report about a style sheet that Next preloads for the page of a visible link. Chromium reports it if the
 * visitor has not followed the link after some seconds.
 */
export const STYLE_OF_NEXT_PAGE =
  /^The resource \S+\.css was preloaded using link preload but not used/;

/** Collects console errors and uncaught exceptions. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  return faults;
}

/** Intercepts requests to some URLs and delays them until they are released. */
export async function hold(page: Page, urls: UrlPattern) {
  const waiting: Route[] = [];
  let isHeld = true;
  await page.route(urls, async (route) => {
    if (isHeld) waiting.push(route);
    else await route.continue();
  });
  return {
    /** Returns the number of delayed requests. */
    count: () => waiting.length,
    /** Releases the delayed requests, and does not delay later requests. */
    release: async () => {
      isHeld = false;
      await Promise.all(waiting.splice(0).map((route) => route.continue()));
    },
    /** Aborts the delayed requests. */
    cutOff: async () => {
      await Promise.all(waiting.splice(0).map((route) => route.abort()));
    },
  };
}

/** Makes requests to some URLs fail while `isLost` returns true. By default the requests are aborted. */
export async function breakWhile(
  page: Page,
  urls: UrlPattern,
  isLost: () => boolean,
  fail: Handler = (route) => route.abort(),
) {
  await page.route(urls, (route) => (isLost() ? fail(route) : route.continue()));
}

/**
 * Simulates a visitor with data saver on. Pages are then not prefetched, and each click loads the files of its page.
 */
export async function saveData(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", {
      value: Object.assign(new EventTarget(), { saveData: true, effectiveType: "4g" }),
    });
  });
}

/** Returns the link with this name in the header's navigation. */
export const headerLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("navigation").getByRole("link", { name, exact: true });

export const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

/** Marks the window with a property. This property disappears when a page is loaded in full. */
export async function markWindow(page: Page) {
  await page.evaluate(() => {
    Object.assign(window, { mark: "here" });
  });
}

/** Expects that the window has not loaded a page in full since the mark was set. */
export async function expectSameWindow(page: Page) {
  expect(await page.evaluate(() => (window as { mark?: string }).mark)).toBe("here");
}

/**
 * Freezes the tab and reactivates it, as a browser does in the background. Between the two, sets the clock back by a
 * day.
 */
export async function freezeWithClockSetBack(page: Page) {
  await page.evaluate((day) => {
    const { now } = Date;
    Date.now = () => now() - day;
  }, 86_400_000);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setWebLifecycleState", { state: "frozen" });
  await devtools.send("Page.setWebLifecycleState", { state: "active" });
}

/** Stops the installed clock of the page. Afterwards the clock advances only when the test advances the clock. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
}
