import type { Browser, BrowserContextOptions, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { ERROR_WORDS } from "@/components/shell/errors/error-words";
import { data } from "@/content/data";
import { editorWords } from "@/content/editor";
import { study } from "@/content/study";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import { PREFERENCES_KEY, type Preferences } from "@/lib/preferences";
import { LOCALES, type Locale, PAGE_IDS, pathOf } from "@/lib/routes";
import { waitForHydration } from "./behaviour";

/** Each page in each language. */
export const PAGES = LOCALES.flatMap((locale) =>
  PAGE_IDS.map((page) => ({ page, locale, path: pathOf(page, locale) })),
);

/** Unknown paths, keyed by the language of their 404 page. */
export const UNKNOWN_PATHS = {
  en: "/no-such-page",
  fr: "/fr/no-such-page",
} as const satisfies Record<Locale, string>;

/** The introduction of each app, which is displayed at the URL of the app. */
export const APP_BRIEFS = LOCALES.flatMap((locale) =>
  APP_IDS.map((app) => ({
    app,
    locale,
    path: `${pathOf("study", locale)}?app=${app}`,
    heading: localize(APPS[app].words, locale).name,
    start: localize(study, locale).brief.start,
  })),
);

/** Every screen that a URL opens without an action of the visitor. */
export const SCREENS = [
  ...PAGES.map(({ path, locale }) => ({ path, locale, heading: undefined })),
  ...LOCALES.map((locale) => ({
    path: UNKNOWN_PATHS[locale],
    locale,
    heading: ERROR_WORDS[locale].notFound,
  })),
  ...APP_BRIEFS.map(({ path, locale, heading }) => ({ path, locale, heading })),
] as const satisfies readonly { path: string; locale: Locale; heading: string | undefined }[];
export type Screen = (typeof SCREENS)[number];

/**
 * Opens a screen. Waits until the screen displays its own heading, is hydrated, and has loaded its interactive content.
 */
export async function open(page: Page, { path, heading }: Pick<Screen, "path" | "heading">) {
  await page.goto(path);
  await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
  await waitForHydration(page);
  for (const locale of LOCALES) {
    if (path === pathOf("protocol", locale))
      await page.getByRole("button", { name: localize(editorWords, locale).undo }).waitFor();
    if (path === pathOf("data", locale))
      await page
        .getByText(localize(data, locale).files.loading, { exact: true })
        .waitFor({ state: "detached" });
  }
}

/** Returns the browser's Cumulative Layout Shift since the page was opened. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntriesByType("layout-shift") as (PerformanceEntry & {
            value: number;
          })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        // Browsers do not report a layout shift of zero. By the second frame, the browser would have reported a larger
        // layout shift.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(0), 0)));
      }),
  );

/** Opens a page in a new browser context that stores these display preferences. */
export async function pageThatPrefers(
  browser: Browser,
  baseURL: string | undefined,
  preferences: Partial<Preferences>,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const origin = new URL(baseURL ?? "").origin;
  const stored = { name: PREFERENCES_KEY, value: JSON.stringify(preferences) };
  const context = await browser.newContext({
    ...options,
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage: [stored] }] },
  });
  return context.newPage();
}

/**
 * Returns the colour behind an element. This is the element's own background, or the nearest background around the
 * element that is not transparent.
 */
export function backgroundBehind(element: Locator): Promise<string> {
  return element.evaluate((start) => {
    for (let at: Element | null = start; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
    }
    return getComputedStyle(document.documentElement).colorScheme;
  });
}

/**
 * Returns the largest WCAG contrast between two pixels in the text of an element, without the border of the element. If
 * the element has no text, the whole element is measured. The value 1 means that the element has only one colour.
 */
export async function visibleContrast(element: Locator): Promise<number> {
  await element.scrollIntoViewIfNeeded();
  const clip = await element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { x, y, width, height } = (
      node.textContent?.trim() && node instanceof HTMLElement ? range : node
    ).getBoundingClientRect();
    const left = Math.max(x, 0);
    const top = Math.max(y, 0);
    return {
      x: left,
      y: top,
      width: Math.min(x + width, innerWidth) - left,
      height: Math.min(y + height, innerHeight) - top,
    };
  });
  const { data, info } = await sharp(await element.page().screenshot({ clip, caret: "hide" }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const luminances: number[] = [];
  for (let at = 0; at < data.length; at += info.channels)
    luminances.push(luminanceOf([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
  const [darkest, lightest] = luminances.reduce(
    ([low, high], luminance) => [Math.min(low, luminance), Math.max(high, luminance)],
    [1, 0],
  );
  return (lightest + 0.05) / (darkest + 0.05);
}

/** Returns the WCAG 2 relative luminance of an sRGB colour whose channels are bytes. */
function luminanceOf([red, green, blue]: [number, number, number]): number {
  const linear = (byte: number) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Scrolls a page from top to bottom, as a reader does. All content that loads lazily is then loaded. */
export async function scrollThrough() {
  // Headless Chromium sometimes stops drawing a page permanently. The test can continue, because the content of the
  // page remains readable.
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 100);
    });
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: "instant" });
    await frame();
    await frame();
  }
}

/**
 * Runs in the page: lays out the elements that the browser skips while they are out of view. Tools that check the whole
 * page scroll between two measurements. If the browser laid out an element in between, this element would move the
 * elements that were measured before.
 */
export function layOutAll() {
  for (const list of document.querySelectorAll<HTMLElement>("[data-skips-far]"))
    list.dataset.skipsFar = "false";
}

/** Scrolls a page to its end. */
export async function readToTheEnd(page: Page) {
  await page.evaluate(scrollThrough);
}
