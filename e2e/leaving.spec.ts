import { expect, type Page, test } from "@playwright/test";
import { watchFaults } from "../testing/behaviour";

/**
 * A request, as the DevTools protocol of Chromium reports it. `loaderId` identifies the page that sends the request.
 */
type Request = { url: string; loaderId: string; asksForDocument: boolean };

/** Collects the requests of all pages in the order of the requests. Slows down the connection and the processor. */
async function watchRequests(page: Page): Promise<Request[]> {
  const session = await page.context().newCDPSession(page);
  const requests: Request[] = [];
  session.on("Network.requestWillBeSent", ({ requestId, loaderId, request }) => {
    // Data that are embedded in the page do not cause a request.
    if (request.url.startsWith("data:")) return;
    requests.push({ url: request.url, loaderId, asksForDocument: requestId === loaderId });
  });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 40,
    downloadThroughput: 1_000_000,
    uploadThroughput: 1_000_000,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 2 });
  return requests;
}

/**
 * Starts the hydration at once with a key event. After the given number of frames, follows the first link of the
 * navigation.
 */
const followLink = (page: Page, frames: number) =>
  page.evaluate(async (left) => {
    dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
    for (let frame = 0; frame < left; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    const link = document.querySelector<HTMLAnchorElement>("header nav a");
    // The click happens only after this function has returned, because a prefetched page replaces this page at once.
    setTimeout(() => link?.click());
  }, frames);

/** Returns the requests that a page sends after the next page was requested. */
function lateRequests(requests: readonly Request[]): string[] {
  let current: string | undefined;
  return requests.flatMap(({ url, loaderId, asksForDocument }) => {
    if (asksForDocument) current = loaderId;
    return loaderId === current ? [] : [url];
  });
}

// Service workers are blocked, because the request of a worker does not belong to a page.
test.use({ serviceWorkers: "block" });

/** The number of times that the page is left; `npm run test:full` leaves the page more often. */
const ROUNDS = process.env.CASES === "all" ? 200 : 64;

test(`a page that is left ${ROUNDS} times during its start does not fail or request more files @release`, async ({
  page,
}) => {
  test.setTimeout(900_000);
  const faults = watchFaults(page);
  const requests = await watchRequests(page);
  let documents = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto("about:blank");
    requests.length = 0;
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("banner").getByRole("navigation").waitFor();
    // The number of frames varies. The moments thus cover the time from the start of the page until the page is
    // hydrated.
    await followLink(page, round % 16);
    await expect(page).toHaveURL("/portfolio");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    documents += Number(requests.filter(({ asksForDocument }) => asksForDocument).length > 1);
    expect(lateRequests(requests)).toEqual([]);
  }
  expect(faults).toEqual([]);
  // In the other rounds, the link was followed when the page was already hydrated.
  expect(documents).toBeGreaterThan(ROUNDS / 2);
});
