import { setTimeout as pause } from "node:timers/promises";

/** @typedef {import("./browser.mjs").Visitor} Visitor */

/** How long a pointer is on what is about to be pressed. */
const HOVER_MS = 150;
/** How long a button is held. */
const PRESS_MS = 60;

/**
 * Presses the mouse as a hand does: on the middle of what is in view there, not all in one moment.
 *
 * @param {Visitor} visitor
 * @param {import("@playwright/test").Locator} target
 * @param {{ hovers: boolean }} how whether the pointer is there some time before
 * @throws when it cannot be seen
 */
export async function pressMouse({ session }, target, { hovers }) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not to be seen`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (hovers) {
    await session.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...point });
    await pause(HOVER_MS);
  }
  const button = { ...point, button: /** @type {const} */ ("left"), clickCount: 1 };
  await session.send("Input.dispatchMouseEvent", { type: "mousePressed", ...button });
  await pause(PRESS_MS);
  await session.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...button });
}
