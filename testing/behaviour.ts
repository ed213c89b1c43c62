import { expect, type Locator, type Page, type Route } from "@playwright/test";
import { frame } from "@/content/frame";
import { localize } from "@/lib/i18n/define-content";

/** The words around every page, by language. */
export const FRAME = { en: localize(frame, "en"), fr: localize(frame, "fr") };

type Answer = (route: Route) => Promise<void>;
type Address = string | RegExp | ((url: URL) => boolean);

/** Code that is fetched only when a part of a page needs it; webpack names it with a dot. */
export const LAZY_CHUNK = /\/_next\/static\/chunks\/\d+\.[\da-f]+\.js$/;

/** The client code of one page, by the last part of its address. */
export const pageChunk = (name: string) => `**/${name}/page-*.js`;

/** The payloads of one page: what a client-side navigation to it fetches. */
export const payloadsOf = (path: string) => (url: URL) =>
  (url.pathname.startsWith(`${path}/`) || url.pathname === `${path}.txt`) &&
  url.pathname.endsWith(".txt");

/** Makes the first interaction, at which a page fetches its scripts. */
export async function interact(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
}

/** Opens an address as a visitor who begins to scroll. */
export async function enter(page: Page, address: string) {
  await page.goto(address);
  await interact(page);
}

/** Interacts with the page, and returns whether the page's scripts have taken over and its fonts are there. */
export function isHydrated(): boolean {
  dispatchEvent(new Event("scroll"));
  const link = document.querySelector("header a, main a, main button");
  const hasProps = link && Object.keys(link).some((key) => key.startsWith("__reactProps"));
  return (
    Boolean(hasProps) &&
    document.fonts.status === "loaded" &&
    !window.replayEvents &&
    document.querySelector("next-route-announcer") !== null
  );
}

/**
 * Interacts with the page, at which it fetches its scripts, and waits until they have taken over
 * and the fonts are there: before, the page only looks ready, and may move under a click.
 */
export async function waitForHydration(page: Page) {
  await page.waitForFunction(isHydrated);
}

/**
 * Chooses a radio button or a box, and sees it chosen. In the first moments after hydration
 * React marks it some frames after the press, and what it chooses is done at once.
 */
export async function choose(choice: Locator) {
  await choice.click();
  await expect(choice).toBeChecked();
}

/** Opens an address and waits until the page's scripts have taken over. */
export async function visit(page: Page, address: string) {
  await page.goto(address);
  await waitForHydration(page);
}

/** Counts the documents that the page loads from now on, reloads included. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

/** What the test runner itself writes to the console where it keeps a page from its worker. */
export const WORKER_BLOCKED = "Service Worker registration blocked by Playwright";

/** Collects the errors that a console would show, and those that nobody caught. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  return faults;
}

/** Holds back the answers to some requests until they are released. */
export async function hold(page: Page, address: Address) {
  const waiting: Route[] = [];
  let isHeld = true;
  await page.route(address, async (route) => {
    if (isHeld) waiting.push(route);
    else await route.continue();
  });
  return {
    /** How many requests wait. */
    count: () => waiting.length,
    /** Lets them through, and those to come. */
    release: async () => {
      isHeld = false;
      await Promise.all(waiting.splice(0).map((route) => route.continue()));
    },
    /** Has those that wait fail. */
    cutOff: async () => {
      await Promise.all(waiting.splice(0).map((route) => route.abort()));
    },
  };
}

/** Makes requests to some addresses end as `answer` says while `isLost` holds. */
export async function breakWhile(
  page: Page,
  address: Address,
  isLost: () => boolean,
  answer: Answer = (route) => route.abort(),
) {
  await page.route(address, (route) => (isLost() ? answer(route) : route.continue()));
}

/** A visitor who saves data: nothing is prefetched, so each click fetches what it needs. */
export async function saveData(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", {
      value: Object.assign(new EventTarget(), { saveData: true, effectiveType: "4g" }),
    });
  });
}

/** The link of the header's navigation with this name. */
export const headerLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("navigation").getByRole("link", { name, exact: true });

/** Leaves a mark on the window, which only a load of a document wipes off. */
export async function markWindow(page: Page) {
  await page.evaluate(() => {
    Object.assign(window, { mark: "here" });
  });
}

/** Expects the window to be the one that was marked. */
export async function expectSameWindow(page: Page) {
  expect(await page.evaluate(() => (window as { mark?: string }).mark)).toBe("here");
}

/** Stops the page's clock, which the test has installed; from then on only the test moves it. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
}
