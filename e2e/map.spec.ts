import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CDPSession, expect, type Locator, type Page, test } from "@playwright/test";
import { MAP_DEFAULTS } from "@/components/map/map-defaults";
import { organisation } from "@/content/organisation";
import { interpolate } from "@/lib/i18n/interpolate";
import { pathOf } from "@/lib/routes";
import { readPrecacheManifest } from "../scripts/build/offline/precache-manifest";
import { OUT } from "../scripts/project.mjs";
import { violations } from "../testing/axe";
import {
  visit,
  WORKER_BLOCKED,
  waitForHydration,
  watchFaults,
  watchRest,
} from "../testing/behaviour";
import {
  bringMapNear,
  control,
  MAP,
  mapOf,
  markerOf,
  openMap,
  PLACES,
  placeInMap,
  untilPainted,
} from "../testing/contact-map";
import { TOUCH_PHONE } from "../testing/drawn-cases";

const words = MAP.en;
const CONTACT = pathOf("contact", "en");

const remark = (page: Page, text: string) => page.getByText(text, { exact: true });

/**
 * Waits for a message that is displayed only for a moment. A test must call this function before the action that causes
 * the message. On a busy machine, the message may already have disappeared after the action.
 */
const passingRemark = (page: Page, text: string) =>
  page.evaluate(
    (expected) =>
      new Promise<void>((resolve) => {
        const look = () => {
          const shown = document.querySelector('[data-shown="true"]');
          if (shown?.textContent === expected) resolve();
        };
        new MutationObserver(look).observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
      }),
    text,
  );
const zoomLevel = (page: Page) =>
  page
    .getByText(/^Zoom level \d+ of/)
    .evaluate((level) => Number(/\d+/.exec(level.textContent)?.[0]));

/** Collects the paths of the site's files that a page requests, and the requests of the page to other hosts. */
function watchRequests(page: Page) {
  const own: string[] = [];
  const others: string[] = [];
  page.on("request", (request) => {
    const { origin, pathname, protocol } = new URL(request.url());
    if (/^(data|blob):$/.test(protocol)) return;
    if (origin === new URL(page.url() === "about:blank" ? request.url() : page.url()).origin)
      own.push(pathname);
    else others.push(request.url());
  });
  return { own, others };
}

const isOfMap = (path: string) =>
  path.startsWith("/tiles/") ||
  (/\.(js|css)$/.test(path) && /leaflet-(pane|tile)/.test(readFileSync(join(OUT, path), "utf8")));

test.describe("the code and the tiles of the map", () => {
  // The window is so low that the map begins more than 1.3 screens below the top of the page.
  test.use({ viewport: { width: 1000, height: 300 } });

  test("are fetched when the map is nearly in view, but not earlier", async ({ page }) => {
    const { own } = watchRequests(page);
    // The other parts of the page must have loaded before the test records layout shifts.
    const atRest = watchRest(page);
    await visit(page, CONTACT);
    await atRest();
    expect(own.filter(isOfMap)).toEqual([]);
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift" });
    });
    await bringMapNear(page);
    await untilPainted(page);
    expect(own.filter(isOfMap).length).toBeGreaterThan(2);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual(
      [],
    );
  });

  test("do not change the page if they do not load, and are requested again", async ({ page }) => {
    let isLost = true;
    await page.route(
      (url) => url.pathname.endsWith(".js") && isOfMap(url.pathname),
      (route) => (isLost ? route.abort() : route.continue()),
    );
    await visit(page, CONTACT);
    await page.getByRole("heading", { name: words.title }).scrollIntoViewIfNeeded();
    await expect(remark(page, words.failed)).toBeVisible();
    await expect(page.getByText(PLACES.en.polygons[0]?.name ?? "")).toBeVisible();
    isLost = false;
    await control(page, words.again).click();
    await expect(markerOf(page)).toBeVisible();
  });
});

