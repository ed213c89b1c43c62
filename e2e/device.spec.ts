import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { about } from "@/content/about";
import { device } from "@/content/device";
import { PAGES as PAGE_FACTS } from "@/content/pages";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { DESKTOP, expectNoViolations, PHONE } from "../testing/axe";
import { visit, waitForHydration, watchFaults } from "../testing/behaviour";
import { drawnOf } from "../testing/drawn-cases";

const wordsIn = (locale: Locale) => localize(device, locale);
const words = wordsIn("en");

test.describe.configure({ timeout: 120_000 });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openPage(page: Page, locale: Locale = "en") {
  await visit(page, pathOf("device", locale));
  await expect(button(page, wordsIn(locale).check.start)).toBeEnabled();
}

/** Presses the space bar until the part of presses has ended. */
async function pressTwelve(page: Page, locale: Locale = "en") {
  const { presses, size } = wordsIn(locale).check.parts;
  await expect(button(page, presses.pad)).toBeFocused({ timeout: 60_000 });
  for (let press = 1; press <= 12; press += 1) {
    await page.keyboard.press("Space");
    if (press < 12) await expect(page.getByText(new RegExp(`^${press}\\s`))).toBeVisible();
  }
  await expect(page.getByRole("slider", { name: size.slider })).toBeFocused();
}

/** Does all parts by keyboard alone. */
async function checkByKeyboard(page: Page, locale: Locale = "en") {
  const { check, report } = wordsIn(locale);
  await openPage(page, locale);
  await button(page, check.start).focus();
  await page.keyboard.press("Enter");
  await pressTwelve(page, locale);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  // The button that widens the rectangle, and the field of the distance.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.type("57");
  await page.keyboard.press("Tab");
  await expect(button(page, check.parts.size.done)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: report.title })).toBeFocused();
}

/** Skips the first two parts, and measures the size. */
async function measureSize(page: Page, locale: Locale = "en") {
  const { check } = wordsIn(locale);
  await openPage(page, locale);
  await button(page, check.start).click();
  await button(page, check.skip).click();
  await expect(button(page, check.parts.presses.pad)).toBeFocused();
  await button(page, check.skip).click();
  await button(page, check.parts.size.done).click();
}

