/** @jest-environment node */

import { printedRun, recomputed } from "@/__tests__/experiments/recompute";
import type { Condition } from "@/experiments/apps/stroop/inks";
import { stroopOutcome } from "@/experiments/apps/stroop/outcome";
import { scoreStroop as scoreWith } from "@/experiments/apps/stroop/score";
import { MODELS } from "@/experiments/catalog/generated/models";
import { APPS } from "@/experiments/catalog/registry";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { printedScore } from "@/experiments/engine/score/printed-score";
import { shown, speededExclusion } from "@/experiments/engine/score/score";
import { localize } from "@/lib/i18n/define-content";

const stroopModel = APPS.stroop.model;
const scoreStroop = (rows: readonly TrialRow[]) => scoreWith(rows, stroopModel.parameters);

type Answered = { hidden?: boolean; response?: "red" | "blue"; lateFrames?: number };

/** Returns the row of a test trial with the ink red. By default, the answer is correct and is given after `rtMs`. */
function answer(condition: Condition, rtMs: number | null, more: Answered = {}): TrialRow {
  const response = more.response ?? (rtMs === null ? null : "red");
  const { hidden = false, lateFrames = 0 } = more;
  const timing = { onsetMs: 5000, rtMs, frameMs: 16.67, lateFrames, hidden, input: "keyboard" };
  return {
    ...stroopOutcome(
      { word: condition === "congruent" ? "red" : "blue", ink: "red", condition },
      { ...timing, response, responses: [] },
      stroopModel.parameters,
    ),
    trial: 1,
    block: 1,
    phase: "test",
    rt_ms: rtMs,
    onset_ms: 5000,
    frame_ms: 16.67,
    late_frames: lateFrames,
    input_type: "keyboard",
    hidden,
    sitting: 1,
  };
}

const congruent = (...rts: number[]) => rts.map((rt) => answer("congruent", rt));
const incongruent = (...rts: number[]) => rts.map((rt) => answer("incongruent", rt));
const wrong = (condition: Condition) => answer(condition, 700, { response: "blue" });
const NOTHING_LEFT_OUT = { hidden: 0, omission: 0, anticipation: 0, error: 0 };

describe("a displayed Stroop effect that ends in a half", () => {
  it("is rounded up, even if rounding errors make the computed value slightly smaller", () => {
    expect([66.5, 66.5 - 1e-10, 66.4999].map((value) => shown(value, 0))).toEqual([67, 67, 66]);
    expect(shown(2.45 - 1e-10, 1)).toBe(2.5);
  });

  it("has the same value on the page and in the scripts", () => {
    // The means are 600.3 and 666.8. In binary, their difference is slightly below 66.5.
    const rows = [
      ...congruent(600.1, 600.1, 600.4, 600.6),
      ...incongruent(666.5, 666.7, 666.8, 667.2),
    ];
    const score = scoreStroop(rows);
    expect(printedScore(stroopModel.facts, score)).toMatch(/^stroop_effect 67 /);
    for (const output of recomputed("stroop", rows))
      expect(output).toBe(printedScore(stroopModel.facts, score));
  });
});

describe("the Stroop effect, computed by hand,", () => {
  // The means are 640 and 765. With 4 trials in each condition, the variances are (40² + 20² + 0² + 60²) / 3 = 1866.67
  // and (65² + 15² + 35² + 45²) / 3 = 2566.67. The standard error is √(1866.67 / 4 + 2566.67 / 4) = 33.29. Welch's
  // degrees of freedom are 1108.33² / ((466.67² + 641.67²) / 3) = 5.854, for which t is 2.461 (R: qt(.975, 5.854)), and
  // 2.461 · 33.29 = 81.9.
  const CONGRUENT = [600, 620, 640, 700];
  const INCONGRUENT = [700, 750, 800, 810];
  const score = scoreStroop([...congruent(...CONGRUENT), ...incongruent(...INCONGRUENT)]);

  it("is the difference between the mean times of the two conditions, with its 95 % interval", () => {
    expect(score).toMatchObject({
      status: "scored",
      details: [
        { id: "congruent", n: 4, value: 640 },
        { id: "incongruent", n: 4, value: 765 },
      ],
      excluded: NOTHING_LEFT_OUT,
      lateFrameTrials: 0,
    });
    if (score.status !== "scored") throw new Error("no score");
    const [effect] = score.measures;
    expect(effect).toMatchObject({ id: "stroop_effect", value: 125, n: 8 });
    expect(effect.low).toBeCloseTo(125 - 81.9, 0);
    expect(effect.high).toBeCloseTo(125 + 81.9, 0);
  });

  it("does not include the practice trials", () => {
    const practice = incongruent(1900).map((row) => ({ ...row, phase: "practice" as const }));
    const trials = [...practice, ...congruent(...CONGRUENT), ...incongruent(...INCONGRUENT)];
    expect(scoreStroop(trials)).toEqual(score);
  });

  it("does not depend on the order of the trials", () => {
    const trials = [...incongruent(810, 700, 800, 750), ...congruent(700, 640, 600, 620)];
    expect(scoreStroop(trials)).toEqual(score);
  });
});

