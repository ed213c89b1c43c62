/** @jest-environment node */

import { arrowRowPath, type Direction } from "@/components/plots/arrow-row";
import { printedScore } from "@/experiments/engine/printed-score";
import { flankerModel } from "@/experiments/flanker/model";
import { flankerOutcome } from "@/experiments/flanker/outcome";
import { CONDITIONS, DIRECTIONS, parameters } from "@/experiments/flanker/parameters";
import { arrowRow, type FlankerTrial, flankerSequence } from "@/experiments/flanker/sequence";
import { flankerWords } from "@/experiments/flanker/words";
import { localize } from "@/lib/i18n/define-content";
import { printedRun, recomputed } from "./recompute";
import { finished, scriptedRows, type TrialAnswer } from "./scripted-rows";

const SEEDS = Array.from({ length: 300 }, (_, index) => index * 14_316_557 + index);
const PER_BLOCK = parameters.trials / parameters.blocks;

describe.each([PER_BLOCK, parameters.practiceTrials])("over 300 seeds, a block of %i", (count) => {
  const blocks = SEEDS.map((seed) => flankerSequence(seed, count));

  it("has each direction equally often in each condition", () => {
    for (const trials of blocks)
      for (const target of DIRECTIONS)
        for (const condition of CONDITIONS)
          expect(
            trials.filter((trial) => trial.target === target && trial.condition === condition),
          ).toHaveLength(count / 4);
  });

  it("is honest about its conditions", () => {
    for (const { target, flankers, condition } of blocks.flat())
      expect(target === flankers).toBe(condition === "congruent");
  });
});

it("gives the same block for a seed, and another for another", () => {
  const blocks = SEEDS.map((seed) => JSON.stringify(flankerSequence(seed, PER_BLOCK)));
  expect(JSON.stringify(flankerSequence(SEEDS[7] as number, PER_BLOCK))).toBe(blocks[7]);
  expect(new Set(blocks).size).toBe(SEEDS.length);
});

it("cannot be foretold: the first trials take each direction in each condition", () => {
  for (let place = 0; place < 3; place += 1) {
    const firsts = SEEDS.map((seed) => flankerSequence(seed, PER_BLOCK)[place] as FlankerTrial);
    expect(new Set(firsts.map(({ target, flankers }) => `${target} ${flankers}`)).size).toBe(4);
  }
});

describe("the picture", () => {
  it("has the target in the middle of four others", () => {
    expect(arrowRow("left", "right")).toEqual(["right", "right", "left", "right", "right"]);
  });

  it("turns an arrow around its own middle", () => {
    // One arrow, step 10: from -4 to 4, its head from 0.8 to the tip at 4, 3 high.
    expect(arrowRowPath(["right"], 10)).toBe("M-4 0H4M0.8 -3L4 0L0.8 3");
    expect(arrowRowPath(["left"], 10)).toBe("M4 0H-4M-0.8 -3L-4 0L-0.8 3");
    expect(arrowRowPath(["left", "right"], 10)).toBe(
      "M-1 0H-9M-5.8 -3L-9 0L-5.8 3M1 0H9M5.8 -3L9 0L5.8 3",
    );
  });

  it("of the figure is an incongruent trial with the app's own times", () => {
    expect(flankerModel.figure()).toEqual([
      { content: { kind: "fixation" }, timing: { kind: "duration", ms: 500 } },
      {
        content: { kind: "arrows", directions: ["left", "left", "right", "left", "left"] },
        timing: { kind: "response", limitMs: 2000, exampleMs: 500 },
      },
      { content: { kind: "blank" }, timing: { kind: "duration", ms: 400 } },
    ]);
  });
});