for (const [locale, size] of drawnOf(
  [
    ["en", DESKTOP],
    ["fr", PHONE],
  ] as const,
  0,
))
  test(`a device is measured by keyboard alone, and the report has all figures (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const faults = watchFaults(page);
    await checkByKeyboard(page, locale);
    const main = page.getByRole("main");
    await expect(main.getByText(/undefined|NaN|\{\w+\}/)).toHaveCount(0);
    await expect(main.getByText(/^\d+[.,]\d\sHz$/)).toBeVisible();
    await expect(main.locator("figure").getByRole("img")).toHaveCount(3);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(size.width);
    expect(faults).toEqual([]);
    await expectNoViolations(page, `the report in ${locale}`);
  });

test("the file has the facts of a run's record, and samples from which they follow", async ({
  page,
}) => {
  await checkByKeyboard(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    button(page, words.report.json).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^device-\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(readFileSync(await download.path(), "utf8"));
  expect(file).toMatchObject({
    format: "protocole.device-check",
    version: 1,
    skipped: [],
    facts: { stampClock: "page", inputs: ["keyboard"], isolated: true },
    size: { cardSide: "long", distanceMm: 570 },
  });
  expect(file.display.stampsMs).toHaveLength(15);
  expect(file.presses.delaysMs).toHaveLength(12);
  expect(file.facts.pixelsPerMm).toBeCloseTo(file.size.sidePx / 85.6, 3);
  const intervals: number[] = file.display.stampsMs.flatMap((stamps: number[]) =>
    stamps.slice(1).map((stamp, index) => stamp - (stamps[index] as number)),
  );
  const middle = intervals.sort((a, b) => a - b)[Math.floor(intervals.length / 2)] as number;
  expect(Math.abs(middle - file.facts.frameMs)).toBeLessThan(0.1);
  const late: number[] = file.display.lateFrames;
  expect(late.reduce((sum, each) => sum + each, 0)).toBe(file.facts.lateFrames);
});

for (const locale of drawnOf(LOCALES, 1))
  test(`skipped parts are reported as skipped, and can be measured later (${locale})`, async ({
    page,
  }) => {
    const { check, report } = wordsIn(locale);
    await measureSize(page, locale);
    const main = page.getByRole("main");
    await expect(main.locator("figure").getByRole("img")).toHaveCount(1);
    await expect(main.getByText(report.purposes.skipped)).toHaveCount(3);
    await page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: check.parts.presses.title, exact: true }) })
      .getByRole("button")
      .click();
    await expect(button(page, check.parts.presses.pad)).toBeFocused();
    for (let press = 0; press < 12; press += 1)
      await button(page, check.parts.presses.pad).click({ noWaitAfter: true });
    await expect(main.locator("figure").getByRole("img")).toHaveCount(2);
    await expect(main.getByText(report.presses.kinds.mouse, { exact: true })).toBeVisible();
  });

test("the rectangle and the ruler have the size that the report states", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openPage(page);
  await button(page, words.check.start).click();
  await button(page, words.check.skip).click();
  await button(page, words.check.skip).click();
  const slider = page.getByRole("slider", { name: words.check.parts.size.slider });
  const card = page.getByRole("img", { name: /^A rectangle of/ });
  const px = async () => Number.parseFloat((await slider.getAttribute("aria-valuetext")) ?? "");
  const before = await px();
  expect((await card.boundingBox())?.width).toBeCloseTo(before, 1);
  await slider.press("ArrowRight");
  expect(await px()).toBe(before + 0.5);
  const box = await card.boundingBox();
  expect(box?.width).toBeCloseTo(before + 0.5, 1);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(85.6 / 53.98, 2);
  await button(page, words.check.parts.size.done).click();
  const ruler = page.getByRole("img", { name: /^A ruler of \d+ mm/ });
  const mm = Number(/\d+/.exec((await ruler.getAttribute("aria-label")) ?? "")?.[0]);
  // The first line is the edge of the ruler; the others are its ticks, from 0 mm to its end.
  const ticks = ruler.locator("line");
  const [zero, end] = [await ticks.nth(1).boundingBox(), await ticks.nth(mm + 1).boundingBox()];
  expect((end?.x ?? 0) - (zero?.x ?? 0)).toBeCloseTo(((before + 0.5) / 85.6) * mm, 0);
});

test("the printed page has the report without the check, its buttons and the ruler", async ({
  page,
}) => {
  await measureSize(page);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("heading", { name: words.report.title })).toBeVisible();
  await expect(page.getByRole("heading", { name: words.check.title })).toBeHidden();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("img", { name: /^A ruler/ })).toBeHidden();
  await expect(page.getByText(/\d CSS pixels$/)).toBeVisible();
});

for (const [name, size] of drawnOf(
  [
    ["a phone", PHONE],
    ["a computer", DESKTOP],
  ] as const,
  0,
))
  test(`every part of the check is accessible on ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openPage(page);
    await expectNoViolations(page, "before the check");
    await button(page, words.check.start).click();
    await expectNoViolations(page, "the display");
    await expect(button(page, words.check.parts.presses.pad)).toBeFocused({ timeout: 60_000 });
    await expectNoViolations(page, "the presses");
    await button(page, words.check.skip).click();
    await page.getByRole("textbox").fill("3");
    await button(page, words.check.parts.size.done).click();
    await expect(page.getByRole("textbox")).toBeFocused();
    await expectNoViolations(page, "the size");
  });

test("a finger on a phone measures touches, and the card stands upright", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await openPage(page);
  await button(page, words.check.start).tap();
  await button(page, words.check.skip).tap();
  for (let press = 0; press < 12; press += 1)
    await button(page, words.check.parts.presses.pad).tap();
  await expect(page.getByRole("radio", { name: words.check.parts.size.sides.short })).toBeChecked();
  await button(page, words.check.parts.size.done).tap();
  await expect(page.getByText(words.report.presses.kinds.touch, { exact: true })).toBeVisible();
  await context.close();
});

test.describe("with the service worker,", () => {
  test.use({ serviceWorkers: "allow" });
  test("a device is checked without a connection", async ({ page, context }) => {
    await visit(page, pathOf("device", "en"));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect(page.getByText(/also works offline/)).toBeVisible({ timeout: 60_000 });
    await context.setOffline(true);
    await page.reload();
    await waitForHydration(page);
    await button(page, words.check.start).click();
    await pressTwelve(page);
    await button(page, words.check.parts.size.done).click();
    await expect(page.getByText(/^\d+\.\d\sHz$/)).toBeVisible();
    await context.setOffline(false);
  });
});

test("the page of how we work leads from the timing report to the check", async ({ page }) => {
  await visit(page, pathOf("about", "en"));
  const { steps } = localize(about, "en").process;
  const step = steps.find(({ id }) => id === "timing");
  await page
    .getByRole("listitem")
    .filter({ hasText: step?.handover ?? "" })
    .getByRole("link", { name: PAGE_FACTS.device.name.en })
    .click();
  await expect(page).toHaveURL(pathOf("device", "en"));
  await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
});