it("the Stroop effect is negative if responses are faster in incongruent trials than in congruent trials", () => {
  expect(
    scoreStroop([...congruent(700, 710, 720, 730), ...incongruent(600, 610, 620, 630)]),
  ).toMatchObject({
    measures: [{ value: -100 }],
  });
});

describe("a Stroop trial", () => {
  it.each<[string, TrialRow, TrialRow["excluded"]]>([
    ["during which the page was hidden", answer("congruent", 600, { hidden: true }), "hidden"],
    ["without an answer", answer("congruent", null), "omission"],
    ["answered before 150 ms", answer("congruent", 149.9), "anticipation"],
    ["answered with another ink", wrong("congruent"), "error"],
    ["answered with the word", wrong("incongruent"), "error"],
  ])("%s is excluded from the score and counted", (_, trial, reason) => {
    expect(trial.excluded).toBe(reason);
    const others = [
      ...congruent(600, 610, 620, 630, 640, 650, 660),
      ...incongruent(700, 710, 720, 730, 740, 750, 760),
    ];
    expect(scoreStroop([...others, trial])).toEqual({
      ...scoreStroop(others),
      excluded: { ...NOTHING_LEFT_OUT, [reason as string]: 1 },
    });
  });

  it("is counted as excluded only once, for the first reason that applies", () => {
    expect(answer("congruent", null, { hidden: true }).excluded).toBe("hidden");
    expect(answer("congruent", 90, { response: "blue", hidden: true }).excluded).toBe("hidden");
    expect(answer("congruent", 90, { response: "blue" }).excluded).toBe("anticipation");
    expect(speededExclusion({ hidden: false, rtMs: null, correct: false }, 150)).toBe("omission");
  });

  it.each([150, 2000])("is not excluded if its response time of %i ms is in time", (rtMs) => {
    expect(answer("congruent", rtMs).excluded).toBeNull();
  });

  it("is not excluded if one of its frames was late, but late trials are counted", () => {
    const late = (rt: number) => answer("congruent", rt, { lateFrames: 2 });
    const score = scoreStroop([
      ...congruent(600, 630),
      late(610),
      late(620),
      ...incongruent(700, 710, 720, 730, 740, 750, 760),
      answer("incongruent", null, { lateFrames: 1 }),
    ]);
    expect(score).toMatchObject({ status: "scored", lateFrameTrials: 2 });
  });

  it("is scored with the limits in the parameters of the app", () => {
    expect(stroopModel.parameters).toMatchObject({ minimumRtMs: 150, responseWindowMs: 2000 });
    const needed = (minimumAccuracyPercent: number) =>
      MODELS.stroop
        .modelOf({ ...stroopModel.parameters, minimumAccuracyPercent })
        .stated(localize(APPS.stroop.words, "en"));
    // 60% of 24 is 14.4, so 15 correct answers are required.
    expect(needed(stroopModel.parameters.minimumAccuracyPercent)).toMatchObject({
      minimumRight: "15",
      perCondition: "24",
    });
    // A guess is one of four answers. By guessing, P(X ≥ 12 of 24) is 0.007, and P(X ≥ 11) is 0.02.
    expect(needed(0)).toMatchObject({ minimumRight: "12" });
  });
});