describe("the outcome of a trial", () => {
  const trial: FlankerTrial = {
    target: "left",
    flankers: "right",
    condition: "incongruent",
    arrows: [],
  };
  const outcome = (answer: TrialAnswer<Direction>) => flankerOutcome(trial, finished(answer));

  it("records stimulus and response", () => {
    expect(outcome({ response: "left", rtMs: 600 })).toEqual({
      condition: "incongruent",
      stimulus: "left_right",
      response: "left",
      correct: true,
      excluded: null,
    });
  });

  it.each<[string, TrialAnswer<Direction>, boolean | null, string | null]>([
    ["wrong", { response: "right", rtMs: 600 }, false, "error"],
    ["too early", { response: "left", rtMs: 149.9 }, true, "anticipation"],
    ["just in time", { response: "left", rtMs: 150 }, true, null],
    ["missing", { response: null, rtMs: null }, null, "omission"],
    [
      "given while the page was hidden",
      { response: "left", rtMs: 600, hidden: true },
      true,
      "hidden",
    ],
  ])("whose answer is %s is marked", (_, answer, correct, excluded) => {
    expect(outcome(answer)).toMatchObject({ correct, excluded });
  });
});

type Strategy = (trial: FlankerTrial, index: number, nth: number) => TrialAnswer<Direction>;

/** A run of the measured blocks; `nth` counts the trials of the same condition from 0. */
function run(answer: Strategy, seed = 1) {
  const count = { congruent: 0, incongruent: 0 };
  return scriptedRows<FlankerTrial, Direction>(
    [...flankerSequence(seed, PER_BLOCK), ...flankerSequence(seed + 1, PER_BLOCK)],
    flankerOutcome,
    (trial, index) => {
      count[trial.condition] += 1;
      return answer(trial, index, count[trial.condition] - 1);
    },
  );
}

const right = ({ target, condition }: FlankerTrial, index: number): TrialAnswer<Direction> => ({
  response: target,
  rtMs: (condition === "congruent" ? 520.3 : 590.7) + (index % 7) * 11.1,
});

describe("a run computed by hand", () => {
  // Seven of each, 10 ms apart: means 520 and 610, variance (3² + 2² + 1²) · 2 · 100 / 6 = 466.67 in both.
  // √(2 · 466.67 / 7) = 11.547; 12 degrees of freedom, t = 2.1788; 2.1788 · 11.547 = 25.16.
  const steps = [-30, -20, -10, 0, 10, 20, 30];
  const times = {
    congruent: steps.map((step) => 520 + step),
    incongruent: steps.map((step) => 610 + step),
  };
  const rows = CONDITIONS.flatMap((condition) =>
    scriptedRows<FlankerTrial & { rtMs: number }, Direction>(
      times[condition].map((rtMs) => ({
        target: "left" as const,
        flankers: condition === "congruent" ? ("left" as const) : ("right" as const),
        condition,
        arrows: [],
        rtMs,
      })),
      flankerOutcome,
      ({ rtMs }) => ({ response: "left", rtMs }),
    ),
  );

  it("has the difference of the means, with its 95 % interval", () => {
    const score = flankerModel.score(rows);
    expect(score).toMatchObject({
      status: "scored",
      measures: [{ id: "flanker_effect", value: 90, n: 14 }],
      details: [
        { id: "congruent", value: 520, n: 7 },
        { id: "incongruent", value: 610, n: 7 },
      ],
    });
    expect(printedScore(flankerModel.facts, score)).toBe("flanker_effect 90 65 115");
  });

  it("leaves practice out", () => {
    const practice = rows.map((row) => ({ ...row, phase: "practice" as const, rt_ms: 1900 }));
    expect(flankerModel.score([...practice, ...rows])).toEqual(flankerModel.score(rows));
  });

  it.each([
    ["en", 90, 25, "The arrows around it cost you about 90 ms, give or take 30 ms."],
    ["en", 92, 12, "The arrows around it cost you about 92 ms, give or take 12 ms."],
    [
      "en",
      20,
      25,
      "This run cannot tell whether the arrows around it slowed you down: 20 ms, give or take 30 ms.",
    ],
    [
      "en",
      -12,
      25,
      "This run cannot tell whether the arrows around it slowed you down: −10 ms, give or take 30 ms.",
    ],
    ["en", -90, 25, "The arrows around it made you faster by about 90 ms, give or take 30 ms."],
    ["fr", 90, 25, "Les flèches voisines vous ont coûté environ 90 ms, à 30 ms près."],
    [
      "fr",
      20,
      25,
      "Cette passation ne permet pas de dire si les flèches voisines vous ont fait perdre du temps : 20 ms, à 30 ms près.",
    ],
    ["fr", -90, 25, "Les flèches voisines vous ont fait gagner environ 90 ms, à 30 ms près."],
  ] as const)("says in %s what %i ± %i ms hold", (locale, value, half, sentence) => {
    const score = flankerModel.score(rows);
    if (score.status !== "scored") throw new Error("No score.");
    const measure = { ...score.measures[0], value, low: value - half, high: value + half };
    const said = flankerModel.headline(
      { ...score, measures: [measure] },
      localize(flankerWords, locale),
      locale,
    );
    expect(said.replace(/\s/g, " ")).toBe(sentence);
  });
});

