import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { SHORT_RUN_TRIALS } from "@/components/features/home/short-run";
import { home } from "@/content/home";
import { runWords } from "@/content/run";
import { EXAMPLE } from "@/experiments/apps/stroop/example";
import { stroopHeadline } from "@/experiments/apps/stroop/headline";
import { INKS, type Ink } from "@/experiments/apps/stroop/inks";
import { stroopOutcome } from "@/experiments/apps/stroop/outcome";
import { scoreStroop } from "@/experiments/apps/stroop/score";
import { appWords } from "@/experiments/catalog/app-texts";
import { APPS } from "@/experiments/catalog/registry";
import { timedRow } from "@/experiments/engine/contract/trial-model";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { type Score, shown } from "@/experiments/engine/score/score";
import { type Bilingual, localize } from "@/lib/i18n/define-content";
import { formatMs, formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { LOCALES, type Locale, pathOf } from "@/lib/routes";
import {
  breakWhile,
  headerLink,
  SITE_WORDS,
  stopClock,
  visit,
  watchFaults,
} from "../testing/behaviour";
import { TOUCH_PHONE } from "../testing/drawn-cases";

const { stroop_effect: NORM } = JSON.parse(
  readFileSync(new URL("../experiments/engine/contract/norms.json", import.meta.url), "utf8"),
) as { stroop_effect: { n: number; mean: number; sd: number; source: Bilingual } };
const { parameters, keys } = APPS.stroop.model;
const WORDS = { en: appWords("stroop", "en"), fr: appWords("stroop", "fr") };
const COMMON = { en: localize(runWords, "en").result, fr: localize(runWords, "fr").result };
const KEYS = Object.fromEntries(Object.entries(keys).map(([key, ink]) => [ink, key])) as Record<
  Ink,
  string
>;
/** The duration of one frame of the clock that the test advances, in ms. */
const STEP_MS = 16;

const task = (page: Page, locale: Locale = "en") =>
  page.getByRole("region", { name: WORDS[locale].screen.label, exact: true });
const answerButton = (page: Page, ink: Ink, locale: Locale = "en") =>
  task(page, locale)
    .getByRole("group", { name: WORDS[locale].screen.answers })
    .getByRole("button", { name: WORDS[locale].inks[ink], exact: true });
const trialNumber = (page: Page, trial: number, locale: Locale = "en") =>
  task(page, locale).getByText(
    interpolate(WORDS[locale].screen.trial, { trial, trials: SHORT_RUN_TRIALS }),
    { exact: true },
  );
const headline = (page: Page) =>
  page.getByRole("heading", { level: 2 }).and(page.locator("[tabindex='-1']"));

/**
 * Opens a page whose clock, frames and event stamps advance only when the test advances them. A browser stamps events
 * by its own clock, and a test cannot advance this clock. The stamps are therefore read from the test's clock.
 */
async function open(page: Page, address: string) {
  await page.addInitScript(() => {
    Object.defineProperty(Event.prototype, "timeStamp", { get: () => performance.now() });
    const stamps = { onset: 0, response: 0 };
    Object.assign(window, { stamps });
    const onsets = new MutationObserver((changes) => {
      for (const { target } of changes)
        if ((target as HTMLElement).dataset.phase === "stimulus") stamps.onset = performance.now();
    });
    onsets.observe(document, { subtree: true, attributes: true, attributeFilter: ["data-phase"] });
    for (const type of ["keydown", "pointerdown"])
      addEventListener(
        type,
        () => {
          stamps.response = performance.now();
        },
        true,
      );
  });
  await page.clock.install();
  await visit(page, address);
  await stopClock(page);
}

const phaseOf = (screen: Locator) => screen.evaluate((element) => element.dataset.phase);

/** Advances the clock until the word of the current trial is displayed, and returns the word. */
async function untilStimulus(page: Page, locale: Locale) {
  const screen = task(page, locale);
  // Until the code for a run has loaded, the task displays a message, and the run does not use the clock.
  await expect(screen.getByRole("status")).toHaveText("");
  await page.clock.runFor(parameters.fixationMs - 4 * STEP_MS);
  for (let steps = 0; (await phaseOf(screen)) !== "stimulus"; steps += 1) {
    expect(steps, "frames until the word").toBeLessThan(20);
    await page.clock.runFor(STEP_MS);
  }
  const word = screen.locator("[data-ink]");
  const ink = (await word.getAttribute("data-ink")) as Ink;
  const text = (await word.textContent()) ?? "";
  const named = INKS.find((candidate) => WORDS[locale].inks[candidate] === text) as Ink;
  await expect(word).toHaveCSS("opacity", "1");
  return { ink, word: named, condition: named === ink ? "congruent" : "incongruent" } as const;
}

type Plan = (trial: { ink: Ink; word: Ink; index: number }) => {
  response: Ink | null;
  afterMs: number;
};
type Press = (page: Page, ink: Ink, locale: Locale) => Promise<void>;

const byKey: Press = (page, ink) => page.keyboard.press(KEYS[ink]);
const byTouch: Press = (page, ink, locale) => answerButton(page, ink, locale).tap();

/** Completes one trial as the plan states, and returns the values that the result must contain. */
async function doTrial(
  page: Page,
  index: number,
  plan: Plan,
  press: Press,
  locale: Locale,
): Promise<TrialRow> {
  await expect(trialNumber(page, index + 1, locale)).toBeVisible();
  const trial = await untilStimulus(page, locale);
  const { response, afterMs } = plan({ ...trial, index });
  await page.clock.runFor(response === null ? parameters.responseWindowMs : afterMs);
  if (response) await press(page, response, locale);
  const { onset, response: pressed } = await page.evaluate(
    () => (window as unknown as { stamps: { onset: number; response: number } }).stamps,
  );
  await page.clock.runFor(parameters.blankMs + 2 * STEP_MS);
  const finished = {
    onsetMs: onset,
    rtMs: response && Math.round((pressed - onset) * 10) / 10,
    frameMs: 1000 / 60,
    lateFrames: 0,
    hidden: false,
    input: response && "keyboard",
    response,
    responses: [],
  };
  const place = { trial: index + 1, block: 1, phase: "test", sitting: 1 } as const;
  return timedRow(stroopOutcome(trial, finished, parameters), finished, place);
}

/** Answers the example, and completes the trials as the plan states. */
async function run(page: Page, plan: Plan, press: Press = byKey, locale: Locale = "en") {
  await press(page, EXAMPLE.ink, locale);
  const done: TrialRow[] = [];
  for (let index = 0; index < SHORT_RUN_TRIALS; index += 1)
    done.push(await doTrial(page, index, plan, press, locale));
  return done;
}

/**
 * Plans correct answers. Incongruent words are answered later than congruent words, and each trial has a different
 * response time.
 */
const skilled: Plan = ({ ink, word, index }) => ({
  response: ink,
  afterMs: (ink === word ? 480 : 610) + index * 7,
});

/** Returns the cells of the result table, keyed by the name of the row. */
async function expectResult(page: Page, trials: TrialRow[], locale: Locale) {
  const words = WORDS[locale].result;
  const common = COMMON[locale];
  const score = scoreStroop(trials, parameters);
  if (score.status !== "scored") throw new Error("The planned run gives no score.");
  const [effect] = score.measures;
  const ms = (value: number | null) => formatMs(shown(value ?? Number.NaN, 0), locale);
  const sentence = stroopHeadline(score, WORDS[locale], locale);
  await expect(headline(page)).toHaveText(sentence);
  await expect(headline(page)).toBeFocused();

  const interval = { value: ms(effect.value), low: ms(effect.low), high: ms(effect.high) };
  const description = interpolate(common.descriptionInterval, {
    ...interval,
    label: words.measures.stroop_effect,
    n: NORM.n,
    mean: ms(NORM.mean),
  });
  const plot = page.getByRole("img", { name: description, exact: true });
  await expect(plot).toBeVisible();
  await expect(plot).toContainText(interpolate(common.you, interval));

  await page.getByText(common.numbers, { exact: true }).click();
  const value = (name: string) =>
    page
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name, exact: true }) })
      .getByRole("cell");
  for (const { id, n, value: mean } of score.details)
    await expect(value(interpolate(words.details[id as "congruent"], { n }))).toHaveText(ms(mean));
  await expect(value(words.measures.stroop_effect)).toHaveText(
    interpolate(common.intervalCell, {
      value: ms(effect.value),
      low: formatNumber(shown(effect.low ?? Number.NaN, 0), locale),
      high: formatNumber(shown(effect.high ?? Number.NaN, 0), locale),
    }),
  );
  const left = Object.values(score.excluded).reduce((sum, n) => sum + n, 0);
  await expect(value(leftOut(score, locale))).toHaveText(
    interpolate(common.ofTrials, { n: left, trials: SHORT_RUN_TRIALS }),
  );
  await page.getByText(common.about, { exact: true }).click();
  await expect(value(interpolate(common.published, { n: NORM.n }))).toHaveText(
    `${ms(NORM.mean)} (${ms(NORM.sd)})`,
  );
  await expect(page.getByText(localize(NORM.source, locale))).toBeVisible();
}

