import type { Browser } from "@playwright/test";
import type { ThrottledLink } from "@/testing/throttled-proxy";
import { CPU_SLOWDOWN, newTab, type Tab } from "./browser";
import { headingTimes } from "./heading-times";
import { pressMouse } from "./press";
import type { Sample } from "./results";
import { settle, settleAfterInteraction } from "./settle";
import { watchHeading } from "./watch-heading";
import { watchWire } from "./wire";

/**
 * The ways in which the link is clicked: without hovering before (cold), after hovering, and after hovering on a
 * machine that is not slowed down.
 */
const WAYS = ["cold", "hover", "fast-hover"] as const;

/**
 * The page from which each navigation starts and the pages to which it leads, given as paths of links in the
 * navigation.
 */
const FROM = "/";
export const DESTINATIONS = ["/portfolio", "/about"];

/** Goes back or forward in the browser history, and waits for the heading of the displayed page. */
async function traverseHistory(tab: Tab, delta: -1 | 1) {
  const going = tab.page.evaluate((delta) => {
    window.benchBegin?.();
    history.go(delta);
  }, delta);
  // If a page is loaded in full, the call may fail, because the page that should respond no longer exists.
  await going.catch(() => undefined);
  return await headingTimes(tab);
}

/**
 * Follows a link of the home page. Without hovering (cold), also traverses the history back and forward afterwards.
 *
 * @returns ms to the painted and to the opaque heading, and the number of requests during the traversal
 */
async function navigateBy(
  way: (typeof WAYS)[number],
  browser: Browser,
  link: ThrottledLink,
  origin: string,
  path: string,
): Promise<Sample> {
  link.mode = "fast";
  const tab = await newTab(browser, { device: "desktop" });
  try {
    const { page, session } = tab;
    await page.addInitScript(watchHeading);
    const requests = await watchWire(session);
    await page.goto(origin + FROM, { waitUntil: "commit" });
    await settle(tab, link);
    await settleAfterInteraction(tab, link);
    if (way !== "fast-hover") {
      link.mode = "slow";
      await tab.slowDown(CPU_SLOWDOWN);
    }
    const anchor = page.locator(`header a[href="${path}"]:visible`).first();
    await pressMouse(tab, anchor, { hovers: way !== "cold" });
    const there = await headingTimes(tab);
    const times = { [`${way}-h1`]: there.h1, [`${way}-full`]: there.full };
    if (way !== "cold") return times;
    await settle(tab, link);
    const before = requests().length;
    const back = await traverseHistory(tab, -1);
    const forward = await traverseHistory(tab, 1);
    const needed = requests()
      .slice(before)
      .filter(({ fromCache }) => !fromCache);
    return {
      ...times,
      "back-h1": back.h1,
      "back-full": back.full,
      "forward-h1": forward.h1,
      "forward-full": forward.full,
      "history-requests": needed.length,
    };
  } finally {
    await tab.close();
  }
}

/** Measures the navigation to a page once for each way of clicking. */
export async function navigateOnce(
  browser: Browser,
  link: ThrottledLink,
  origin: string,
  path: string,
): Promise<Sample> {
  const sample: Sample = {};
  for (const way of WAYS) Object.assign(sample, await navigateBy(way, browser, link, origin, path));
  return sample;
}
