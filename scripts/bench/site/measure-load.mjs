import { CPU_SLOWDOWN, newVisitor } from "./browser.mjs";
import { blockingTime, seenBy } from "./observe.mjs";
import { metrics, settle, settleAfterInteraction } from "./settle.mjs";
import { bytesByKind, watchWire } from "./wire.mjs";

/** @typedef {import("@playwright/test").Browser} Browser */
/** @typedef {import("./link.mjs").Link} Link */

/**
 * Loads a page once with nothing in the cache, over the slow line and on a slow processor.
 *
 * @param {Browser} browser
 * @param {Link} link
 * @param {string} url
 * @returns {Promise<Record<string, number | null>>} ttfb, fcp, lcp, tbt, load and the main thread's work in
 *   ms, cls, and kB by kind: `all-…` until the page has settled, `load-…` before its load event, and
 *   `input-…` after the visitor's first interaction, with the blocking time that follows it
 */
export async function loadOnce(browser, link, url) {
  link.mode = "slow";
  const visitor = await newVisitor(browser);
  try {
    const { page, session } = visitor;
    const sent = await watchWire(session);
    /** @type {Map<string, number>} */
    const moments = new Map();
    await session.send("Page.enable");
    session.on("Page.loadEventFired", ({ timestamp }) => moments.set("load", timestamp));
    await visitor.slowDown(CPU_SLOWDOWN);
    await page.goto(url, { waitUntil: "commit" });
    const settled = await settle(visitor, link);
    const seen = await seenBy(page);
    const loadedAt = moments.get("load") ?? Number.POSITIVE_INFINITY;
    const fetched = sent().filter(({ kept }) => !kept);
    const beforeLoad = fetched.filter(({ endedAt }) => endedAt !== null && endedAt <= loadedAt);
    const { TaskDuration = 0, ScriptDuration = 0 } = await metrics(session);
    const interactedAt = await page.evaluate(() => performance.now());
    await settleAfterInteraction(visitor, link);
    const afterInteraction = (await seenBy(page)).longTasks.filter(
      ({ start }) => start >= interactedAt,
    );
    return {
      ttfb: seen.ttfb,
      fcp: seen.fcp,
      lcp: seen.lcp,
      cls: seen.cls,
      tbt: blockingTime(seen),
      longest: Math.max(0, ...seen.longTasks.map(({ duration }) => duration)),
      load: seen.load,
      "slow-task": TaskDuration * 1000,
      "slow-script": ScriptDuration * 1000,
      unsettled: settled ? 0 : 1,
      "input-tbt": blockingTime({ fcp: 0, longTasks: afterInteraction }),
      "input-longest": Math.max(0, ...afterInteraction.map(({ duration }) => duration)),
      ...bytesByKind(
        sent().filter(({ kept }) => !kept),
        "input",
      ),
      ...bytesByKind(fetched, "all"),
      ...bytesByKind(beforeLoad, "load"),
    };
  } finally {
    await visitor.close();
  }
}

/**
 * Loads a page once without slowing anything down, and takes what does not depend on the clock.
 *
 * @param {Browser} browser
 * @param {Link} link
 * @param {string} url
 * @returns {Promise<Record<string, number | null>>} processor time of the main thread in ms, and the
 *   heap after a collection in MB
 */
export async function costOnce(browser, link, url) {
  link.mode = "fast";
  const visitor = await newVisitor(browser);
  try {
    const { page, session } = visitor;
    await page.goto(url, { waitUntil: "commit" });
    await settle(visitor, link);
    const { TaskDuration = 0, ScriptDuration = 0, ...others } = await metrics(session);
    await session.send("HeapProfiler.collectGarbage");
    const { JSHeapUsedSize = 0 } = await metrics(session);
    return {
      task: TaskDuration * 1000,
      script: ScriptDuration * 1000,
      layout: ((others.LayoutDuration ?? 0) + (others.RecalcStyleDuration ?? 0)) * 1000,
      heap: JSHeapUsedSize / 1e6,
    };
  } finally {
    await visitor.close();
  }
}
