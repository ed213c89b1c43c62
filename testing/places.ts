import { expect, type Page } from "@playwright/test";
import { geoDistance } from "d3-geo";
import { CITIES, type CityId } from "@/experiments/apps/where-is-it/cities";
import { EARTH_RADIUS_KM } from "@/experiments/apps/where-is-it/great-circle";
import { APPS } from "@/experiments/catalog/registry";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { mean, round } from "@/lib/stats/statistics";

/** From the middle of the map, in steps of an arrow key: to the right and down. */
export type Offset = readonly [right: number, down: number];

/** An arrow key moves the cross by this, in pixels. */
const STEP_PX = 10;

const numbersOf = (row: TrialRow) =>
  (row.response ?? "").replace("geo:", "").split(",").map(Number) as [number, number];

/**
 * The mean errors that the recorded places give, by another implementation of the distance: where the
 * cross is for a pixel depends on the window, and e2e/where-is-it.spec.ts holds it to that.
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
    /** All over the map, and not where the cities are. */
    offsets: Array.from(
      { length: APPS["where-is-it"].model.parameters.cities },
      (_, city): Offset => [3 * city - 11, (city % 4) * 3 - 6],
    ),
    errorsOf,
  },
} as const;

/** The map of the city that is being asked for, once the city is named. */
export async function namedMap(page: Page) {
  const map = page.getByRole("application");
  await expect(map).toHaveAttribute("data-state", "ready");
  await expect(page.locator("form h2")).toBeVisible();
  return map;
}

/** Puts the cross down at an offset from the middle of the map. */
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

/** Puts the cross down for each city and confirms it, by keys or by touch. */
export async function placeCities(page: Page, offsets: readonly Offset[], hands: "keys" | "touch") {
  for (const offset of offsets) {
    const before = await page.locator("form h2").textContent();
    await putCross(page, offset, hands);
    if (hands === "touch") await page.locator("form button[type=submit]").tap();
    else await page.keyboard.press("Enter");
    await expect(page.locator("form h2").filter({ hasText: before ?? "" })).toHaveCount(0);
  }
}
