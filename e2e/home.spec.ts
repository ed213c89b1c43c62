import { expect, type Page, test } from "@playwright/test";
import { home } from "@/content/home";
import { protocolWords } from "@/content/running-study";
import { appWords } from "@/experiments/catalog/app-texts";
import { localize } from "@/lib/i18n/define-content";
import { formatMs } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { LOCALES, pathOf } from "@/lib/routes";
import { breakWhile, LAZY_CHUNK, visit, watchFaults } from "../testing/behaviour";
import { visibleContrast } from "../testing/site";

const WORDS = { en: localize(home, "en"), fr: localize(home, "fr") };
const { app, settings, promises } = WORDS.en;
const own = app.parameters;

/** Returns the section of the page under a heading of the second level. */
const section = (page: Page, title: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: title }) });
const task = (page: Page) => section(page, app.title);
const slider = (page: Page, name: string) => task(page).getByRole("slider", { name, exact: true });

/** Opens the page and scrolls to the description of the task, which loads its sliders. */
async function openTask(page: Page) {
  await visit(page, pathOf("home", "en"));
  await task(page).scrollIntoViewIfNeeded();
  await expect(slider(page, own.trials)).toBeVisible();
}

test.describe("the task as a paper describes it", () => {
  test("changes with a slider, by key and by pointer", async ({ page }) => {
    await openTask(page);
    await slider(page, own.fixationMs).press("ArrowRight");
    await expect(slider(page, own.fixationMs)).toHaveAttribute(
      "aria-valuetext",
      formatMs(600, "en"),
    );
    await expect(task(page).getByRole("img")).toContainText("600");
    await expect(task(page).locator("mark")).toHaveText(["600"]);
    await expect(
      task(page).getByText(interpolate(own.changed, { run: own.runThese })),
    ).toBeVisible();

    const bounds = await slider(page, own.trials).boundingBox();
    if (!bounds) throw new Error("The slider has no place on the page.");
    await page.mouse.click(bounds.x + bounds.width - 1, bounds.y + bounds.height / 2);
    await expect(task(page).locator("mark")).toHaveText(["600", "192"]);
    await expect(slider(page, own.trials)).toHaveAttribute("aria-valuetext", "192 in 8 blocks");
    await expect(task(page).getByText(/about 6\.5\smin/)).toBeVisible();

    await task(page).getByRole("button", { name: own.reset }).click();
    await expect(task(page).locator("mark")).toHaveCount(0);
  });

  test("runs with the values of its sliders", async ({ page }) => {
    await openTask(page);
    await slider(page, own.trials).press("End");
    await task(page).getByRole("button", { name: own.runThese }).click();
    await expect(page).toHaveURL(/\/study#p=/);
    const words = localize(protocolWords, "en");
    await page.getByRole("button", { name: words.start }).click();
    await expect(page.getByRole("button", { name: words.parts.start })).toBeVisible();
    await expect(page.getByText(/^192 trials after a short practice/)).toBeVisible();
  });

  test("marks changes in the system's colours, too", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    await openTask(page);
    await slider(page, own.trials).press("End");
    const mark = task(page).locator("mark").first();
    expect(await visibleContrast(mark)).toBeGreaterThan(4.5);
    await expect(mark).toHaveCSS("text-decoration-line", "underline");
  });

  test("copies its paragraph to the clipboard", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openTask(page);
    await slider(page, own.fixationMs).press("Home");
    await task(page).getByRole("button", { name: own.copy }).click();
    await expect(task(page).getByRole("status").filter({ hasText: own.copied })).toBeVisible();
    const { methods } = appWords("stroop", "en").brief;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      methods.replace("500", "200"),
    );
  });

  test("stays in its place, and keeps the focus on its links, when its sliders arrive", async ({
    page,
  }) => {
    const link = task(page).getByRole("link", { name: app.details });
    const below = section(page, WORDS.en.featured.title);
    let isHeld = true;
    await page.route(LAZY_CHUNK, async (route) => {
      while (isHeld) await new Promise((resolve) => setTimeout(resolve, 20));
      await route.continue();
    });
    await visit(page, pathOf("home", "en"));
    await link.focus();
    const before = await below.boundingBox();
    isHeld = false;
    await expect(slider(page, own.trials)).toBeVisible();
    expect((await below.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    await expect(link).toBeFocused();
  });

  test("keeps the published values if the code of the sliders is lost", async ({ page }) => {
    let lost = 0;
    await breakWhile(
      page,
      LAZY_CHUNK,
      () => true,
      async (route) => {
        lost += 1;
        await route.abort();
      },
    );
    await visit(page, pathOf("home", "en"));
    await task(page).scrollIntoViewIfNeeded();
    await expect.poll(() => lost).toBeGreaterThan(0);
    await expect(task(page)).toContainText(appWords("stroop", "en").brief.methods);
    await expect(task(page).getByText(own.fixationMs, { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(WORDS.en.headline);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of LOCALES)
    test(`the parameters, the paragraph and the drawings are displayed without controls (${locale})`, async ({
      page,
    }) => {
      await page.goto(pathOf("home", locale));
      const words = WORDS[locale];
      const described = section(page, words.app.title);
      await expect(described).toContainText(appWords("stroop", locale).brief.methods);
      await expect(described.getByText(words.app.parameters.length)).toBeVisible();
      await expect(described.getByText(words.app.parameters.asRun)).toBeVisible();
      await expect(described.getByRole("button")).toHaveCount(0);
      for (const { picture } of words.settings.items)
        await expect(page.getByRole("img", { name: picture, exact: true })).toBeVisible();
      await expect(page.getByText(words.promises.requests.count.split("{")[0] ?? "")).toHaveCount(
        0,
      );
    });
});

test("the policy line displayed on the page is part of the policy of its response", async ({
  page,
}) => {
  const response = await page.goto(pathOf("home", "en"));
  const line = await section(page, promises.title).locator("code").innerText();
  expect(line).toMatch(/^connect-src 'self'/);
  const policy = response?.headers()["content-security-policy"] ?? "";
  expect(policy.split("; ")).toContain(line);
});

test("the browser's own count of requests to other hosts is 0", async ({ page }) => {
  const faults = watchFaults(page);
  await visit(page, pathOf("home", "en"));
  await expect(
    page.getByText(interpolate(promises.requests.count, { count: 0 }), { exact: true }),
  ).toBeVisible();
  expect(faults).toEqual([]);
});

test.describe("at 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const locale of LOCALES)
    test(`the word of the task ends within the first 420 px (${locale})`, async ({ page }) => {
      await page.goto(pathOf("home", locale));
      const { inks } = appWords("stroop", locale);
      const box = await page.locator("[data-stage]").getByText(inks.green).first().boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(420);
    });
});

for (const locale of LOCALES)
  test(`no word of the headline is broken (${locale})`, async ({ page }) => {
    await page.goto(pathOf("home", locale));
    for (const width of [320, 360, 768, 870, 1100, 1360]) {
      await page.setViewportSize({ width, height: 800 });
      const broken = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
        const text = heading.firstChild as Text;
        return [...text.data.matchAll(/[\p{L}-]+/gu)].filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1;
        });
      });
      expect(broken, `at ${width} px`).toEqual([]);
    }
  });

test("each setting has its drawing above its name", async ({ page }) => {
  await page.goto(pathOf("home", "en"));
  for (const { title, picture } of settings.items) {
    const drawing = await page.getByRole("img", { name: picture }).boundingBox();
    const name = await page.getByRole("heading", { name: title, exact: true }).boundingBox();
    expect((drawing?.y ?? 0) + (drawing?.height ?? 0)).toBeLessThanOrEqual(name?.y ?? 0);
  }
});
