import { setTimeout as pause } from "node:timers/promises";

/** @typedef {import("./browser.mjs").Visitor} Visitor */

/**
 * When a page has settled. A page may put off its code until it is at rest, which is part of the
 * load, so more than a second is waited after the load event.
 */
const SETTLED = { afterLoadMs: 2000, wireMs: 450, taskMs: 25, withinMs: 250 };

const PATIENCE_MS = 60_000;

/**
 * Waits until a page has settled: loaded for a while, nothing on the line, and the main thread at
 * rest. A page that never comes to rest is taken as it is after a minute.
 *
 * @param {Visitor} visitor
 * @param {import("./link.mjs").Link} link
 * @returns {Promise<boolean>} whether it came to rest
 */
export async function settle({ page, session }, link) {
  const limit = performance.now() + PATIENCE_MS;
  await page.waitForLoadState("load", { timeout: PATIENCE_MS });
  await pause(SETTLED.afterLoadMs);
  while (performance.now() < limit) {
    const before = await taskSeconds(session);
    await pause(SETTLED.withinMs);
    const usedMs = ((await taskSeconds(session)) - before) * 1000;
    const isQuiet = performance.now() - link.lastByteAt > SETTLED.wireMs;
    if (isQuiet && usedMs < SETTLED.taskMs) return true;
  }
  return false;
}

/**
 * Returns what the page's main thread has used so far, in seconds of processor time.
 *
 * @param {import("@playwright/test").CDPSession} session
 * @returns {Promise<Record<string, number>>} by the names of the browser, such as TaskDuration
 */
export async function metrics(session) {
  const { metrics: found } = await session.send("Performance.getMetrics");
  return Object.fromEntries(found.map(({ name, value }) => [name, value]));
}

/**
 * Makes the first interaction with a page, at which it may fetch what it has put off, and waits until
 * it has settled again. The pointer goes where nothing is to be pointed at.
 *
 * @param {Visitor} visitor
 * @param {import("./link.mjs").Link} link
 */
export async function settleAfterInteraction(visitor, link) {
  await visitor.page.mouse.move(2, 300, { steps: 2 });
  await settle(visitor, link);
}

/** @param {import("@playwright/test").CDPSession} session */
const taskSeconds = async (session) => (await metrics(session)).TaskDuration ?? 0;
