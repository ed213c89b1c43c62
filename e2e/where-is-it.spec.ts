import { expect, type Page, test } from "@playwright/test";
import { MAP_DEFAULTS } from "@/components/map/map-defaults";
import { runWords } from "@/content/run";
import type { Coordinates } from "@/experiments/apps/where-is-it/great-circle";
import { coordinatesOf } from "@/experiments/apps/where-is-it/outcome";
import { whereIsItWords } from "@/experiments/apps/where-is-it/words";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { pathOf } from "@/lib/routes";
import { violations } from "../testing/axe";
import { waitForHydration, watchFaults } from "../testing/behaviour";
import { namedMap, placeCities } from "../testing/places";
import { storedSessions } from "../testing/stored";

const words = localize(whereIsItWords, "en");
const run = localize(runWords, "en");

/** Opens the app and starts the app. The app uses the browser's own clock. */
async function start(page: Page) {
  await page.goto(`${pathOf("study", "en")}?app=where-is-it&seed=1`);
  await waitForHydration(page);
  await page.locator("main [data-start] button").click();
  return namedMap(page);
}

const confirm = (page: Page) => page.getByRole("button", { name: words.form.confirm });

/** Returns the rows that the device stores. */
const keptRows = async (page: Page): Promise<TrialRow[]> =>
  (await storedSessions(page)).flatMap(({ rows }) => rows);

/** Confirms the cross and returns the stored location for the first city. */
async function confirmed(page: Page): Promise<{ place: Coordinates; row: TrialRow }> {
  await confirm(page).click();
  // The test waits until the app has stored the first row. If the test read earlier, it would create a database that
  // the page does not know.
  await expect(page.getByText(interpolate(run.screen, { block: 2, blocks: 10 }))).toBeVisible();
  await expect.poll(async () => (await keptRows(page)).length).toBe(1);
  const [row] = await keptRows(page);
  return { place: coordinatesOf(row?.response ?? null) as Coordinates, row: row as TrialRow };
}

/** Returns the latitude at a fraction of the height of the world, measured from the top of a Mercator map. */
const latitudeAt = (fraction: number) =>
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * fraction))) * 180) / Math.PI;

async function middleOf(page: Page) {
  const box = await page.getByRole("application").boundingBox();
  if (!box) throw new Error("No map on the screen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
}

test("the cross appears at the pointer, and the participant can move the cross before confirming", async ({
  page,
}) => {
  const faults = watchFaults(page);
  await start(page);
  const { x, y, width } = await middleOf(page);
  await page.mouse.click(x + 200, y + 100);
  await expect(page.getByRole("status").filter({ hasText: words.form.placed })).toBeVisible();
  await page.mouse.click(x + 150, y - 30);
  const { place, row } = await confirmed(page);
  // The world is as wide as the map, without the map's border and 12 px of sea on each side.
  const world = width - 2 - 24;
  const middle = 0.5 - Math.asinh(Math.tan((28 * Math.PI) / 180)) / (2 * Math.PI);
  expect(Math.abs(place.longitude - (150 / world) * 360)).toBeLessThan(1);
  expect(Math.abs(place.latitude - latitudeAt(middle - 30 / world))).toBeLessThan(1);
  expect(row).toMatchObject({ input_type: "mouse", hidden: false, excluded: null });
  expect(row.rt_ms).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

test("arrow keys move the cross, plus and minus zoom around the cross, and a held Enter key confirms only once", async ({
  page,
}) => {
  const map = await start(page);
  await expect(map).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(words.form.notPlaced)).toBeVisible();
  await expect(map).toBeFocused();

  for (const key of ["ArrowRight", "ArrowUp", "Shift+ArrowRight", "ArrowLeft", "+", "+"])
    await page.keyboard.press(key);
  const { width } = await middleOf(page);
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await namedMap(page);
  const [row, ...others] = await keptRows(page);
  expect(others).toEqual([]);
  const place = coordinatesOf(row?.response ?? null) as Coordinates;
  expect(
    Math.abs(place.longitude - (MAP_DEFAULTS.keyboardPanPx / (width - 26)) * 360),
  ).toBeLessThan(1);
  expect(place.latitude).toBeGreaterThan(28);
  expect(row?.input_type).toBe("keyboard");
  // Tab moves the focus from the map to the button below it.
  await page.keyboard.press("Tab");
  await expect(confirm(page)).toBeFocused();
});

test.describe("by finger", () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    // The map ignores a tap during a zoom animation.
    contextOptions: { reducedMotion: "reduce" },
  });

  test("a tap may slip by 15 px; a longer movement of the finger moves the map without an answer", async ({
    page,
  }) => {
    await start(page);
    await page.getByRole("button", { name: words.form.zoomIn }).tap();
    const { x, y } = await middleOf(page);
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", dx = 0) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x: x + dx, y }],
      });
    const slip = async (by: number) => {
      await touch("touchStart");
      for (let step = 1; step <= 5; step += 1) await touch("touchMove", (by * step) / 5);
      await touch("touchEnd");
    };
    const placed = page.getByRole("status").filter({ hasText: words.form.placed });
    await slip(60);
    await expect(placed).toHaveCount(0);
    await slip(12);
    await expect(placed).toBeVisible();
    const { place, row } = await confirmed(page);
    // The map has followed the finger to the right. The middle of the map is therefore farther west.
    expect(place.longitude).toBeLessThan(-10);
    expect(row.input_type).toBe("touch");
  });

  test("the cross remains at its location on the map when the phone is turned", async ({
    page,
  }) => {
    await start(page);
    const { x, y } = await middleOf(page);
    await page.touchscreen.tap(x + 50, y + 20);
    const cross = page.locator(".leaflet-marker-icon");
    await expect(cross).toBeVisible();
    await page.setViewportSize({ width: 740, height: 360 });
    await expect.poll(async () => (await middleOf(page)).width).toBeGreaterThan(600);
    const { place } = await confirmed(page);
    expect(Math.abs(place.longitude - (50 / (326 - 24)) * 360)).toBeLessThan(2);
  });
});