/** Returns the name of the row that lists the number of excluded trials for each reason. */
function leftOut({ excluded }: Score, locale: Locale): string {
  const words = WORDS[locale].result.excluded;
  const list = Object.entries(excluded)
    .filter(([, n]) => n > 0)
    .map(([reason, n]) => interpolate(words[reason as keyof typeof words], { n }))
    .join(", ");
  return list ? interpolate(COMMON[locale].excluded, { list }) : COMMON[locale].nothingExcluded;
}

for (const locale of LOCALES) {
  const words = WORDS[locale];

  test(`the first word and its four answers are in the page even without scripts (${locale})`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto(pathOf("home", locale));
    const name = interpolate(words.screen.stimulus, {
      word: words.inks[EXAMPLE.word],
      ink: words.inks[EXAMPLE.ink],
    });
    await expect(page.getByRole("img", { name })).toBeVisible();
    await expect(page.getByRole("img", { name })).toHaveText(words.inks[EXAMPLE.word]);
    for (const ink of INKS) await expect(answerButton(page, ink, locale)).toBeVisible();
    const note = page.locator("noscript p").first();
    await expect(note).toBeVisible();
    await expect(note).toHaveText(words.screen.needsScripts);
    await context.close();
  });
}

test("a task whose result code does not load reports the fault, and begins when this code loads", async ({
  page,
}) => {
  let isLost = true;
  await breakWhile(page, /\/stroop-result\.[\da-f]+\.js$/, () => isLost);
  await visit(page, pathOf("home", "en"));
  await answerButton(page, EXAMPLE.ink).click();
  await expect(task(page).getByRole("status")).toHaveText(WORDS.en.screen.notLoaded);
  isLost = false;
  await answerButton(page, EXAMPLE.ink).click();
  await expect(trialNumber(page, 1)).toBeVisible();
});

