import { setTimeout as pause } from "node:timers/promises";
import { CPU_SLOWDOWN, newPage, newVisitor } from "./browser.mjs";
import { seenBy } from "./observe.mjs";
import { settle } from "./settle.mjs";

/** @typedef {import("./browser.mjs").Visitor} Visitor */
/** @typedef {import("./link.mjs").Link} Link */
/** @typedef {import("./origin.mjs").Answered} Answered */

/** How long a worker may take to be there, for the variants that have one. */
const WORKER_MS = 20_000;
const QUIET_MS = 2000;
const PATIENCE_MS = 90_000;

/**
 * Waits until a visitor has everything that the site keeps: a worker, if it has one, and nothing on
 * the line for a while.
 *
 * @param {Visitor} visitor
 * @param {Link} link
 * @param {boolean} hasWorker
 */
async function waitUntilKept({ page }, link, hasWorker) {
  const limit = performance.now() + PATIENCE_MS;
  const isActive = async () =>
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === "activated";
    });
  const workerLimit = performance.now() + (hasWorker ? WORKER_MS : 0);
  while (performance.now() < workerLimit && !(await isActive())) await pause(100);
  while (performance.now() < limit && performance.now() - link.lastByteAt < QUIET_MS)
    await pause(100);
}

/**
 * @param {Visitor} first
 * @param {string} url
 * @param {number} rate
 * @returns {Promise<Visitor>} a new page of the same visitor, on its way to the address
 */
async function visitAgain(first, url, rate) {
  const again = await newPage(first.context);
  await again.slowDown(rate);
  await again.page.goto(url, { waitUntil: "commit" });
  return again;
}

/**
 * Visits a page until all is kept, then again three times: on a fast line to count what reaches the
 * network before the first paint, on the slow line and processor, and without a connection.
 *
 * @param {object} options
 * @param {import("@playwright/test").Browser} options.browser
 * @param {Link} options.link
 * @param {string} options.url
 * @param {boolean} options.hasWorker
 * @param {() => Answered[]} options.answered what the server has answered so far
 * @param {(line: string) => void} options.say
 * @returns {Promise<Record<string, number | null>>} requests and paints in ms; `kept`, the kB of the
 *   first visit with all that is kept for later; `offline-fcp` is null where nothing came
 */
export async function repeatOnce({ browser, link, url, hasWorker, answered, say }) {
  link.mode = "fast";
  const bytesBefore = link.bytesDown;
  const first = await newVisitor(browser, { worker: true });
  try {
    await first.page.goto(url, { waitUntil: "load" });
    await settle(first, link);
    await waitUntilKept(first, link, hasWorker);
    const kept = (link.bytesDown - bytesBefore) / 1000;
    // The first page stays open, or its worker would be put to sleep.
    const countedFrom = answered().length;
    const fast = await visitAgain(first, url, 1);
    await settle(fast, link);
    const { fcp: fastFcp } = await seenBy(fast.page);
    const begin = await fast.page.evaluate(() => performance.timeOrigin);
    const asked = answered().slice(countedFrom);
    await fast.page.close();
    const before = asked.filter(({ startedAt }) => startedAt < begin + (fastFcp ?? 0));
    if (hasWorker && before.length > 0)
      say(`  before the paint: ${before.map(({ path }) => path).join(" ")}`);

    link.mode = "slow";
    const slow = await visitAgain(first, url, CPU_SLOWDOWN);
    await settle(slow, link);
    const online = await seenBy(slow.page);
    await slow.page.close();

    link.mode = "off";
    const offline = await offlineVisit(first, url, link);
    return {
      kept,
      "warm-requests": asked.length,
      "warm-requests-before-paint": before.length,
      "warm-bytes": asked.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
      "warm-fcp": online.fcp,
      "warm-lcp": online.lcp,
      ...offline,
    };
  } finally {
    link.mode = "fast";
    await first.close();
  }
}

/**
 * @param {Visitor} first
 * @param {string} url
 * @param {Link} link
 * @returns {Promise<Record<string, number | null>>}
 */
async function offlineVisit(first, url, link) {
  try {
    const again = await visitAgain(first, url, CPU_SLOWDOWN);
    await settle(again, link);
    const { fcp } = await seenBy(again.page);
    const hasHeading = (await again.page.locator("main h1").count()) > 0;
    return { "offline-fcp": hasHeading ? fcp : null, offline: hasHeading ? 1 : 0 };
  } catch {
    return { "offline-fcp": null, offline: 0 };
  }
}