test("the app reports missing tiles and names no city; it continues when the tiles load", async ({
  page,
}) => {
  await page.route("**/tiles/*/*/**", (route) => route.abort());
  await page.goto(`${pathOf("study", "en")}?app=where-is-it&seed=1`);
  await waitForHydration(page);
  await page.locator("main [data-start] button").click();
  await expect(page.getByText(words.form.failed)).toBeVisible();
  await expect(page.locator("form h2")).toBeHidden();
  await page.unroute("**/tiles/*/*/**");
  await page.getByRole("button", { name: words.form.retry }).click();
  await namedMap(page);
  await expect(page.getByText(words.form.failed)).toHaveCount(0);
  const { x, y } = await middleOf(page);
  await page.mouse.click(x, y);
  expect((await confirmed(page)).row.stimulus).not.toBeNull();
});

test("the run continues with the next city after a reload", async ({ page }) => {
  await start(page);
  await placeCities(
    page,
    [
      [3, -2],
      [8, 4],
    ],
    "keys",
  );
  await expect.poll(async () => (await keptRows(page)).length).toBe(2);
  await page.reload();
  await page.getByRole("button", { name: interpolate(run.before.resume, { next: 3 }) }).click();
  await expect(page.getByText(interpolate(run.screen, { block: 3, blocks: 10 }))).toBeVisible();
  await placeCities(page, [[5, 5]], "keys");
  const rows = await keptRows(page);
  expect(rows.map(({ trial, block, sitting }) => [trial, block, sitting])).toEqual([
    [1, 1, 1],
    [2, 2, 1],
    [3, 3, 2],
  ]);
});

for (const [name, view] of Object.entries({
  "at 320 px in text of twice the size": { width: 320, scheme: "light", size: "200" },
  "in the dark": { width: 1280, scheme: "dark", size: "100" },
} as const))
  test(`task and result are accessible and fit the screen, ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: view.width, height: 800 });
    await page.emulateMedia({ colorScheme: view.scheme });
    const map = await start(page);
    await page.evaluate((size) => {
      document.documentElement.dataset.textSize = size;
    }, view.size);
    const expectFine = async () => {
      expect(await violations(page, { part: "main" })).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(view.width);
    };
    await map.focus();
    await expectFine();
    await placeCities(
      page,
      Array.from({ length: 10 }, (_, city) => [city - 5, 3 - city] as const),
      "keys",
    );
    await expect(page.getByRole("table", { name: words.result.errors.title })).toBeVisible();
    await expect(
      page.getByRole("img", { name: interpolate(words.result.errors.figure, { n: 10 }) }),
    ).toBeVisible();
    await expectFine();
  });
