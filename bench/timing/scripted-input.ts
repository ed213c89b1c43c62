import { setTimeout as pause } from "node:timers/promises";
import type { CDPSession, Page } from "@playwright/test";
import type { Order } from "./timing-page";

/** The key `KEY` of method.ts in the format of Chromium's DevTools protocol. */
const KEY = { key: "f", code: "KeyF", windowsVirtualKeyCode: 70 };

/** The clock of this process, in ms since 1970. */
const now = () => performance.timeOrigin + performance.now();

/**
 * Allows a page to order key presses and touches. Each of them becomes a real browser event, stamped with the moment at
 * which it was sent.
 *
 * @returns for each order, the moment at which its event was sent, in ms since 1970
 */
export async function fulfilOrders(page: Page, cdp: CDPSession): Promise<Map<string, number>> {
  const sent = new Map<string, number>();
  const timeOrigin = await page.evaluate(() => performance.timeOrigin);

  const fulfil = async ({ name, dueMs, holdMs }: Order) => {
    await pause(Math.max(0, timeOrigin + dueMs - now()));
    const at = now();
    sent.set(name, at);
    const timestamp = at / 1000;
    if (holdMs === null) {
      await cdp.send("Input.dispatchKeyEvent", { ...KEY, type: "rawKeyDown", timestamp });
      await cdp.send("Input.dispatchKeyEvent", { ...KEY, type: "keyUp" });
    } else {
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      const touchPoints = [{ x: width / 2, y: height - 60 }];
      const down = cdp.send("Input.dispatchTouchEvent", {
        type: "touchStart",
        touchPoints,
        timestamp,
      });
      await pause(holdMs);
      await down;
      await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    }
  };
  await page.exposeFunction("order", (order: Order) => {
    // The page does not wait for this request. It continues immediately and receives no response during the trial.
    void fulfil(order);
  });
  return sent;
}
