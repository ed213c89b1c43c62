import { printedRun, recomputed } from "@/__tests__/experiments/recompute";
import { finished, scriptedRows, type TrialAnswer } from "@/__tests__/experiments/scripted-rows";
import type { Direction } from "@/components/plots/arrow-row";
import { runWords } from "@/content/run";
import { simonModel as modelOf } from "@/experiments/apps/simon/model";
import { simonOutcome as outcomeOf } from "@/experiments/apps/simon/outcome";
import { type SimonParameters, simonParameters } from "@/experiments/apps/simon/parameters";
import { type SimonTrial, simonSequence } from "@/experiments/apps/simon/sequence";
import { SHAPES } from "@/experiments/apps/simon/shapes";
import { app as code } from "@/experiments/apps/simon/view.client";
import { simonWords } from "@/experiments/apps/simon/words";
import { fillWords } from "@/experiments/catalog/app-texts";
import { type TimedApp, withParameters } from "@/experiments/engine/contract/define-app";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import { parameterFaults } from "@/experiments/engine/contract/parameter-schema";
import type { FinishedTrial, TrialSoFar } from "@/experiments/engine/contract/trial-model";
import { printedScore } from "@/experiments/engine/score/printed-score";
import { CONFLICTS } from "@/experiments/engine/speeded/conflict-trials";
import { SIDES } from "@/experiments/engine/speeded/two-answers";
import { localize } from "@/lib/i18n/define-content";

const parameters = defaultsOf(simonParameters);
const simonModel = modelOf(parameters);
const simonOutcome = (trial: SimonTrial, end: FinishedTrial<Direction>) =>
  outcomeOf(trial, end, parameters);
const changed = (changes: Partial<SimonParameters>) => modelOf({ ...parameters, ...changes });

const SEEDS = Array.from({ length: 300 }, (_, index) => index * 14_316_557 + index);
const PER_BLOCK = parameters.trials / parameters.blocks;
const sequence = (seed: number, count: number, congruentPercent = 50) =>
  simonSequence(seed, count, { congruentPercent });

describe.each([PER_BLOCK, parameters.practiceTrials])(
  "a Simon block of %i trials, over 300 seeds,",
  (count) => {
    const blocks = SEEDS.map((seed) => sequence(seed, count));

    it("has each shape equally often on each side", () => {
      for (const trials of blocks)
        for (const target of SIDES)
          for (const side of SIDES)
            expect(
              trials.filter((trial) => trial.target === target && trial.side === side),
            ).toHaveLength(count / 4);
    });

    it("labels each trial with the condition that the answer and the side define", () => {
      for (const { target, side, condition } of blocks.flat())
        expect(target === side).toBe(condition === "congruent");
    });
  },
);

it("a Simon block is the same for the same seed, and different for different seeds", () => {
  const blocks = SEEDS.map((seed) => JSON.stringify(sequence(seed, PER_BLOCK)));
  expect(JSON.stringify(sequence(SEEDS[7] as number, PER_BLOCK))).toBe(blocks[7]);
  expect(new Set(blocks).size).toBe(SEEDS.length);
});

it("a Simon block has the requested share of congruent trials, with both answers equally often", () => {
  const trials = sequence(3, 48, 75);
  const congruent = trials.filter(({ condition }) => condition === "congruent");
  expect(congruent).toHaveLength(36);
  expect(congruent.filter(({ target }) => target === "left")).toHaveLength(18);
});

it("a Simon run has a practice block and two test blocks", () => {
  expect(simonModel.blocks(7).map(({ phase, length }) => [phase, length])).toEqual([
    ["practice", 8],
    ["test", 24],
    ["test", 24],
  ]);
});

describe("the outcome of a Simon trial", () => {
  const trial: SimonTrial = { target: "left", side: "right", condition: "incongruent" };
  const outcome = (answer: TrialAnswer<Direction>) => simonOutcome(trial, finished(answer));

  it("contains the shape with its side, the response and the condition", () => {
    expect(outcome({ response: "left", rtMs: 600 })).toEqual({
      condition: "incongruent",
      stimulus: "disc_right",
      response: "left",
      correct: true,
      excluded: null,
    });
  });

  it.each<[string, TrialAnswer<Direction>, boolean | null, string | null]>([
    ["that follows the side", { response: "right", rtMs: 600 }, false, "error"],
    ["too early", { response: "left", rtMs: 149.9 }, true, "anticipation"],
    ["just in time", { response: "left", rtMs: 150 }, true, null],
    ["missing", { response: null, rtMs: null }, null, "omission"],
    ["on a hidden page", { response: "left", rtMs: 600, hidden: true }, true, "hidden"],
  ])("is included in the score or excluded if the answer is %s", (_, answer, correct, excluded) => {
    expect(outcome(answer)).toMatchObject({ correct, excluded });
  });
});

