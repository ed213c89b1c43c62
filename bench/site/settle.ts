import { setTimeout as pause } from "node:timers/promises";
import type { CDPSession } from "@playwright/test";
import type { ThrottledLink } from "@/testing/throttled-proxy";
import type { Tab } from "./browser";

/** A page may defer its code until it is idle, which is part of the load; therefore the 2 s after the event. */
const SETTLED = { afterLoadMs: 2000, linkMs: 450, taskMs: 25, withinMs: 250 };

const PATIENCE_MS = 60_000;

/** Processor time of the page's main thread so far, in seconds. */
async function mainThreadSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
}

/**
 * Waits until a page has settled: loaded for some time, with the link quiet and the main thread idle. A page that never settles
 * is measured after a minute.
 *
 * @returns whether it settled
 */
export async function settle({ page, session }: Tab, link: ThrottledLink): Promise<boolean> {
  const deadline = performance.now() + PATIENCE_MS;
  await page.waitForLoadState("load", { timeout: PATIENCE_MS });
  await pause(SETTLED.afterLoadMs);
  while (performance.now() < deadline) {
    const before = await mainThreadSeconds(session);
    await pause(SETTLED.withinMs);
    const usedMs = ((await mainThreadSeconds(session)) - before) * 1000;
    const isQuiet = performance.now() - link.lastByteAt > SETTLED.linkMs;
    if (isQuiet && usedMs < SETTLED.taskMs) return true;
  }
  return false;
}

/** Makes the first interaction, at a position without an element to hover, and waits until the page has settled. */
export async function settleAfterInteraction(tab: Tab, link: ThrottledLink) {
  await tab.page.mouse.move(2, 300, { steps: 2 });
  await settle(tab, link);
}