test("a visitor can use the map by keyboard alone, without requests to other hosts", async ({
  page,
}) => {
  const faults = watchFaults(page);
  const { others } = watchRequests(page);
  await openMap(page);
  await mapOf(page).focus();
  const start = await placeInMap(page);
  await page.keyboard.press("ArrowRight");
  await expect
    .poll(async () => (await placeInMap(page)).x)
    .toBe(start.x - MAP_DEFAULTS.keyboardPanPx);
  // Leaflet ignores further key presses while the map moves.
  await expect(page.locator(".leaflet-pan-anim")).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await expect
    .poll(async () => (await placeInMap(page)).y)
    .toBe(start.y - MAP_DEFAULTS.keyboardPanPx);
  const level = await zoomLevel(page);
  await page.keyboard.press("+");
  await expect.poll(() => zoomLevel(page)).toBe(level + 1);
  await page.keyboard.press("-");
  await expect.poll(() => zoomLevel(page)).toBe(level);
  // Each key press is applied, even while the map is still zooming.
  for (const key of ["+", "+", "+", "-"]) await page.keyboard.press(key);
  await expect.poll(() => zoomLevel(page)).toBe(level + 2);
  for (const _ of [1, 2]) await control(page, words.controls.zoomOut).press("Enter");
  await expect.poll(() => zoomLevel(page)).toBe(level);
  await mapOf(page).focus();

  await page.keyboard.press("Tab");
  await expect(markerOf(page)).toBeFocused();
  await page.keyboard.press("Enter");
  const popup = page.getByRole("dialog", { name: PLACES.en.markers[0]?.name ?? "" });
  await expect(popup).toBeFocused();
  await expect(popup).toContainText(organisation.street);
  await page.keyboard.press("Escape");
  await expect(popup).toHaveCount(0);
  await expect(markerOf(page)).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(control(page, words.close)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(markerOf(page)).toBeFocused();

  for (const { name } of PLACES.en.polygons) {
    await page.keyboard.press("Tab");
    await expect(control(page, name)).toBeFocused();
  }
  await page.keyboard.press("Tab");
  const regions = page.getByRole("checkbox", { name: words.controls.regions });
  await expect(regions).toBeFocused();
  await page.keyboard.press("Space");
  await expect(control(page, PLACES.en.polygons[0]?.name ?? "")).toHaveCount(0);
  expect(others).toEqual([]);
  expect(faults.filter((fault) => fault !== WORKER_BLOCKED)).toEqual([]);
});

test("the buttons of the map zoom from 0 to 18, and one of them fills the screen with the map", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openMap(page);
  await untilPainted(page);
  for (const [name, end] of [
    [words.controls.zoomIn, MAP_DEFAULTS.maxZoom],
    [words.controls.zoomOut, MAP_DEFAULTS.minZoom],
  ] as const) {
    const button = control(page, name);
    while ((await button.getAttribute("aria-disabled")) !== "true") {
      const before = await zoomLevel(page);
      await button.click();
      await expect.poll(() => zoomLevel(page), { intervals: [50] }).not.toBe(before);
    }
    expect(await zoomLevel(page)).toBe(end);
    await untilPainted(page);
  }
  const full = control(page, words.controls.fullScreen);
  await full.click();
  await expect(full).toHaveAttribute("aria-pressed", "true");
  await full.click();
  await expect(full).toHaveAttribute("aria-pressed", "false");
});

test("the map reports missing tiles, and its other functions still work", async ({ page }) => {
  await page.route("**/tiles/**/*.png", (route) => route.abort());
  await openMap(page);
  await expect(remark(page, words.tilesFailed)).toBeVisible();
  await markerOf(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("the map reports that the list of tiles is not valid", async ({ page }) => {
  await page.route("**/tiles/drawn.json", (route) => route.fulfill({ json: { tiles: ["../x"] } }));
  await openMap(page);
  await expect(remark(page, words.tilesFailed)).toBeVisible();
});

test.describe("the location of the visitor's device", () => {
  const locate = (page: Page) => control(page, words.controls.locate);

  /**
   * Simulates a device whose location service fails with the given error code. For a time-out, the time limit of the
   * map passes first.
   */
  async function failBy(page: Page, code: number) {
    await page.addInitScript((failure) => {
      const asked = { times: 0 };
      Object.assign(window, { asked });
      navigator.geolocation.getCurrentPosition = (_, onError, options) => {
        asked.times += 1;
        const wait = failure === 3 ? (options?.timeout ?? Number.POSITIVE_INFINITY) : 0;
        setTimeout(
          () => onError?.({ code: failure, message: "" } as GeolocationPositionError),
          wait,
        );
      };
    }, code);
  }
  const timesAsked = (page: Page) =>
    page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times);

  test("is displayed, with the note that the location remains on the device", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 45.76, longitude: 4.84 });
    const { others } = watchRequests(page);
    await openMap(page);
    const before = await placeInMap(page);
    await locate(page).click();
    await expect(remark(page, words.location.found)).toBeVisible();
    await expect.poll(async () => (await placeInMap(page)).y).not.toBe(before.y);
    expect(others).toEqual([]);
  });

  test("is not displayed if the visitor refuses access to it, and a message states the refusal", async ({
    page,
  }) => {
    await failBy(page, 1);
    await openMap(page);
    expect(await timesAsked(page)).toBe(0);
    await locate(page).click();
    await expect(remark(page, words.location.denied)).toBeVisible();
    expect(await timesAsked(page)).toBe(1);
  });

  test("is not displayed if the device cannot determine it, and a message states this failure", async ({
    page,
  }) => {
    await failBy(page, 2);
    await openMap(page);
    await locate(page).click();
    await expect(remark(page, words.location.unavailable)).toBeVisible();
  });

  for (const latitude of ["NaN", "91"])
    test(`is treated as unknown if the device reports the latitude ${latitude}`, async ({
      page,
    }) => {
      await page.addInitScript((reported) => {
        navigator.geolocation.getCurrentPosition = (onFound) =>
          onFound({ coords: { latitude: Number(reported), longitude: 4 } } as GeolocationPosition);
      }, latitude);
      await openMap(page);
      await locate(page).click();
      await expect(remark(page, words.location.unavailable)).toBeVisible();
      await expect(mapOf(page)).toBeVisible();
    });

  test("is not displayed if the device takes longer than 10 s, and a message states the time-out", async ({
    page,
  }) => {
    await failBy(page, 3);
    await page.clock.install();
    await openMap(page);
    await locate(page).click();
    await expect(remark(page, words.location.asking)).toBeVisible();
    await page.clock.runFor(MAP_DEFAULTS.locationTimeoutMs);
    const text = interpolate(words.location.timeout, { seconds: 10 });
    await expect(remark(page, text)).toBeVisible();
  });
});

