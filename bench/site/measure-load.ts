import type { Browser } from "@playwright/test";
import type { ThrottledLink } from "@/testing/throttled-proxy";
import { CPU_SLOWDOWN, newTab } from "./browser";
import { blockingTime, observedBy } from "./observe";
import type { Sample } from "./results";
import { settle, settleAfterInteraction } from "./settle";
import { bytesByKind, watchWire } from "./wire";

/**
 * Loads a page once with empty caches, over the slow link on a slow processor.
 *
 * @returns times in ms, the cumulative layout shift, and kB for each kind of file: `all-…` until the page has settled,
 *   `load-…` before the load event, `input-…` including the requests after the first interaction. `input-tbt` is the
 *   blocking time after the first interaction.
 */
export async function loadOnce(
  browser: Browser,
  link: ThrottledLink,
  url: string,
): Promise<Sample> {
  link.mode = "slow";
  const tab = await newTab(browser);
  try {
    const { page, session } = tab;
    const requests = await watchWire(session);
    const fetched = () => requests().filter(({ fromCache }) => !fromCache);
    let loadedAt = Number.POSITIVE_INFINITY;
    await session.send("Page.enable");
    session.on("Page.loadEventFired", ({ timestamp }) => {
      loadedAt = timestamp;
    });
    await tab.slowDown(CPU_SLOWDOWN);
    await page.goto(url, { waitUntil: "commit" });
    const settled = await settle(tab, link);
    const observed = await observedBy(page);
    const untilSettled = fetched();
    const interactedAt = await page.evaluate(() => performance.now());
    await settleAfterInteraction(tab, link);
    const afterwards = (await observedBy(page)).longTasks.filter(
      ({ start }) => start >= interactedAt,
    );
    return {
      ttfb: observed.ttfb,
      fcp: observed.fcp,
      lcp: observed.lcp,
      cls: observed.cls,
      tbt: blockingTime(observed),
      longest: Math.max(0, ...observed.longTasks.map(({ duration }) => duration)),
      load: observed.load,
      unsettled: settled ? 0 : 1,
      "input-tbt": blockingTime({ fcp: 0, longTasks: afterwards }),
      "input-longest": Math.max(0, ...afterwards.map(({ duration }) => duration)),
      ...bytesByKind(fetched(), "input"),
      ...bytesByKind(untilSettled, "all"),
      ...bytesByKind(
        untilSettled.filter(({ endedAt }) => endedAt !== null && endedAt <= loadedAt),
        "load",
      ),
    };
  } finally {
    await tab.close();
  }
}
