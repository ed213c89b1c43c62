import { printedRun, recomputed } from "@/__tests__/experiments/recompute";
import { finished, scriptedRows, type TrialAnswer } from "@/__tests__/experiments/scripted-rows";
import type { Direction } from "@/components/plots/arrow-row";
import { runWords } from "@/content/run";
import { choiceRtModel as modelOf } from "@/experiments/apps/choice-rt/model";
import { choiceRtOutcome as outcomeOf } from "@/experiments/apps/choice-rt/outcome";
import { choiceRtParameters } from "@/experiments/apps/choice-rt/parameters";
import { SHAPES } from "@/experiments/apps/choice-rt/shapes";
import { app as code } from "@/experiments/apps/choice-rt/view.client";
import { choiceRtWords } from "@/experiments/apps/choice-rt/words";
import { fillWords } from "@/experiments/catalog/app-texts";
import { type TimedApp, withParameters } from "@/experiments/engine/contract/define-app";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import { parameterFaults } from "@/experiments/engine/contract/parameter-schema";
import type { TrialSoFar } from "@/experiments/engine/contract/trial-model";
import { printedScore } from "@/experiments/engine/score/printed-score";
import { SIDES } from "@/experiments/engine/speeded/two-answers";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES } from "@/lib/routes";

const parameters = defaultsOf(choiceRtParameters);
const model = modelOf(parameters);
const outcome = (target: Direction, answer: TrialAnswer<Direction>) =>
  outcomeOf(target, finished(answer), parameters);

const trialsOf = (seed: number) =>
  model
    .blocks(seed)
    .map(({ length, trialAt }) => Array.from({ length }, (_, index) => trialAt(index, [])));

it("a choice RT run has a practice block and a test block", () => {
  expect(model.blocks(7).map(({ phase, length }) => [phase, length])).toEqual([
    ["practice", 8],
    ["test", 40],
  ]);
});

it("a choice RT block has each shape equally often, in an order that depends on the seed and not on the previous shape", () => {
  const seeds = Array.from({ length: 200 }, (_, seed) => seed * 14_316_557);
  const orders = seeds.map((seed) => trialsOf(seed)[1] ?? []);
  for (const trials of orders) {
    expect(trials.filter((target) => target === "left")).toHaveLength(20);
    const changes = trials.slice(1).filter((target, index) => target !== trials[index]).length;
    expect([19, 20]).toContain(changes);
  }
  expect(new Set(orders.map(String)).size).toBeGreaterThan(190);
  expect(trialsOf(seeds[5] as number)).toEqual(trialsOf(seeds[5] as number));
});

it.each<[string, TrialAnswer<Direction>, boolean | null, string | null]>([
  ["correct", { response: "left", rtMs: 400 }, true, null],
  ["wrong", { response: "right", rtMs: 400 }, false, "error"],
  ["too early", { response: "left", rtMs: 149.9 }, true, "anticipation"],
  ["missing", { response: null, rtMs: null }, null, "omission"],
  ["on a hidden page", { response: "left", rtMs: 400, hidden: true }, true, "hidden"],
])(
  "a choice RT trial is scored or excluded if the answer is %s",
  (_, answer, correct, excluded) => {
    expect(outcome("left", answer)).toEqual({
      condition: null,
      stimulus: "disc",
      response: answer.response,
      correct,
      excluded,
    });
  },
);

/** Returns the rows of a run of 40 trials. */
const run = (answer: (target: Direction, index: number) => TrialAnswer<Direction>) =>
  scriptedRows<Direction, Direction>(
    Array.from({ length: 40 }, (_, index) => SIDES[index % 2] ?? "left"),
    (target, end) => outcomeOf(target, end, parameters),
    answer,
  );

