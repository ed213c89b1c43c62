import { setTimeout as pause } from "node:timers/promises";
import type { CDPSession } from "@playwright/test";
import type { ThrottledLink } from "@/testing/throttled-proxy";
import type { Tab } from "./browser";

/**
 * The time in which the measurement waits after the load event (2 s). A page may defer its code until the browser is
 * idle, and this deferred code belongs to the load.
 */
const SETTLED = { afterLoadMs: 2000, linkMs: 450, taskMs: 25, withinMs: 250 };

const PATIENCE_MS = 60_000;

/** Returns the processor time of the page's main thread so far, in seconds. */
async function mainThreadSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
}

/**
 * Waits until a page has settled: it was loaded some time ago, the link transfers no data, and the main thread is idle.
 * A page that never settles is measured after a minute.
 *
 * @returns whether the page settled
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

/**
 * Moves the pointer as the first interaction. The pointer moves to a position at which no element reacts to hovering.
 * Then waits until the page has settled.
 */
export async function settleAfterInteraction(tab: Tab, link: ThrottledLink) {
  await tab.page.mouse.move(2, 300, { steps: 2 });
  await settle(tab, link);
}