test.describe("the short Stroop task, done by keyboard,", () => {
  test.beforeEach(({ page }) => open(page, pathOf("home", "en")));

  test("receives key presses only while the focus is inside the task", async ({ page }) => {
    for (const key of Object.values(KEYS)) await page.keyboard.press(key);
    await expect(task(page).getByText(WORDS.en.screen.example, { exact: true })).toBeVisible();
    await expect(task(page).getByRole("status")).toHaveText(
      interpolate(WORDS.en.screen.start, { trials: SHORT_RUN_TRIALS }),
    );

    await answerButton(page, "blue").focus();
    await page.keyboard.press(KEYS[EXAMPLE.ink]);
    await expect(trialNumber(page, 1)).toBeVisible();
    await expect(task(page)).toBeFocused();
  });

  test("ignores held keys, and ignores key combinations with Control, because the browser uses these combinations", async ({
    page,
  }) => {
    await answerButton(page, "blue").focus();
    await page.keyboard.press(`Control+${KEYS[EXAMPLE.ink]}`);
    await expect(trialNumber(page, 1)).toHaveCount(0);
    await page.keyboard.down(KEYS[EXAMPLE.word]);
    await expect(task(page).getByRole("status")).toHaveText(WORDS.en.screen.wrongExample);
  });

  test("displays a hint after a wrong answer to the example, and does not count the example as a trial", async ({
    page,
  }) => {
    await answerButton(page, EXAMPLE.word).click();
    await expect(task(page).getByRole("status")).toHaveText(WORDS.en.screen.wrongExample);
    await page.keyboard.press("Tab");
    const other = INKS.find((ink) => ink !== EXAMPLE.word && ink !== EXAMPLE.ink) as Ink;
    await answerButton(page, other).click();
    await expect(task(page).getByRole("status")).toHaveText(WORDS.en.screen.otherExample);
    await expect(trialNumber(page, 1)).toHaveCount(0);

    // Presses Enter on the correct button, as a user of a screen reader would.
    await answerButton(page, EXAMPLE.ink).focus();
    await page.keyboard.press("Enter");
    await expect(trialNumber(page, 1)).toBeVisible();
  });

  test("stops if the participant presses Escape, and allows the Tab key to move the focus out of the task", async ({
    page,
  }) => {
    await answerButton(page, "red").focus();
    await page.keyboard.press(KEYS[EXAMPLE.ink]);
    await doTrial(page, 0, skilled, byKey, "en");
    await expect(trialNumber(page, 2)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(task(page).getByText(WORDS.en.screen.example, { exact: true })).toBeVisible();
    await expect(task(page).getByRole("img")).toHaveText(WORDS.en.inks[EXAMPLE.word]);

    await answerButton(page, "yellow").focus();
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveCount(1);
    await expect(task(page).locator(":focus")).toHaveCount(0);

    // After a restart, the task begins at the first trial.
    await answerButton(page, EXAMPLE.ink).click();
    await expect(trialNumber(page, 1)).toBeVisible();
    await task(page).getByRole("button", { name: WORDS.en.screen.leave }).click();
    await expect(trialNumber(page, 1)).toHaveCount(0);
  });

  test("displays the expected numbers after twelve trials, of which some are excluded", async ({
    page,
  }) => {
    await answerButton(page, "red").focus();
    // The planned answers contain one error in six trials of each condition. Two errors would be too many,
    // because guessing too often yields four correct answers of six.
    const lost = new Set<boolean>();
    const plan: Plan = (trial) => {
      const isCongruent = trial.ink === trial.word;
      if (trial.index < 2 || lost.has(isCongruent)) return skilled(trial);
      lost.add(isCongruent);
      return isCongruent ? { response: trial.ink, afterMs: 100 } : { response: null, afterMs: 0 };
    };
    const trials = await run(page, plan);
    const { excluded } = scoreStroop(trials, parameters);
    expect(excluded).toEqual({ hidden: 0, omission: 1, anticipation: 1, error: 0 });
    await expectResult(page, trials, "en");
    await page.getByRole("button", { name: WORDS.en.screen.again }).click();
    await expect(trialNumber(page, 1)).toBeVisible();
  });

  test("states that conflicting words made the participant faster, if the response times show this", async ({
    page,
  }) => {
    await answerButton(page, "red").focus();
    const trials = await run(page, ({ ink, word, index }) => ({
      response: ink,
      afterMs: (ink === word ? 600 : 500) + index,
    }));
    await expectResult(page, trials, "en");
    await expect(headline(page)).toContainText("made you faster by about");
  });

  test("displays a reason in place of the score if no answer is correct", async ({ page }) => {
    await answerButton(page, "red").focus();
    await run(page, (trial) => ({
      response: INKS.find((ink) => ink !== trial.ink) as Ink,
      afterMs: 400,
    }));
    await expect(headline(page)).toHaveText(COMMON.en.noScore);
    await expect(headline(page)).toBeFocused();
    await expect(page.getByText(WORDS.en.result.reasons.tooFewCorrect)).toBeVisible();
    const list = interpolate(WORDS.en.result.excluded.error, { n: SHORT_RUN_TRIALS });
    await expect(page.getByText(interpolate(COMMON.en.excluded, { list }))).toBeVisible();
    await expect(page.getByRole("img", { name: NORM.n.toString() })).toHaveCount(0);
  });

  test("pauses after two trials without an answer", async ({ page }) => {
    await answerButton(page, "red").focus();
    await page.keyboard.press(KEYS[EXAMPLE.ink]);
    const silent: Plan = () => ({ response: null, afterMs: 0 });
    await doTrial(page, 0, silent, byKey, "en");
    await doTrial(page, 1, silent, byKey, "en");
    await expect(task(page).getByRole("status")).toHaveText(WORDS.en.screen.pausedMissed);
    await expect(task(page).getByRole("img")).toHaveCSS("opacity", "0");

    // The pause does not end by itself.
    await page.clock.runFor(60_000);
    await expect(trialNumber(page, 3)).toBeVisible();
    await task(page).getByRole("button", { name: WORDS.en.screen.resume }).click();
    await doTrial(page, 2, skilled, byKey, "en");
    await expect(trialNumber(page, 4)).toBeVisible();
  });

  test("pauses if the page was hidden, and excludes the interrupted trial", async ({ page }) => {
    await answerButton(page, "red").focus();
    await page.keyboard.press(KEYS[EXAMPLE.ink]);
    const trials: TrialRow[] = [];
    for (let index = 0; index < SHORT_RUN_TRIALS; index += 1) {
      if (index === 4)
        await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      const trial = await doTrial(page, index, skilled, byKey, "en");
      trials.push(index === 4 ? { ...trial, hidden: true, excluded: "hidden" } : trial);
      if (index !== 4) continue;
      await expect(task(page).getByRole("status")).toHaveText(WORDS.en.screen.pausedHidden);
      await page.clock.runFor(5000);
      await task(page).getByRole("button", { name: WORDS.en.screen.resume }).click();
    }
    expect(scoreStroop(trials, parameters).excluded.hidden).toBe(1);
    await expectResult(page, trials, "en");
  });

  test("stops completely if the visitor opens another page in the middle of a trial", async ({
    page,
  }) => {
    const faults = watchFaults(page);
    await answerButton(page, "red").focus();
    await page.keyboard.press(KEYS[EXAMPLE.ink]);
    await expect(trialNumber(page, 1)).toBeVisible();
    await untilStimulus(page, "en");
    await headerLink(page, SITE_WORDS.en.pages.contact).click();
    await expect(page).toHaveURL(pathOf("contact", "en"));
    await expect(task(page)).toHaveCount(0);
    // The new page is complete after two frames. For two more frames, the code of the site maintains the scroll
    // position.
    await page.clock.runFor(50);
    await expect(page.locator("main form")).toBeVisible();
    await page.clock.runFor(50);
    await page.evaluate(() => {
      const ask = window.requestAnimationFrame;
      window.requestAnimationFrame = (callback) => {
        Object.assign(window, { askedForFrame: true });
        return ask(callback);
      };
    });
    await page.clock.runFor(10_000);
    await page.keyboard.press(KEYS.red);
    expect(await page.evaluate(() => "askedForFrame" in window)).toBe(false);
    await page.goBack();
    await expect(task(page).getByText(WORDS.en.screen.example, { exact: true })).toBeVisible();
    expect(faults).toEqual([]);
  });

  test("displays its keys only while it reacts to them", async ({ page }) => {
    const keys = INKS.map((ink) => answerButton(page, ink).locator("kbd"));
    for (const key of keys) await expect(key).toBeHidden();
    await answerButton(page, "red").focus();
    for (const [index, ink] of INKS.entries()) {
      await expect(keys[index] as Locator).toBeVisible();
      await expect(keys[index] as Locator).toHaveText(KEYS[ink].toUpperCase());
    }
    await answerButton(page, "yellow").focus();
    await page.keyboard.press("Tab");
    for (const key of keys) await expect(key).toBeHidden();
  });

  test("has links to further pages in its result, and does not move the headline of the page", async ({
    page,
  }) => {
    const title = page.getByRole("heading", { level: 1 });
    const before = await title.boundingBox();
    await answerButton(page, "red").focus();
    await run(page, skilled);
    expect(await title.boundingBox()).toEqual(before);
    await page.getByText(COMMON.en.numbers, { exact: true }).click();
    expect(await title.boundingBox()).toEqual(before);

    const { afterResult, doors } = localize(home, "en");
    const [full, ask] = [afterResult.full, doors.tell];
    const ways = page.getByRole("main").locator("section").first().locator("a, button");
    await expect(ways.filter({ hasNotText: /^Eisenberg/ })).toHaveText([
      full,
      ask,
      WORDS.en.screen.again,
    ]);
    await expect(page.getByRole("link", { name: full })).toHaveAttribute(
      "href",
      `${pathOf("study", "en")}?app=stroop`,
    );
    await expect(ways.filter({ hasText: ask })).toHaveAttribute(
      "href",
      `${pathOf("contact", "en")}?app=stroop`,
    );
  });
});

test.describe("the short Stroop task, done on a phone,", () => {
  test.use(TOUCH_PHONE);
  test.beforeEach(({ page }) => open(page, pathOf("home", "fr")));

  test("can be done with the thumbs, and its texts do not mention keys", async ({ page }) => {
    for (const ink of INKS) {
      await expect(answerButton(page, ink, "fr").locator("kbd")).toBeHidden();
      const box = await answerButton(page, ink, "fr").boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const trials = await run(page, skilled, byTouch, "fr");
    await expectResult(page, trials, "fr");
  });

  test("records the moment at which the finger touches the screen, whatever the duration of the touch", async ({
    page,
  }) => {
    await answerButton(page, EXAMPLE.ink, "fr").tap();
    await expect(trialNumber(page, 1, "fr")).toBeVisible();
    const { ink } = await untilStimulus(page, "fr");
    await page.clock.runFor(500);
    const box = await answerButton(page, ink, "fr").boundingBox();
    const finger = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
    await page.clock.runFor(parameters.blankMs + 2 * STEP_MS);
    await expect(trialNumber(page, 2, "fr")).toBeVisible();

    // The lifting of the finger must not answer the next word.
    await untilStimulus(page, "fr");
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.clock.runFor(500);
    await expect(trialNumber(page, 2, "fr")).toBeVisible();
  });
});
