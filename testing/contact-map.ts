import { expect, type Page } from "@playwright/test";
import { map } from "@/content/map";
import { places } from "@/content/places";
import { localize } from "@/lib/i18n/define-content";
import { type Locale, pathOf } from "@/lib/routes";
import { visit } from "./behaviour";

/** The texts of the map and its locations, keyed by language. */
export const MAP = { en: localize(map, "en"), fr: localize(map, "fr") };
export const PLACES = { en: localize(places, "en"), fr: localize(places, "fr") };

/** Returns the map of /contact. The map can receive the focus and has an accessible name. */
export const mapOf = (page: Page, locale: Locale = "en") =>
  page.getByRole("application", { name: MAP[locale].label });

/** Returns the marker at the organisation's location. */
export const markerOf = (page: Page, locale: Locale = "en") =>
  page.getByRole("button", { name: PLACES[locale].markers[0]?.name ?? "", exact: true });

/** Returns the button of the map with this name. */
export const control = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });

/** Scrolls the map into view and waits until its markers are displayed. */
export async function bringMapNear(page: Page, locale: Locale = "en") {
  await page.getByRole("heading", { name: MAP[locale].title }).evaluate((heading) => {
    heading.scrollIntoView({ block: "start", behavior: "instant" });
  });
  await expect(markerOf(page, locale)).toBeVisible();
}

/** Opens /contact and scrolls until the map is nearly in view. */
export async function openMap(page: Page, locale: Locale = "en") {
  await visit(page, pathOf("contact", locale));
  await bringMapNear(page, locale);
}

/** Waits until the visible tiles are painted. */
export async function untilPainted(page: Page) {
  await expect
    .poll(() =>
      mapOf(page).evaluate((element) => {
        const tiles = [...element.querySelectorAll("canvas")];
        return tiles.length > 0 && tiles.every((tile) => tile.matches(".leaflet-tile-loaded"));
      }),
    )
    .toBe(true);
}

/**
 * Returns the position of the organisation's marker in the map, in whole pixels. Waits until the map no longer moves.
 */
export async function placeInMap(page: Page, locale: Locale = "en") {
  const where = async () => {
    const [marker, frame] = await Promise.all([
      markerOf(page, locale).boundingBox(),
      mapOf(page, locale).boundingBox(),
    ]);
    if (!marker || !frame) throw new Error("The map is not shown.");
    return { x: Math.round(marker.x - frame.x), y: Math.round(marker.y - frame.y) };
  };
  let last = await where();
  await expect
    .poll(async () => {
      const before = last;
      last = await where();
      return before.x === last.x && before.y === last.y;
    })
    .toBe(true);
  return last;
}