describe("the score of a choice RT run", () => {
  it("is the median of the correct times between two order statistics, computed by hand", () => {
    // The 40 times are 401 to 440 ms. Their median is 420.5; 13 is the largest k at which k-th smallest and k-th largest
    // time enclose the median in 95 % of samples, so the ends are 414 and 427 with k = 14.
    const rows = run((target, index) => ({ response: target, rtMs: 401 + index }));
    const score = model.score(rows);
    expect(printedScore(model.facts, score)).toBe("choice_rt 421 414 427");
    expect(score).toMatchObject({
      details: [
        { id: "mean", value: 420.5, n: 40 },
        { id: "accuracy", value: 100, n: 40 },
      ],
    });
    for (const output of recomputed("choice-rt", rows))
      expect(output).toBe(printedRun(model, rows));
  });

  it("leaves out errors, and counts them in the accuracy", () => {
    const rows = run((target, index) => ({
      response: index < 4 ? (target === "left" ? "right" : "left") : target,
      rtMs: index < 4 ? 1500 : 500,
    }));
    expect(model.score(rows)).toMatchObject({
      measures: [{ value: 500, n: 36 }],
      details: [
        { id: "mean", value: 500 },
        { id: "accuracy", value: 90 },
      ],
    });
  });

  it.each<[string, string, (target: Direction, index: number) => TrialAnswer<Direction>]>([
    ["the same key each time", "tooFewCorrect", () => ({ response: "left", rtMs: 400 })],
    [
      "27 correct answers of 40",
      "tooFewCorrect",
      (target, index) => ({
        response: index < 27 ? target : null,
        rtMs: index < 27 ? 400 : null,
      }),
    ],
    [
      "a page hidden half of the time",
      "tooOftenHidden",
      (target, index) => ({
        response: target,
        rtMs: 400,
        hidden: index % 2 === 0,
      }),
    ],
  ])("is missing on the page and in the scripts with %s", (_, reason, answer) => {
    const rows = run(answer);
    expect(model.score(rows)).toMatchObject({ status: "no-score", reason });
    for (const output of recomputed("choice-rt", rows)) expect(output).toBe(`no-score ${reason}`);
  });

  it("exists with 28 correct answers of 40, which guessing seldom reaches", () => {
    const rows = run((target, index) => ({
      response: index < 28 ? target : null,
      rtMs: index < 28 ? 400 : null,
    }));
    // The accuracy is of the answers, so it does not count the trials without an answer.
    expect(model.score(rows)).toMatchObject({
      status: "scored",
      details: [{ id: "mean" }, { id: "accuracy", value: 100, n: 28 }],
    });
  });

  it("is missing if too few visible trials are left to exclude guessing", () => {
    const rows = run((target) => ({ response: target, rtMs: 400 })).slice(0, 6);
    expect(model.score(rows)).toMatchObject({ reason: "tooFewLeft" });
  });
});

describe("the choice RT scene", () => {
  const app = withParameters(code) as TimedApp;
  const { feedback } = localize(runWords, "en");
  const scene = app.view.scene(localize(choiceRtWords, "en"), feedback);

  it("displays the shape of the answer", () => {
    for (const target of SIDES) {
      scene.prepare(target);
      const shapes = scene.node.querySelectorAll<HTMLElement>("[data-shape]");
      expect(shapes).toHaveLength(1);
      expect(shapes[0]?.dataset.shape).toBe(SHAPES[target]);
    }
  });

  it.each<[Direction | null, string]>([
    ["left", feedback.correct],
    ["right", feedback.wrong],
    [null, feedback.slow],
  ])("displays feedback on the response %s to a disc", (response, word) => {
    scene.show?.("feedback", "left", { response, stamp: 0 } as TrialSoFar<Direction>);
    expect(scene.node).toHaveTextContent(word);
  });
});

it.each(LOCALES)("the texts of choice RT state its parameters, %s", (locale) => {
  const { brief, result } = fillWords(
    localize(choiceRtWords, locale),
    modelOf({ ...parameters, trials: 80, blocks: 2, fixationMs: 700 }),
    locale,
  );
  expect(brief.methods).toMatch(/700\sms/);
  expect(brief.methods).toMatch(/80/);
  expect(JSON.stringify([brief, result.reasons])).not.toMatch(/\{\w+\}/);
});

it.each([
  [{ trials: 42 }, "trials"],
  [{ leftKey: "j" }, "leftKey"],
  [{ minimumRtMs: 500, responseWindowMs: 500 }, "minimumRtMs"],
] as const)("the choice RT parameters reject %j", (more, name) => {
  expect(
    parameterFaults(choiceRtParameters, { ...parameters, ...more }).map((fault) => fault.name),
  ).toContain(name);
});
