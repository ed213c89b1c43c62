import { setTimeout as pause } from "node:timers/promises";

/** @typedef {import("@playwright/test").CDPSession} CdpSession */
/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./timing-page").Order} Order */

/** The key that answers, as Chromium's protocol names it; `KEY` of method.ts. */
const KEY = { key: "f", code: "KeyF", windowsVirtualKeyCode: 70 };

/** This process's clock, as ms since 1970. */
const now = () => performance.timeOrigin + performance.now();

/**
 * Lets a page order keys and touches. Each is a real event of the browser, stamped with the moment
 * at which it was sent.
 *
 * @param {Page} page
 * @param {CdpSession} cdp
 * @returns {Promise<Map<string, number>>} when the event of each order was sent, as ms since 1970
 */
export async function takeOrders(page, cdp) {
  /** @type {Map<string, number>} */
  const sent = new Map();
  const timeOrigin = await page.evaluate(() => performance.timeOrigin);

  /** @param {Order} order */
  const fulfil = async ({ name, dueMs, holdMs }) => {
    await pause(Math.max(0, timeOrigin + dueMs - now()));
    const at = now();
    sent.set(name, at);
    if (holdMs === null) {
      await cdp.send("Input.dispatchKeyEvent", {
        ...KEY,
        type: "rawKeyDown",
        timestamp: at / 1000,
      });
      await cdp.send("Input.dispatchKeyEvent", { ...KEY, type: "keyUp" });
    } else {
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      const touchPoints = [{ x: width / 2, y: height - 60 }];
      const start = { type: /** @type {const} */ ("touchStart"), touchPoints };
      const down = cdp.send("Input.dispatchTouchEvent", { ...start, timestamp: at / 1000 });
      await pause(holdMs);
      await down;
      await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    }
  };
  await page.exposeFunction("order", (/** @type {Order} */ order) => {
    // Not awaited: the page gets its answer at once, and not during the trial.
    void fulfil(order);
  });
  return sent;
}
