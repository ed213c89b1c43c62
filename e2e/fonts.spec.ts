import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { LOCALES, PAGE_IDS, pathOf } from "@/lib/routes";
import { leftOut } from "../scripts/generate/subset-fonts";
import { listFiles, OUT } from "../scripts/project.mjs";
import { hold } from "../testing/behaviour";
import { layoutShift } from "../testing/site";

test("the font files contain every character of the pages and app texts that the font packages contain", () => {
  const files = listFiles(OUT).filter((file) => /\.html$|^apps\/.*\.json$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files)
    expect.soft(leftOut(readFileSync(join(OUT, file), "utf8")), file).toEqual([]);
});

test("each page requests its fonts before its styles name these fonts, and requests no other fonts", async ({
  page,
}) => {
  const fonts = listFiles(OUT).filter((file) => file.endsWith(".woff2"));
  expect(fonts.length).toBe(2);
  for (const locale of LOCALES)
    for (const id of PAGE_IDS) {
      await page.goto(pathOf(id, locale));
      const preloads = await page.locator('link[rel="preload"][as="font"]').evaluateAll((links) =>
        (links as HTMLLinkElement[]).map(({ href, crossOrigin }) => ({
          file: new URL(href).pathname.slice(1),
          // Browsers request fonts without cookies. They would not use a font that was preloaded with cookies.
          crossOrigin,
        })),
      );
      const expected = fonts.map((file) => ({ file, crossOrigin: expect.any(String) }));
      expect.soft(preloads, pathOf(id, locale)).toEqual(expect.arrayContaining(expected));
      expect.soft(preloads.length, pathOf(id, locale)).toBe(fonts.length);
    }
});

const isFont = (url: URL) => url.pathname.endsWith(".woff2");

/**
 * The limit allows that one line of text breaks at another word when the font of the site replaces the fallback font. If
 * this line is a heading, the layout shift is 0.2 on a phone.
 */
const SHIFTED_AT_MOST = 0.05;

for (const width of [360, 412, 768, 1360])
  test(`the visible content hardly moves when the fonts load, at a width of ${width} px`, {
    tag: width === 412 || width === 768 ? "@release" : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    const found: string[] = [];
    for (const locale of LOCALES)
      for (const id of PAGE_IDS) {
        const fonts = await hold(page, isFont);
        await page.goto(pathOf(id, locale), { waitUntil: "domcontentloaded" });
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect.poll(fonts.count).toBe(2);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        await fonts.release();
        await page.waitForLoadState("load");
        await page.evaluate(() => document.fonts.ready);
        const shift = await layoutShift(page);
        if (shift > SHIFTED_AT_MOST) found.push(`${pathOf(id, locale)} ${shift.toFixed(3)}`);
      }
    expect(found).toEqual([]);
  });