describe("the score of a Simon run", () => {
  // There are seven trials in each condition, 10 ms apart, with means of 520 and 560 ms. The variance of both is 466.67,
  // the standard error of the difference 11.547 and, with 12 degrees of freedom, half of the interval 25.16.
  const steps = [-30, -20, -10, 0, 10, 20, 30];
  const rows = scriptedRows<SimonTrial & { rtMs: number }, Direction>(
    CONFLICTS.flatMap((condition) =>
      steps.map((step) => ({
        target: "left" as const,
        side: condition === "congruent" ? ("left" as const) : ("right" as const),
        condition,
        rtMs: (condition === "congruent" ? 520 : 560) + step,
      })),
    ),
    simonOutcome,
    ({ rtMs }) => ({ response: "left", rtMs }),
  );

  it("is the difference between the mean times, computed by hand, with the remark that it does not rank people", () => {
    const score = simonModel.score(rows);
    expect(printedScore(simonModel.facts, score)).toBe("simon_effect 40 15 65");
    expect(score).toMatchObject({ remark: "groupsOnly" });
    for (const output of recomputed("simon", rows))
      expect(output).toBe(printedRun(simonModel, rows));
  });

  it.each([
    ["the same key each time", { response: "left" as const, rtMs: 400 }, "tooFewCorrect"],
    ["no answer in time", { response: null, rtMs: null }, "tooFewCorrect"],
    ["a hidden page", { response: "left" as const, rtMs: 400, hidden: true }, "tooOftenHidden"],
  ])("is missing on the page and in the scripts with %s", (_, answer, reason) => {
    const run = scriptedRows<SimonTrial, Direction>(
      [...sequence(1, PER_BLOCK), ...sequence(2, PER_BLOCK)],
      simonOutcome,
      () => answer,
    );
    expect(simonModel.score(run)).toMatchObject({ status: "no-score", reason });
    for (const output of recomputed("simon", run)) expect(output).toBe(`no-score ${reason}`);
  });

  it("is missing for a participant who answers with the side of the shape", () => {
    const run = scriptedRows<SimonTrial, Direction>(
      [...sequence(1, PER_BLOCK), ...sequence(2, PER_BLOCK)],
      simonOutcome,
      ({ side }) => ({ response: side, rtMs: 400 }),
    );
    expect(simonModel.score(run)).toMatchObject({ reason: "tooFewCorrect" });
  });

  it("is missing if too few visible trials are left to exclude guessing", () => {
    const run = rows.map((row, index) =>
      index % 7 < 3 ? { ...row, excluded: "hidden", hidden: true } : row,
    );
    expect(simonModel.score(run)).toMatchObject({ reason: "tooFewLeft" });
  });
});

describe("the Simon scene", () => {
  const app = withParameters(code) as TimedApp;
  const { feedback } = localize(runWords, "en");
  const trial: SimonTrial = { target: "right", side: "left", condition: "incongruent" };
  const makeScene = () => app.view.scene(localize(simonWords, "en"), feedback);

  it("displays the shape of the answer on its side, and one shape at a time", () => {
    const scene = makeScene();
    for (const target of SIDES)
      for (const side of SIDES) {
        scene.prepare({ ...trial, target, side });
        const shapes = scene.node.querySelectorAll<HTMLElement>("[data-shape]");
        expect(shapes).toHaveLength(1);
        expect({ ...shapes[0]?.dataset }).toEqual({ shape: SHAPES[target], side });
      }
  });

  it.each<[string, Direction | null, string]>([
    ["the shape", "right", feedback.correct],
    ["the side", "left", feedback.wrong],
    ["nothing", null, feedback.slow],
  ])("displays feedback on a response that matches %s", (_, response, word) => {
    const scene = makeScene();
    scene.prepare(trial);
    scene.show?.("feedback", trial, { response, stamp: 0 } as TrialSoFar<Direction>);
    expect(scene.node).toHaveTextContent(word);
  });
});

it("the Simon task has a figure with a shape on the side that is not its answer", () => {
  expect(simonModel.figure()[1]?.content).toEqual({
    kind: "square",
    ink: "yellow",
    side: "left",
  });
});

it.each([
  [{ congruentPercent: 25, trials: 24, blocks: 1 }, "trials"],
  [{ leftKey: "j" }, "leftKey"],
  [{ minimumRtMs: 500, responseWindowMs: 500 }, "minimumRtMs"],
] as const)("the Simon parameters reject %j", (more, name) => {
  expect(
    parameterFaults(simonParameters, { ...parameters, ...more }).map((fault) => fault.name),
  ).toContain(name);
});

it("the methods paragraph of the Simon task states its parameters", () => {
  const model = changed({ congruentPercent: 75, blocks: 1, feedback: "never" });
  const { methods } = fillWords(localize(simonWords, "en"), model, "en").brief;
  for (const text of ["75% of the trials were congruent", "in one block", "no feedback"])
    expect(methods).toContain(text);
});
