import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { say } from "@/scripts/terminal.mjs";
import type { ThrottledLink } from "@/testing/throttled-proxy";
import { anotherTab, CPU_SLOWDOWN, newTab, type Tab } from "./browser";
import { observedBy } from "./observe";
import type { LoggedRequest } from "./origin";
import type { Sample } from "./results";
import { settle } from "./settle";

/** The time limit for the activation of a service worker. It applies to variants of the site that have a worker. */
const WORKER_MS = 20_000;
const QUIET_MS = 2000;
const PATIENCE_MS = 90_000;

/**
 * Waits until the link has been idle for two seconds and, if the variant has a service worker, this worker is active.
 */
async function untilPrecached({ page }: Tab, link: ThrottledLink, hasWorker: boolean) {
  const isActive = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === "activated";
    });
  const begin = performance.now();
  const elapsed = () => performance.now() - begin;
  while (hasWorker && elapsed() < WORKER_MS && !(await isActive())) await pause(100);
  while (elapsed() < PATIENCE_MS && performance.now() - link.lastByteAt < QUIET_MS)
    await pause(100);
}

/** Opens the URL in another page of the same visitor. */
async function visitAgain(first: Tab, url: string, rate: number): Promise<Tab> {
  const again = await anotherTab(first.context);
  await again.slowDown(rate);
  await again.page.goto(url, { waitUntil: "commit" });
  return again;
}

type Visit = {
  browser: Browser;
  link: ThrottledLink;
  url: string;
  hasWorker: boolean;
  /** Returns the entries of the server's log. */
  requests: () => LoggedRequest[];
};

/**
 * Visits a page until all files are cached, then visits the page three more times: on a fast link, to count the
 * requests that reach the network before the first paint; on a slow link with a slow processor; and offline.
 *
 * @returns the numbers of requests, the paints in ms, and `precached`, the kB of the first visit including all
 *   precached files; `offline-fcp` is null if the page did not load
 */
export async function repeatOnce({
  browser,
  link,
  url,
  hasWorker,
  requests,
}: Visit): Promise<Sample> {
  link.mode = "fast";
  const bytesBefore = link.bytesDown;
  const first = await newTab(browser, { worker: true });
  try {
    await first.page.goto(url, { waitUntil: "load" });
    await settle(first, link);
    await untilPrecached(first, link, hasWorker);
    const precached = (link.bytesDown - bytesBefore) / 1000;
    // The first page remains open. Otherwise the browser would stop the service worker.
    const countedFrom = requests().length;
    const fast = await visitAgain(first, url, 1);
    await settle(fast, link);
    const { fcp: fastFcp } = await observedBy(fast.page);
    const begin = await fast.page.evaluate(() => performance.timeOrigin);
    const logged = requests().slice(countedFrom);
    await fast.page.close();
    const early = logged.filter(({ startedAt }) => startedAt < begin + (fastFcp ?? 0));
    if (hasWorker && early.length > 0)
      say(`  before the paint: ${early.map(({ path }) => path).join(" ")}`);

    link.mode = "slow";
    const slow = await visitAgain(first, url, CPU_SLOWDOWN);
    await settle(slow, link);
    const online = await observedBy(slow.page);
    await slow.page.close();

    link.mode = "off";
    return {
      precached,
      "warm-requests": logged.length,
      "warm-requests-before-paint": early.length,
      "warm-bytes": logged.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
      "warm-fcp": online.fcp,
      "warm-lcp": online.lcp,
      "offline-fcp": await offlineFcp(first, url, link),
    };
  } finally {
    link.mode = "fast";
    await first.close();
  }
}

/** Returns the first contentful paint of an offline visit in ms. Returns null if the page did not load. */
async function offlineFcp(first: Tab, url: string, link: ThrottledLink): Promise<number | null> {
  try {
    const again = await visitAgain(first, url, CPU_SLOWDOWN);
    await settle(again, link);
    const { fcp } = await observedBy(again.page);
    return (await again.page.locator("main h1").count()) > 0 ? fcp : null;
  } catch {
    return null;
  }
}
