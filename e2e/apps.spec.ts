import { expect, type Page, type TestInfo, test } from "@playwright/test";
import { psychDsFaults } from "@/__tests__/experiments/psych-ds-check";
import { runWords } from "@/content/run";
import { APP_IDS, type AppId } from "@/experiments/catalog/app-ids";
import { appWords } from "@/experiments/catalog/app-texts";
import { APPS } from "@/experiments/catalog/registry";
import type { MeasureDefinition } from "@/experiments/engine/contract/app-facts";
import { formatMeasure } from "@/experiments/engine/score/measure-format";
import { localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { watchFaults } from "../testing/behaviour";
import { drawnOf, HANDS, type Hands, TOUCH_PHONE } from "../testing/drawn-cases";
import { FORM_SCRIPTS, fillForm } from "../testing/forms";
import { Participant } from "../testing/lab";
import { PLACE_SCRIPTS, placeCities } from "../testing/places";
import { downloadArchive, parsePrinted, recompute, unpack } from "../testing/recompute";
import { HAND_OVER, RUNNER, watchCode } from "../testing/run-code";
import { SEED, TIMED_SCRIPTS } from "../testing/strategies";
import { TESTED_APPS } from "../testing/tested-apps";

/** The query parameters that a recruitment service adds to the URL. */
const IDENTIFIERS = { PROLIFIC_PID: "5fa9c0", STUDY_ID: "s-1", SESSION_ID: "x_2" };

/** Returns the table cell next to the given name in the table of results. */
const cell = (page: Page, name: string) =>
  page
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name, exact: true }) })
    .getByRole("cell");

/** Formats a value with its interval, in the same way as the table of results. */
function shownValue(
  measure: MeasureDefinition,
  [value, low, high]: readonly (number | null)[],
  locale: Locale,
): string {
  const show = (number: number | null | undefined, how: typeof measure) =>
    formatMeasure(number ?? Number.NaN, how, locale);
  if (low === null) return show(value, measure);
  const end = { ...measure, unit: null };
  return interpolate(localize(runWords, locale).result.intervalCell, {
    value: show(value, measure),
    low: show(low, end),
    high: show(high, end),
  });
}

/**
 * Expects the page to display exactly the values that follow from the participant's answers. The R and Python scripts
 * must compute the same values from the downloaded files.
 */
async function expectResult(page: Page, app: AppId, locale: Locale, testInfo: TestInfo) {
  const { model } = APPS[app];
  const title = page.locator("h2").first();
  await expect(title).toBeFocused();
  await expect(title).not.toHaveText(localize(runWords, locale).result.noScore);

  expect(await page.locator("main").innerText()).not.toMatch(/\{\w+\}/);

  const files = await downloadArchive(page, locale);
  expect(psychDsFaults(files)).toEqual([]);
  expect(JSON.parse(files["session.json"] ?? "")).toMatchObject({
    app,
    locale,
    seed: SEED,
    status: "finished",
    participant: { prolificPid: "5fa9c0", studyId: "s-1", sessionId: "x_2" },
  });
  const script = TESTED_APPS[app];
  const expected: Readonly<Record<string, number>> =
    "expectedOf" in script
      ? script.expectedOf(JSON.parse(files["session.json"] ?? "").rows)
      : script.expected;
  const folder = testInfo.outputPath("data");
  unpack(files, folder);
  const names: Record<string, string> = appWords(app, locale).result.measures;
  for (const [language, output] of Object.entries(await recompute(folder))) {
    const printed = parsePrinted(output);
    for (const measure of model.facts.measures) {
      const numbers = printed[measure.id] ?? [];
      expect(numbers[0], `${measure.id} by ${language}`).toBe(expected[measure.id]);
      await expect(cell(page, names[measure.id] ?? "")).toHaveText(
        shownValue(measure, numbers, locale),
      );
    }
  }
}

/** Completes an app from the page of the app to its result. */
async function run(participant: Participant) {
  const { page, app, hands } = participant;
  await participant.start();
  if (app in TIMED_SCRIPTS) {
    const { strategy, keys } = TIMED_SCRIPTS[app as keyof typeof TIMED_SCRIPTS];
    expect(await participant.work(strategy, keys)).toBe("over");
  } else if (app in FORM_SCRIPTS)
    await fillForm(page, FORM_SCRIPTS[app as keyof typeof FORM_SCRIPTS].pages, hands);
  else await placeCities(page, PLACE_SCRIPTS[app as keyof typeof PLACE_SCRIPTS].offsets, hands);
}

for (const [index, app] of APP_IDS.entries()) {
  test.describe(app, () => {
    const complete =
      (locale: Locale, hands: Hands, { isOffline = false } = {}) =>
      async ({ page }: { page: Page }, testInfo: TestInfo) => {
        const faults = watchFaults(page);
        const code = watchCode(page);
        const participant = new Participant(page, app, locale, hands);
        await participant.open({ seed: String(SEED), ...IDENTIFIERS });
        await expect(page.getByText(participant.words.study.brief.identifiers)).toBeVisible();
        if (isOffline) {
          // The page requests the code of the run when the browser is idle. A participant who loses the connection
          // before this code has arrived cannot start the run.
          await code.untilReceived([HAND_OVER, RUNNER]);
          await page.context().setOffline(true);
        }
        await run(participant);
        await expectResult(page, app, locale, testInfo);
        expect(faults).toEqual([]);
      };

    // e2e/known-participant.spec.ts tests the other way of the same draw in real time.
    const hands = drawnOf(HANDS, index + 1);
    if (hands.includes("keys"))
      test(
        "can be completed by keyboard without a connection, in English",
        complete("en", "keys", { isOffline: true }),
      );

    if (!hands.includes("touch")) return;
    test.describe("on a phone", () => {
      test.use(TOUCH_PHONE);
      test("can be completed by touch, in French", complete("fr", "touch"));
    });
  });
}