describe("a participant with a strategy of another kind gets no score but a reason", () => {
  it.each<[string, string, Strategy]>([
    ["always left", "tooFewCorrect", () => ({ response: "left", rtMs: 400 })],
    ["always right", "tooFewCorrect", () => ({ response: "right", rtMs: 400 })],
    ["always late", "tooFewCorrect", () => ({ response: null, rtMs: null })],
    ["always ahead", "tooFewCorrect", ({ target }) => ({ response: target, rtMs: 120 })],
    [
      "answers with the flankers",
      "tooFewCorrect",
      ({ flankers }) => ({ response: flankers, rtMs: 500 }),
    ],
    [
      "is away in every second trial",
      "tooOftenHidden",
      (trial, index) => ({ ...right(trial, index), hidden: index % 2 === 0 }),
    ],
    [
      "is away for a whole block",
      "tooOftenHidden",
      (trial, index) => ({ ...right(trial, index), hidden: index < PER_BLOCK }),
    ],
    [
      "slips away in nearly all trials of one condition",
      "tooFewLeft",
      (trial, index, nth) => ({
        ...right(trial, index),
        hidden: trial.condition === "incongruent" && nth < 22,
      }),
    ],
  ])("%s", (_, reason, answer) => {
    for (const seed of [1, 20, 300]) {
      const score = flankerModel.score(run(answer, seed));
      expect(score).toMatchObject({ status: "no-score", reason });
      expect(score).not.toHaveProperty("measures");
      expect(localize(flankerWords, "en").result.reasons).toHaveProperty(reason);
    }
  });

  it("but a page hidden in fewer than half of the trials leaves a score, and is counted", () => {
    const rows = run((trial, index) => ({ ...right(trial, index), hidden: index < PER_BLOCK - 1 }));
    expect(flankerModel.score(rows)).toMatchObject({ status: "scored", excluded: { hidden: 23 } });
  });

  it("and so does guessing in one condition only, but for 19 of 24 right answers", () => {
    const wrongIn = (count: number) =>
      run((trial, index, nth) =>
        trial.condition === "incongruent" && nth < count
          ? { response: trial.flankers, rtMs: 500 }
          : right(trial, index),
      );
    expect(flankerModel.score(wrongIn(5)).status).toBe("scored");
    expect(flankerModel.score(wrongIn(6))).toMatchObject({ reason: "tooFewCorrect" });
  });
});

it("keeps trials with a late frame, and counts them", () => {
  const rows = run((trial, index) => ({ ...right(trial, index), lateFrames: index < 5 ? 1 : 0 }));
  expect(flankerModel.score(rows)).toMatchObject({ lateFrameTrials: 5, excluded: { hidden: 0 } });
});

describe("the scripts print what the page displays", () => {
  const noisy = run((trial, index) => {
    if (index === 3) return { response: null, rtMs: null };
    if (index === 9) return { response: "left", rtMs: 90.1 };
    return { ...right(trial, index), hidden: index === 20 };
  });
  it.each([
    ["of a run with exclusions", noisy],
    [
      "of a run without an effect",
      run((_, index) => ({ ...right(_, index), rtMs: 500 + (index % 5) })),
    ],
    ["of one key", run(() => ({ response: "left", rtMs: 400 }))],
    [
      "of half hidden",
      run((trial, index) => ({ ...right(trial, index), hidden: index % 2 === 1 })),
    ],
    [
      "of one condition",
      run((trial, index, nth) => ({
        ...right(trial, index),
        hidden: trial.condition === "congruent" && nth < 22,
      })),
    ],
  ])("%s", (_, rows) => {
    const expected = printedRun(flankerModel, rows);
    for (const output of recomputed("flanker", rows)) expect(output).toBe(expected);
  });
});
