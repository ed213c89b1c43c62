import { setTimeout as pause } from "node:timers/promises";
import { CPU_SLOWDOWN, newVisitor } from "./browser.mjs";
import { pressMouse } from "./press.mjs";
import { settle, settleAfterInteraction } from "./settle.mjs";
import { watchHeading } from "./watch-heading.mjs";
import { watchWire } from "./wire.mjs";

/** @typedef {import("./browser.mjs").Visitor} Visitor */
/** @typedef {import("./link.mjs").Link} Link */
/** @typedef {"cold" | "hover" | "fast-hover"} Way */

/** How it is clicked: without a hover before, with one, and with one on a machine as it is. */
export const WAYS = /** @type {const} */ (["cold", "hover", "fast-hover"]);

/** From where to where, by links of the navigation. */
export const FROM = "/";
export const TARGETS = ["/portfolio", "/about"];

const PATIENCE_MS = 15_000;

/**
 * Waits until the new heading is on the screen.
 *
 * @param {Visitor} visitor
 * @returns {Promise<{ h1: number, full: number }>} ms from the beginning to its first and to its
 *   fully opaque frame
 */
async function shown({ page }) {
  const limit = performance.now() + PATIENCE_MS;
  while (performance.now() < limit) {
    await pause(50);
    /** @type {import("./watch-heading.mjs").Shown | null} */
    const state = await page
      .evaluate(() => /** @type {any} */ (window).benchShown?.() ?? null)
      .catch(() => null);
    if (state?.full) return { h1: state.painted - state.start, full: state.full - state.start };
  }
  throw new Error("the new heading never came");
}

/**
 * Goes back or forward, and waits for the heading of that page.
 *
 * @param {Visitor} visitor
 * @param {-1 | 1} step
 */
async function stepInHistory(visitor, step) {
  await visitor.page.evaluate((by) => {
    /** @type {any} */ (window).benchBegin();
    history.go(by);
  }, step);
  return await shown(visitor);
}

/**
 * Goes from the home page to another one by a link, and, but for the fast way, back and forward again.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {Link} link
 * @param {string} origin
 * @param {string} path
 * @param {Way} way
 * @returns {Promise<Record<string, number>>} ms to the painted and to the opaque heading, and the
 *   requests for which going back and forward needed the network
 */
export async function navigateOnce(browser, link, origin, path, way) {
  link.mode = "fast";
  const visitor = await newVisitor(browser, { device: "desktop" });
  try {
    const { page, session } = visitor;
    await page.addInitScript(watchHeading);
    const sent = await watchWire(session);
    await page.goto(origin + FROM, { waitUntil: "commit" });
    await settle(visitor, link);
    await settleAfterInteraction(visitor, link);
    if (way !== "fast-hover") {
      link.mode = "slow";
      await visitor.slowDown(CPU_SLOWDOWN);
    }
    const anchor = visitor.page.locator(`header a[href="${path}"]:visible`).first();
    await pressMouse(visitor, anchor, { hovers: way !== "cold" });
    const there = await shown(visitor);
    const figures = { [`${way}-h1`]: there.h1, [`${way}-full`]: there.full };
    if (way !== "cold") return figures;
    await settle(visitor, link);
    const before = sent().length;
    const asked = () =>
      sent()
        .slice(before)
        .filter(({ kept }) => !kept);
    const back = await stepInHistory(visitor, -1);
    const forward = await stepInHistory(visitor, 1);
    return {
      ...figures,
      "back-h1": back.h1,
      "back-full": back.full,
      "forward-h1": forward.h1,
      "forward-full": forward.full,
      "history-requests": asked().length,
    };
  } finally {
    await visitor.close();
  }
}
