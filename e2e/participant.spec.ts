import { expect, type Page, test } from "@playwright/test";
import { runWords } from "@/content/run";
import { study } from "@/content/study";
import { EXAMPLE } from "@/experiments/apps/stroop/example";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { appWords } from "@/experiments/catalog/app-texts";
import { APPS } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import { visit } from "../testing/behaviour";
import { Participant } from "../testing/lab";
import { storedSessions } from "../testing/stored";
import { TIMED_SCRIPTS } from "../testing/strategies";

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1360, height: 850 };
/**
 * The maximum number of words that a participant has to read before the start. The words of the consent text are not
 * counted.
 */
const MOST_WORDS = 90;

const startButton = (page: Page, locale: Locale) =>
  page.getByRole("button", { name: localize(study, locale).brief.start });

async function openBrief(page: Page, app: AppId, locale: Locale) {
  await visit(page, `${pathOf("study", locale)}?app=${app}`);
  await expect(startButton(page, locale)).toBeVisible();
}

for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`the introduction of a task on a ${name}`, () => {
    test.use({ viewport, hasTouch: viewport === PHONE, isMobile: viewport === PHONE });
    for (const locale of LOCALES)
      test(`is short; consent and start button are visible without scrolling (${locale})`, async ({
        page,
      }) => {
        const { consent } = localize(study, locale).brief;
        for (const app of APP_IDS) {
          await openBrief(page, app, locale);
          await expect(startButton(page, locale), app).toBeInViewport({ ratio: 1 });
          await expect(page.getByText(consent), app).toBeInViewport({ ratio: 1 });
          // All visible text is counted, including headings, links and the titles of closed disclosures.
          const text = await page.getByRole("main").innerText();
          const read = text.replace(/\s+/g, " ").replace(consent, "");
          const words = read.match(/[\p{L}\p{N}][\p{L}\p{N}’'.–-]*/gu) ?? [];
          expect(words.length, app).toBeLessThanOrEqual(MOST_WORDS);
        }
      });
  });
}

test.describe("full screen", () => {
  const names = localize(runWords, "en").fullScreen;

  test("can be entered and left during a timed run; the run continues and records both events", async ({
    page,
  }) => {
    const { strategy, keys } = TIMED_SCRIPTS.stroop;
    const participant = new Participant(page, "stroop", "en", "keys");
    await participant.open();
    await participant.start();
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
    const run = page.locator("dialog[open]");

    await run.getByRole("button", { name: names.enter }).click();
    await expect(run.getByRole("button", { name: names.exit })).toBeVisible();
    expect(await isFull()).toBe(true);
    await page.keyboard.press("Escape");
    await expect(run.getByRole("button", { name: names.enter })).toBeVisible();
    await expect.poll(isFull).toBe(false);
    await run.getByRole("button", { name: names.enter }).click();
    await expect.poll(isFull).toBe(true);

    await run.locator("[data-wait] button").focus();
    expect(await participant.work(strategy, keys)).toBe("over");
    await expect.poll(isFull).toBe(false);
    const [session] = await storedSessions(page);
    const events = session?.events.map(({ what }) => what).filter((what) => what !== "resized");
    expect(events).toEqual([
      "started",
      "full_screen_on",
      "full_screen_off",
      "full_screen_on",
      "finished",
    ]);
  });

  test("is also available during an untimed task", async ({ page }) => {
    await openBrief(page, "mini-ipip", "en");
    await startButton(page, "en").click();
    await page.getByRole("button", { name: names.enter }).click();
    await page.getByRole("button", { name: names.exit }).click();
    await expect(page.getByRole("button", { name: names.enter })).toBeVisible();
  });

  test("is not offered if the browser cannot display a single element in full screen", async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(document, "fullscreenEnabled", { value: undefined }),
    );
    await openBrief(page, "stroop", "en");
    await startButton(page, "en").click();
    const { leave } = localize(runWords, "en");
    await expect(page.getByRole("button", { name: leave, exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: names.enter })).toHaveCount(0);
  });
});

test.describe("the short task of the home page, on a phone,", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("fills the screen while its trials run, and restores the page after the last trial", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & {
          hadRecentInput: boolean;
          value: number;
        })[])
          if (!shift.hadRecentInput) shifts.push(`${shift.value} at ${shift.startTime}`);
      }).observe({ type: "layout-shift" });
    });
    await visit(page, pathOf("home", "en"));
    await page.evaluate(() => scrollTo(0, 70));
    const { screen: words, inks } = appWords("stroop", "en");
    const task = page.getByRole("region", { name: words.label, exact: true });
    await task.getByRole("button", { name: inks[EXAMPLE.ink], exact: true }).tap();
    await expect(task.getByText(interpolate(words.trial, { trial: 1, trials: 12 }))).toBeVisible();
    expect(await task.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await expect(page.getByRole("banner")).toBeHidden();
    for (const answer of await task.getByRole("button").all())
      await expect(answer).toBeInViewport({ ratio: 1 });

    for (let trial = 1; trial <= 12; trial += 1) {
      await expect(task.getByText(interpolate(words.trial, { trial, trials: 12 }))).toBeVisible();
      await page.waitForFunction(() => document.querySelector("section[data-phase=stimulus]"));
      const ink = await task.locator("[data-ink]").getAttribute("data-ink");
      await task.getByRole("button", { name: inks[ink as "red"], exact: true }).tap();
    }
    await expect(page.locator("h2").first()).toBeFocused();
    await expect(page.getByRole("banner")).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(70);
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual(
      [],
    );
  });
});

/** Returns the position of each answer and each button of an untimed task, in whole pixels from the top of its form. */
const places = (page: Page) =>
  page.locator("main form").evaluate((form) => {
    const { top, left } = form.getBoundingClientRect();
    return Array.from(form.querySelectorAll("label, legend, button"), (part) => {
      const box = part.getBoundingClientRect();
      return [box.top - top, box.left - left, box.width, box.height].map(Math.round).join(" ");
    });
  });

for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
  test.describe(`the elements of an untimed task on a ${name}`, () => {
    test.use({ viewport });
    for (const app of APP_IDS.filter((id) => APPS[id].model.facts.screenReader))
      test(`do not move when a participant chooses an answer of ${app}`, async ({ page }) => {
        await openBrief(page, app, "fr");
        await startButton(page, "fr").click();
        const form = page.locator("main form");
        await expect(form).toBeVisible();
        const groups = form.getByRole("radiogroup");
        const atFirst = await places(page);
        for (const group of await groups.all()) {
          await group.locator("label").first().click();
          expect(await places(page)).toEqual(atFirst);
        }
      });
  });

test("the answers are in one row, in the order of their keys, if the window is at least 30rem wide", async ({
  page,
}) => {
  for (const app of ["stroop", "flanker"] as const) {
    await openBrief(page, app, "en");
    await startButton(page, "en").click();
    const answers = page.locator("dialog[open] fieldset button");
    await answers.first().waitFor();
    const boxes = await answers.evaluateAll((all) =>
      all.map((answer) => answer.getBoundingClientRect()).map(({ top, left }) => ({ top, left })),
    );
    expect(new Set(boxes.map(({ top }) => top)).size, app).toBe(1);
    const lefts = boxes.map(({ left }) => left);
    expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
    await page.keyboard.press("Escape");
  }
});