test("the mouse wheel scrolls the page, but zooms the map while the map has the focus", async ({
  page,
}) => {
  await openMap(page);
  await mapOf(page).hover();
  const level = await zoomLevel(page);
  const top = () => page.evaluate(() => scrollY);
  const start = await top();
  const said = passingRemark(page, words.gestures.wheel);
  await page.mouse.wheel(0, 120);
  await expect.poll(top).toBe(start + 120);
  await said;
  expect(await zoomLevel(page)).toBe(level);

  await mapOf(page).focus();
  await page.mouse.wheel(0, -120);
  await expect.poll(() => zoomLevel(page)).toBeGreaterThan(level);
  expect(await top()).toBe(start + 120);
});

test.describe("by touch", () => {
  test.use(TOUCH_PHONE);

  type Finger = { x: number; y: number };

  /** Puts fingers on the screen, moves all fingers by the same distance in small steps, and lifts the fingers. */
  async function drag(devtools: CDPSession, fingers: Finger[], by: Finger) {
    const steps = 8;
    const at = (step: number) =>
      fingers.map(({ x, y }, id) => ({
        id,
        x: x + (by.x * step) / steps,
        y: y + (by.y * step) / steps,
      }));
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
    for (let step = 1; step <= steps; step += 1)
      await devtools.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(step) });
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  test("one finger scrolls the page, and two fingers move the map", async ({ page, context }) => {
    // Animation is switched off. With animation, the map glides to its position. If the browser draws no frames, the
    // map would not move at all.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openMap(page);
    const devtools = await context.newCDPSession(page);
    const before = await placeInMap(page);
    const top = () => page.evaluate(() => Math.round(scrollY));
    const start = await top();
    const box = await mapOf(page).boundingBox();
    if (!box) throw new Error("The map is not shown.");
    const middle = { x: box.x + 80, y: box.y + box.height / 2 };
    const said = passingRemark(page, words.gestures["one-finger"]);
    // The page continues to scroll for a moment.
    const atRest = page.evaluate(
      (least) =>
        new Promise<number>((resolve) => {
          // The scrolling by which the test brings the map into view may end late.
          addEventListener("scrollend", () => {
            if (scrollY > least) resolve(Math.round(scrollY));
          });
        }),
      start + 60,
    );

    await drag(devtools, [middle], { x: 0, y: -120 });
    const scrolled = await atRest;
    await said;
    expect(await placeInMap(page)).toEqual(before);

    const moved = await mapOf(page).boundingBox();
    const y = (moved?.y ?? 0) + 200;
    await drag(
      devtools,
      [
        { x: 60, y },
        { x: 160, y },
      ],
      { x: 60, y: 40 },
    );
    await expect.poll(async () => (await placeInMap(page)).x).toBeGreaterThan(before.x + 20);
    expect(await top()).toBe(scrolled);
  });
});

