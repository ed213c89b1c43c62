import { expect, type Page } from "@playwright/test";
import { geoDistance } from "d3-geo";
import { CITIES, type CityId } from "@/experiments/apps/where-is-it/cities";
import { EARTH_RADIUS_KM } from "@/experiments/apps/where-is-it/great-circle";
import { APPS } from "@/experiments/catalog/registry";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { mean, round } from "@/lib/stats/statistics";

/** An offset from the middle of the map to the right and down, in steps of an arrow key. */
export type Offset = readonly [right: number, down: number];

/** Distance by which an arrow key moves the cross, in pixels. */
const STEP_PX = 10;

const numbersOf = (row: TrialRow) =>
  (row.response ?? "").replace("geo:", "").split(",").map(Number) as [number, number];

/**
 * Returns the mean errors of the recorded places with another implementation of the distance. The place of a pixel
 * depends on the window, and e2e/where-is-it.spec.ts compares the result of the page with these errors.
 */
function errorsOf(rows: readonly TrialRow[]): Record<string, number> {
  const errors = rows.map((row) => {
    const [latitude, longitude] = numbersOf(row);
    const truth = CITIES[row.stimulus as CityId];
    return {
      km: geoDistance([longitude, latitude], [truth.longitude, truth.latitude]) * EARTH_RADIUS_KM,
      north: latitude - truth.latitude,
    };
  });
  return {
    distance_error: round(mean(errors.map(({ km }) => km))),
    latitude_bias: round(mean(errors.map(({ north }) => north)), 1),
  };
}

export const PLACE_SCRIPTS = {
  "where-is-it": {
    /** Offsets all over the map, away from the cities. */
    offsets: Array.from(
      { length: APPS["where-is-it"].model.parameters.cities },
      (_, city): Offset => [3 * city - 11, (city % 4) * 3 - 6],
    ),
    errorsOf,
  },
} as const;

/** Returns the map when it names the city to find. */
export async function namedMap(page: Page) {
  const map = page.getByRole("application");
  await expect(map).toHaveAttribute("data-state", "ready");
  await expect(page.locator("form h2")).toBeVisible();
  return map;
}

/** Places the cross at an offset from the middle of the map. */
async function putCross(page: Page, [right, down]: Offset, hands: "keys" | "touch") {
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

/** Places the cross for each city and confirms it, by keys or by touch. */
export async function placeCities(page: Page, offsets: readonly Offset[], hands: "keys" | "touch") {
  for (const offset of offsets) {
    const before = await page.locator("form h2").textContent();
    await putCross(page, offset, hands);
    if (hands === "touch") await page.locator("form button[type=submit]").tap();
    else await page.keyboard.press("Enter");
    await expect(page.locator("form h2").filter({ hasText: before ?? "" })).toHaveCount(0);
  }
}
