import { setTimeout as pause } from "node:timers/promises";
import type { Locator } from "@playwright/test";
import type { Tab } from "./browser";

const HOVER_MS = 150;
const PRESS_MS = 60;

/**
 * Presses the mouse as a hand does: in the middle of the target, for a while.
 *
 * @param how.hovers whether the pointer is there some time before
 * @throws when the target is not visible
 */
export async function pressMouse(
  { session }: Tab,
  target: Locator,
  { hovers }: { hovers: boolean },
) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not visible`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (hovers) {
    await session.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...point });
    await pause(HOVER_MS);
  }
  const button = { ...point, button: "left", clickCount: 1 } as const;
  await session.send("Input.dispatchMouseEvent", { type: "mousePressed", ...button });
  await pause(PRESS_MS);
  await session.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...button });
}
