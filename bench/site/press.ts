import { setTimeout as pause } from "node:timers/promises";
import type { Locator } from "@playwright/test";
import type { Tab } from "./browser";

const HOVER_MS = 150;
const PRESS_MS = 60;

/** Taps the middle of a target with a simulated finger. @throws when the target is not visible */
export async function tapFinger({ session }: Tab, target: Locator) {
  const point = await middleOf(target);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await pause(PRESS_MS);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function middleOf(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not visible`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Presses and releases the mouse button as a person does: in the middle of the target, with some time between press and
 * release.
 *
 * @param how.hovers whether the pointer rests on the target before the press
 * @throws when the target is not visible
 */
export async function pressMouse(
  { session }: Tab,
  target: Locator,
  { hovers }: { hovers: boolean },
) {
  const point = await middleOf(target);
  if (hovers) {
    await session.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...point });
    await pause(HOVER_MS);
  }
  const button = { ...point, button: "left", clickCount: 1 } as const;
  await session.send("Input.dispatchMouseEvent", { type: "mousePressed", ...button });
  await pause(PRESS_MS);
  await session.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...button });
}
