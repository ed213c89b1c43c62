import { expect, type Locator, type Page, test } from "@playwright/test";
import { map } from "@/content/map";
import { siteWords } from "@/content/site-words";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { APPS } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import type { Scheme } from "@/lib/preferences";
import { LOCALES, pathOf } from "@/lib/routes";
import { inDrawnLanguage } from "../testing/drawn-cases";
import { backgroundBehind, open, PAGES, pageThatPrefers } from "../testing/site";

/** Returns the lightness of a colour from 0 to 1. The value is precise enough to distinguish ink from paper. */
function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return (0.2 * red + 0.7 * green + 0.1 * blue) / 255;
}

const colourOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).color);

/** Displays the page in the way in which it would be printed on paper. */
const print = (page: Page) => page.emulateMedia({ media: "print" });

/** Expects dark text on a light background. Browsers do not print backgrounds, so light text would not be visible. */
async function expectInkOnPaper(page: Page) {
  for (const text of [page.getByRole("heading", { level: 1 }), page.locator("main p").last()]) {
    expect(lightness(await colourOf(text))).toBeLessThan(0.5);
    expect(lightness(await backgroundBehind(text))).toBeGreaterThan(0.9);
  }
}

test.describe("when a page is printed,", () => {
  for (const { path, locale } of inDrawnLanguage(PAGES))
    test(`${path} is readable on paper, without the controls that work only on a screen`, async ({
      page,
    }) => {
      const words = localize(siteWords, locale);
      await open(page, { path, heading: undefined });
      const navigation = page.getByRole("navigation", { name: words.navigation });
      await expect(navigation).toBeVisible();
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      await expectInkOnPaper(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("banner").getByText(words.siteTitle)).toBeVisible();
      await expect(navigation).toBeHidden();
      await expect(page.getByRole("contentinfo")).toBeHidden();
    });

  for (const scheme of ["light", "dark"] as const satisfies Scheme[])
    test(`text is dark even if the visitor has chosen the colour scheme “${scheme}”`, async ({
      browser,
      baseURL,
    }) => {
      const page = await pageThatPrefers(browser, baseURL, { scheme });
      await open(page, { path: pathOf("about", "en"), heading: undefined });
      await print(page);
      await expectInkOnPaper(page);
      await page.context().close();
    });

  test("the terms page is one text in its original order, with the URLs of its links", async ({
    page,
  }) => {
    await open(page, { path: pathOf("cgu", "en"), heading: undefined });
    await print(page);
    const tops = await page
      .getByRole("main")
      .getByRole("heading", { level: 2 })
      .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect()));
    expect(tops.length).toBeGreaterThan(3);
    expect(tops.map(({ top }) => top)).toEqual(tops.map(({ top }) => top).sort((a, b) => a - b));
    // The text has one column. If a section were next to another section, the order of reading would be unclear.
    expect(new Set(tops.map(({ left }) => Math.round(left))).size).toBe(1);
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);

    await open(page, { path: pathOf("about", "en"), heading: undefined });
    await print(page);
    const link = page.getByRole("main").locator('a[href^="https:"]').first();
    const written = await link.evaluate((node) => getComputedStyle(node, "::after").content);
    expect(written).toContain(await link.getAttribute("href"));
  });

  for (const locale of LOCALES) {
    test(`the portfolio lists every app, without its controls (${locale})`, async ({ page }) => {
      await open(page, { path: pathOf("portfolio", locale), heading: undefined });
      await print(page);
      const main = page.getByRole("main");
      for (const app of APP_IDS) {
        const { name } = localize(APPS[app].words, locale);
        await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
      }
      for (const role of ["searchbox", "checkbox", "combobox", "slider"] as const)
        await expect(main.getByRole(role)).toHaveCount(0);
    });

    test(`the contact page lists the locations, without its map and its form (${locale})`, async ({
      page,
    }) => {
      await open(page, { path: pathOf("contact", locale), heading: undefined });
      await print(page);
      const main = page.getByRole("main");
      const { list } = localize(map, locale);
      await expect(main.getByRole("region", { name: list })).toBeVisible();
      await expect(main.locator("#map figure")).toBeHidden();
      await expect(main.getByRole("textbox")).toHaveCount(0);
    });
  }
});