describe("the Stroop score", () => {
  // With guesses among four answers, at least 6 of 8 trials are correct in 4 of 1,000 runs, and at least 5 of 8 trials
  // are correct in 27 of 1,000 runs.
  const eight = (condition: Condition, right: number) =>
    Array.from({ length: 8 }, (_, index) =>
      index < right ? answer(condition, 600 + 10 * index) : wrong(condition),
    );

  it.each<[Condition, Condition]>([
    ["congruent", "incongruent"],
    ["incongruent", "congruent"],
  ])(
    "is missing if the correct answers in the %s trials alone are too few to exclude guessing",
    (one, other) => {
      expect(scoreStroop([...eight(one, 5), ...eight(other, 8)])).toEqual({
        status: "no-score",
        reason: "tooFewCorrect",
        excluded: { ...NOTHING_LEFT_OUT, error: 3 },
        lateFrameTrials: 0,
      });
    },
  );

  it("exists if, in both conditions, the number of correct answers is one that guessing rarely reaches", () => {
    expect(scoreStroop([...eight("congruent", 6), ...eight("incongruent", 6)]).status).toBe(
      "scored",
    );
  });

  it("treats omissions and anticipations as answers that are not correct", () => {
    const trials = [
      ...eight("congruent", 8),
      ...eight("incongruent", 5).slice(0, 5),
      answer("incongruent", null),
      answer("incongruent", null),
      answer("incongruent", 100),
    ];
    expect(scoreStroop(trials)).toMatchObject({
      status: "no-score",
      reason: "tooFewCorrect",
      excluded: { omission: 2, anticipation: 1 },
    });
  });

  it("is missing if at least half of the trials were hidden", () => {
    const trials = [
      ...congruent(600, 610, 620, 630),
      ...incongruent(700, 710, 720, 730),
      ...Array.from({ length: 7 }, () => answer("incongruent", null, { hidden: true })),
    ];
    expect(scoreStroop(trials)).toMatchObject({
      status: "scored",
      excluded: { ...NOTHING_LEFT_OUT, hidden: 7 },
    });
    expect(scoreStroop([...trials, answer("congruent", null, { hidden: true })])).toMatchObject({
      status: "no-score",
      reason: "tooOftenHidden",
    });
  });

  it.each<[string, TrialRow[]]>([
    ["congruent", [...congruent(600, 610, 620), ...incongruent(700, 710, 720, 730)]],
    ["incongruent", [...congruent(600, 610, 620, 630), ...incongruent(700, 710, 720)]],
  ])("is missing with three %s trials, which guesses could get right", (_, trials) => {
    expect(scoreStroop(trials)).toEqual({
      status: "no-score",
      reason: "tooFewLeft",
      excluded: NOTHING_LEFT_OUT,
      lateFrameTrials: 0,
    });
  });

  it("is missing if every trial was hidden, or if there are no trials", () => {
    const hidden = Array.from({ length: 12 }, () => answer("congruent", 600, { hidden: true }));
    expect(scoreStroop(hidden)).toMatchObject({
      reason: "tooOftenHidden",
      excluded: { ...NOTHING_LEFT_OUT, hidden: 12 },
    });
    expect(scoreStroop([])).toMatchObject({ status: "no-score", reason: "tooFewLeft" });
  });

  it("has neither measures nor details if the score is missing", () => {
    const score = scoreStroop(congruent(600, 610));
    expect(score).not.toHaveProperty("measures");
    expect(score).not.toHaveProperty("details");
  });
});

describe("the Stroop recompute scripts", () => {
  const late = answer("congruent", 640.3, { lateFrames: 1 });
  const runs: Record<string, TrialRow[]> = {
    "a run": [
      ...congruent(600.1, 620, 700, 655, 640.3),
      late,
      ...incongruent(700, 750.2, 800, 810),
      wrong("congruent"),
      ...incongruent(690, 700.1),
    ],
    "many late frames": [
      ...congruent(600.1, 620, 700),
      late,
      ...[701, 750.2, 800, 810].map((rt) => answer("incongruent", rt, { lateFrames: 2 })),
      ...incongruent(720, 744, 760, 790),
    ],
    "too many errors": [
      ...congruent(600, 610, 620, 630),
      ...Array.from({ length: 5 }, () => wrong("incongruent")),
    ],
    "two valid congruent trials": [...congruent(600, 610), ...incongruent(700, 710, 720, 730)],
    "a run that was hidden for half of its trials": [
      ...congruent(600, 610, 620),
      ...Array.from({ length: 3 }, () => answer("incongruent", 700, { hidden: true })),
    ],
  };

  it.each(Object.entries(runs))("print the same numbers as the page for %s", (_, rows) => {
    const expected = printedRun(stroopModel, rows);
    for (const output of recomputed("stroop", rows)) expect(output).toBe(expected);
  });
});
