import { expect, type Page } from "@playwright/test";
import type { Offset } from "@/experiments/engine/contract/tested-app";
import type { Hands } from "./drawn-cases";
import { testedOfKind } from "./tested-apps";

/** The distance by which an arrow key moves the cross, in pixels. */
const STEP_PX = 10;

/** The positions at which a scripted participant places the cross in each app with a map. */
export const PLACE_SCRIPTS = testedOfKind("map");

/** Returns the map as soon as the page names the city to find. */
export async function namedMap(page: Page) {
  const map = page.getByRole("application");
  await expect(map).toHaveAttribute("data-state", "ready");
  await expect(page.locator("form h2")).toBeVisible();
  return map;
}

/** Places the cross at an offset from the middle of the map. */
async function putCross(page: Page, [right, down]: Offset, hands: Hands) {
  const map = await namedMap(page);
  if (hands === "touch") {
    const box = await map.boundingBox();
    if (!box) throw new Error("No map on the screen");
    await page.touchscreen.tap(
      box.x + box.width / 2 + right * STEP_PX,
      box.y + box.height / 2 + down * STEP_PX,
    );
    return;
  }
  await expect(map).toBeFocused();
  const press = async (key: string, times: number) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  };
  await press(right < 0 ? "ArrowLeft" : "ArrowRight", Math.abs(right));
  await press(down < 0 ? "ArrowUp" : "ArrowDown", Math.abs(down));
}

/** Places the cross for each city and confirms the location, by keys or by touch. */
export async function placeCities(page: Page, offsets: readonly Offset[], hands: Hands) {
  for (const offset of offsets) {
    const before = await page.locator("form h2").textContent();
    await putCross(page, offset, hands);
    if (hands === "touch") await page.locator("form button[type=submit]").tap();
    else await page.keyboard.press("Enter");
    await expect(page.locator("form h2").filter({ hasText: before ?? "" })).toHaveCount(0);
  }
}
