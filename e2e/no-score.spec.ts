import { expect, type Page, test } from "@playwright/test";
import { runWords } from "@/content/run";
import type { AppId } from "@/experiments/catalog/app-ids";
import { appWords } from "@/experiments/catalog/app-texts";
import { APPS } from "@/experiments/catalog/registry";
import type { Strategy, TestedForm, TestedMap } from "@/experiments/engine/contract/tested-app";
import { localize } from "@/lib/i18n/define-content";
import { watchFaults } from "../testing/behaviour";
import { drawnHalf } from "../testing/drawn-cases";
import { FORM_SCRIPTS, fillForm } from "../testing/forms";
import { Participant } from "../testing/lab";
import { namedMap, PLACE_SCRIPTS, placeCities } from "../testing/places";
import { type Script, SEED, TIMED_SCRIPTS } from "../testing/strategies";

async function expectNoScore(page: Page, app: AppId, reason: string) {
  const title = page.locator("h2").first();
  await expect(title).toBeFocused();
  await expect(title).toHaveText(localize(runWords, "en").result.noScore);
  const reasons: Record<string, string> = appWords(app, "en").result.reasons;
  expect(reasons[reason]).toBeDefined();
  await expect(page.getByText(reasons[reason] ?? "")).toBeVisible();
}

async function run(page: Page, app: keyof typeof TIMED_SCRIPTS, strategy: Strategy) {
  const participant = new Participant(page, app, "en", "keys");
  await participant.open({ seed: String(SEED) });
  await participant.start();
  expect(await participant.work(strategy, TIMED_SCRIPTS[app].keys)).toBe("over");
}

type TimedId = keyof typeof TIMED_SCRIPTS;
const TIMED = Object.entries(TIMED_SCRIPTS) as [TimedId, Script][];

/** The app that is tested in place of all apps if all of them use the same code for a reason. */
const FOR_ALL = "flanker";

const CASES = TIMED.flatMap(([app, { noScore }]) =>
  Object.entries(noScore).map(([way, { strategy, reason }]) => ({ app, way, strategy, reason })),
);

/**
 * Returns whether a case tests that late answers are not counted. One app is enough for this test; the unit tests cover
 * the reasons of each app.
 */
const isRepeated = ({ app, way }: (typeof CASES)[number]) =>
  / late$|in time$/.test(way) && app !== FOR_ALL;

for (const { app, way, strategy, reason, tag } of [
  ...CASES.filter((each) => !isRepeated(each)).map((each) => ({ ...each, tag: [] })),
  ...drawnHalf(CASES.filter(isRepeated)).map((each) => ({ ...each, tag: "@release" })),
])
  test(`${app} states why a run has no score: ${way}`, { tag }, async ({ page }) => {
    const faults = watchFaults(page);
    await run(page, app, strategy);
    await expectNoScore(page, app, reason);
    expect(faults).toEqual([]);
  });

/** Answers correctly. In the middle of every second trial, opens another page for a moment. */
const awayHalfOfTheTime = ({ strategy }: Script): Strategy => ({
  ...strategy,
  answer: (seen, place) => (place.index % 2 === 0 ? "away" : strategy.answer(seen, place)),
});

// The engine excludes these trials in the same way for all apps, so one app is enough. The unit tests cover the reasons
// of each app.
test(`${FOR_ALL} states why a run has no score if another page interrupted every second trial`, async ({
  page,
}) => {
  await run(page, FOR_ALL, awayHalfOfTheTime(TIMED_SCRIPTS[FOR_ALL]));
  const { reasons } = APPS[FOR_ALL].words.result;
  const reason = "tooOftenHidden" in reasons ? "tooOftenHidden" : "tooFewLeft";
  await expectNoScore(page, FOR_ALL, reason);
});

for (const [app, { noScore }] of Object.entries<TestedForm>(FORM_SCRIPTS))
  for (const [way, { pages, reason }] of Object.entries(noScore))
    test(`${app} states why a session has no score: ${way}`, async ({ page }) => {
      const participant = new Participant(page, app as AppId, "en", "keys");
      await participant.open();
      await participant.start();
      await fillForm(page, pages, "keys");
      await expectNoScore(page, app as AppId, reason);
    });

for (const [app, { noScore }] of Object.entries<TestedMap>(PLACE_SCRIPTS))
  for (const [way, { offsets, isAway, reason }] of Object.entries(noScore))
    test(`${app} states why a run on the map has no score: ${way}`, async ({ page }) => {
      const participant = new Participant(page, app as AppId, "en", "keys");
      await participant.open({ seed: String(SEED) });
      await participant.start();
      for (const offset of offsets) {
        await namedMap(page);
        if (isAway) await participant.turnAway();
        await placeCities(page, [offset], "keys");
      }
      await expectNoScore(page, app as AppId, reason);
    });
