import { expect, type Page, test } from "@playwright/test";
import { watchFaults } from "../testing/behaviour";

/** A request as Chromium's protocol reports it; `loaderId` is that of the document that asks. */
type Request = { url: string; loaderId: string; asksForDocument: boolean };

/** Collects the requests of all documents in their order, and slows the line and the processor down. */
async function watchRequests(page: Page): Promise<Request[]> {
  const session = await page.context().newCDPSession(page);
  const requests: Request[] = [];
  session.on("Network.requestWillBeSent", ({ requestId, loaderId, request }) => {
    // What stands in the page itself is no request.
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

/** Has the page start at once, as a key does, and follows the first link of the navigation after this many frames. */
const followLink = (page: Page, frames: number) =>
  page.evaluate(async (left) => {
    dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
    for (let frame = 0; frame < left; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    const link = document.querySelector<HTMLAnchorElement>("header nav a");
    // After this has returned: a document that was prefetched takes the place of this one at once.
    setTimeout(() => link?.click());
  }, frames);

/** What a document asks for after another was asked for. */
function lateRequests(requests: readonly Request[]): string[] {
  let current: string | undefined;
  return requests.flatMap(({ url, loaderId, asksForDocument }) => {
    if (asksForDocument) current = loaderId;
    return loaderId === current ? [] : [url];
  });
}

// What it fetches belongs to no page.
test.use({ serviceWorkers: "block" });

test("a page left while it starts, at 200 moments, neither fails nor asks for more @release", async ({
  page,
}) => {
  test.setTimeout(900_000);
  const faults = watchFaults(page);
  const requests = await watchRequests(page);
  let documents = 0;
  for (let round = 0; round < 200; round += 1) {
    await page.goto("about:blank");
    requests.length = 0;
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("banner").getByRole("navigation").waitFor();
    // From at once to when the page is hydrated.
    await followLink(page, round % 16);
    await expect(page).toHaveURL("/portfolio");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    documents += Number(requests.filter(({ asksForDocument }) => asksForDocument).length > 1);
    expect(lateRequests(requests)).toEqual([]);
  }
  expect(faults).toEqual([]);
  // The rest came after the page was hydrated.
  expect(documents).toBeGreaterThan(100);
});
