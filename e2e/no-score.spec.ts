import { expect, type Page, test } from "@playwright/test";
import { runWords } from "@/content/run";
import { appWords } from "@/experiments/catalog/app-texts";
import { APPS, type AppId } from "@/experiments/catalog/registry";
import { localize } from "@/lib/i18n/define-content";
import { watchFaults } from "../testing/behaviour";
import { FORM_SCRIPTS, fillForm, STRAIGHT_LINE } from "../testing/forms";
import { Participant, type Strategy } from "../testing/lab";
import { namedMap, type Offset, PLACE_SCRIPTS, placeCities } from "../testing/places";
import { type Script, SEED, TIMED_SCRIPTS } from "../testing/strategies";

/** Long after the time for an answer, in the blank that follows. */
const LATE_MS = 100;
const always = (response: string, afterMs: number): Strategy => ({
  phases: ["stimulus"],
  look: () => "",
  answer: () => ({ response, afterMs }),
});

/** Strategies in a timed app that are not informative about the participant, and the displayed reason. */
const TIMED: Record<string, [keyof typeof TIMED_SCRIPTS, Strategy, string]> = {
  "stroop, the same key each time": ["stroop", always("red", 400), "tooFewCorrect"],
  "stroop, every answer late": [
    "stroop",
    always("red", APPS.stroop.model.parameters.responseWindowMs + LATE_MS),
    "tooFewCorrect",
  ],
  "flanker, the same key each time": ["flanker", always("left", 400), "tooFewCorrect"],
  "flanker, every answer late": [
    "flanker",
    always("left", APPS.flanker.model.parameters.responseWindowMs + LATE_MS),
    "tooFewCorrect",
  ],
  "simple-rt, pressing before there is anything to see": [
    "simple-rt",
    { ...always("press", 300), phases: ["fixation"] },
    "tooManyLost",
  ],
  "simple-rt, every press late": [
    "simple-rt",
    always("press", APPS["simple-rt"].model.parameters.responseWindowMs + LATE_MS),
    "tooManyLost",
  ],
  "go-no-go, the same key each time": ["go-no-go", always("press", 300), "notToldApart"],
  "go-no-go, every press late": [
    "go-no-go",
    always("press", APPS["go-no-go"].model.parameters.stimulusMs + LATE_MS),
    "tooFewGo",
  ],
  "spatial-span, the same square each time": [
    "spatial-span",
    {
      phases: ["recall"],
      look: TIMED_SCRIPTS["spatial-span"].strategy.look,
      answer: (seen) =>
        seen.split(" ").map((_, place) => ({ response: "12", afterMs: 600 + place * 300 })),
    },
    "noneRecalled",
  ],
  "spatial-span, nothing in time": [
    "spatial-span",
    { phases: ["recall"], look: () => "", answer: () => null },
    "tooFewLeft",
  ],
};

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

for (const [name, [app, strategy, reason]] of Object.entries(TIMED))
  test(`no score: ${name}`, {
    // One app suffices here to show that late answers do not count; unit tests cover each app's reasons.
    tag: / late$|in time$/.test(name) && app !== "flanker" ? "@release" : [],
  }, async ({ page }) => {
    const faults = watchFaults(page);
    await run(page, app, strategy);
    await expectNoScore(page, app, reason);
    expect(faults).toEqual([]);
  });

/** Answers correctly, but is on another page in the middle of every second trial. */
const awayHalfOfTheTime = ({ strategy }: Script): Strategy => ({
  ...strategy,
  answer: (seen, place) => (place.index % 2 === 0 ? "away" : strategy.answer(seen, place)),
});

for (const [app, script] of Object.entries(TIMED_SCRIPTS))
  test(`no score: ${app}, away half of the time`, {
    // The engine excludes such trials in all apps.
    tag: app === "flanker" ? [] : "@release",
  }, async ({ page }) => {
    await run(page, app as keyof typeof TIMED_SCRIPTS, awayHalfOfTheTime(script));
    const { reasons } = APPS[app as AppId].words.result;
    const reason = "tooOftenHidden" in reasons ? "tooOftenHidden" : "tooFewLeft";
    await expectNoScore(page, app as AppId, reason);
  });

/** Answers that are not informative, and the displayed reason. */
const FORMS: Partial<Record<keyof typeof FORM_SCRIPTS, [typeof STRAIGHT_LINE, string]>> = {
  "mini-ipip": [STRAIGHT_LINE, "longString"],
  "lottery-choice": [
    FORM_SCRIPTS["lottery-choice"].pages.map((page) =>
      page.map(({ name }) => ({ name, value: "A" })),
    ),
    "dominated",
  ],
};

for (const [app, [pages, reason]] of Object.entries(FORMS))
  test(`no score: ${app}, the same answer each time`, async ({ page }) => {
    const participant = new Participant(page, app as AppId, "en", "keys");
    await participant.open();
    await participant.start();
    await fillForm(page, pages, "keys");
    await expectNoScore(page, app as AppId, reason);
  });

/** Strategies with the cross in one spot for every city, or with a visit to another page before each city. */
const PLACES = {
  "the same spot each time": ["sameSpot", () => [1, 0], false],
  "each city placed after leaving the page": [
    "tooFewLeft",
    (city) => PLACE_SCRIPTS["where-is-it"].offsets[city] ?? [1, 0],
    true,
  ],
} as const satisfies Record<string, [string, (city: number) => Offset, boolean]>;

for (const [name, [reason, offset, isAway]] of Object.entries(PLACES))
  test(`no score: where-is-it, ${name}`, async ({ page }) => {
    const participant = new Participant(page, "where-is-it", "en", "keys");
    await participant.open({ seed: String(SEED) });
    await participant.start();
    for (let city = 0; city < APPS["where-is-it"].model.parameters.cities; city += 1) {
      await namedMap(page);
      if (isAway) await participant.turnAway();
      await placeCities(page, [offset(city)], "keys");
    }
    await expectNoScore(page, "where-is-it", reason);
  });