for (const width of [360, 1360])
  test(`the map displays only names of cities that are whole and not below its buttons, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openMap(page);
    const frame = page.locator(".leaflet-container");
    const names = frame.locator(".leaflet-marker-icon[aria-hidden]:visible");
    await expect(names.filter({ hasText: "Rouen" })).toHaveCount(1);
    const boxOf = async (locator: Locator) => {
      const box = await locator.boundingBox();
      if (!box) throw new Error("not displayed");
      return { ...box, right: box.x + box.width, bottom: box.y + box.height };
    };
    const edges = await boxOf(frame);
    const buttons = await boxOf(page.locator("[data-toolbar]"));
    for (const name of await names.all()) {
      const box = await boxOf(name);
      const text = await name.textContent();
      expect.soft(box.x, `${text}, left`).toBeGreaterThanOrEqual(edges.x - 3);
      expect.soft(box.right, `${text}, right`).toBeLessThanOrEqual(edges.right + 3);
      expect.soft(box.y, `${text}, top`).toBeGreaterThanOrEqual(edges.y - 1);
      expect.soft(box.bottom, `${text}, bottom`).toBeLessThanOrEqual(edges.bottom + 1);
      const isBelowButtons =
        box.right > buttons.x + 3 && box.y < buttons.bottom && box.bottom > buttons.y;
      expect.soft(isBelowButtons, `${text}, below the buttons`).toBe(false);
    }
  });

test("the map labels nearby cities, and the Tab key skips these labels", async ({ page }) => {
  await openMap(page);
  for (const { name } of PLACES.en.cities) {
    const city = mapOf(page).getByText(name, { exact: true });
    await expect(city).toBeAttached();
    await expect(city).not.toHaveAttribute("tabindex");
  }
});

test("the page without scripts displays the list of locations and no empty map", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto(CONTACT);
  const list = page.getByRole("region", { name: words.list });
  for (const { name } of [...PLACES.en.markers, ...PLACES.en.polygons, ...PLACES.en.circles])
    await expect(list.getByText(name, { exact: true })).toBeVisible();
  await expect(list).toContainText(organisation.street);
  // Latitude is the first coordinate in both formats (RFC 5870).
  const { lat, lng } = PLACES.en.markers[0]?.position ?? {};
  const link = (name: string) => list.getByRole("link", { name, exact: true });
  await expect(link(words.links.geo)).toHaveAttribute("href", `geo:${lat},${lng}`);
  await expect(link(words.links.openStreetMap)).toHaveAttribute(
    "href",
    new RegExp(
      `^https://www\\.openstreetmap\\.org/\\?mlat=${lat}&mlon=${lng}#map=\\d+/${lat}/${lng}$`,
    ),
  );
  await expect(page.locator("#map figure")).toBeHidden();
  await context.close();
});

test("axe finds no violation while a popup of the map is open, and no content is cut off at 320 px", async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 700 });
  await openMap(page, "fr");
  await markerOf(page, "fr").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await violations(page, { part: "#map" })).toEqual([]);
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  const sizes = await page
    .locator("#map")
    .getByRole("button")
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width: across, height } = button.getBoundingClientRect();
        return Math.min(across, height);
      }),
    );
  // The minimum target size of WCAG 2.5.8, in CSS pixels.
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
});

test.describe("after a visit", () => {
  test.use({ serviceWorkers: "allow" });

  test("the map with all of its tiles, and the pictures of the guide, are available without a connection", async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    const { files } = readPrecacheManifest(OUT);
    const tiles = files.filter(({ url }) => url.startsWith("/tiles/")).length;
    expect(tiles).toBeGreaterThan(1000);
    await visit(page, CONTACT);
    const tilesKept = () =>
      page.evaluate(async () => {
        const keys = await (await caches.open("protocole-files")).keys();
        return keys.filter(({ url }) => new URL(url).pathname.startsWith("/tiles/")).length;
      });
    await expect.poll(tilesKept, { timeout: 150_000 }).toBe(tiles);
    await context.setOffline(true);
    await page.reload();
    await waitForHydration(page);
    await bringMapNear(page);
    await untilPainted(page);
    await expect(remark(page, words.tilesFailed)).toHaveCount(0);

    await visit(page, pathOf("guide", "en"));
    const pictures = page.getByRole("main").locator("picture img");
    await expect(pictures.first()).toBeAttached();
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          picture.evaluate((each: HTMLImageElement) => each.complete && each.naturalWidth),
        )
        .toBeGreaterThan(1);
      await expect(picture).toHaveAttribute("data-state", "there");
    }
  });
});
