/** @jest-environment node */

import { printedRun, recomputed } from "@/__tests__/experiments/recompute";
import { finished, scriptedRows, type TrialAnswer } from "@/__tests__/experiments/scripted-rows";
import { arrowRowPath, type Direction } from "@/components/plots/arrow-row";
import { flankerModel as modelOf } from "@/experiments/apps/flanker/model";
import { flankerOutcome as outcomeOf } from "@/experiments/apps/flanker/outcome";
import { type FlankerParameters, flankerParameters } from "@/experiments/apps/flanker/parameters";
import {
  arrowRow,
  type FlankerTrial,
  flankerSequence as sequenceOf,
} from "@/experiments/apps/flanker/sequence";
import { flankerWords } from "@/experiments/apps/flanker/words";
import { fillWords } from "@/experiments/catalog/app-texts";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import { parameterFaults } from "@/experiments/engine/contract/parameter-schema";
import type { FinishedTrial } from "@/experiments/engine/contract/trial-model";
import { printedScore } from "@/experiments/engine/score/printed-score";
import { CONFLICTS } from "@/experiments/engine/speeded/conflict-trials";
import { SIDES } from "@/experiments/engine/speeded/two-answers";
import { localize } from "@/lib/i18n/define-content";

const parameters = defaultsOf(flankerParameters);
const flankerModel = modelOf(parameters);
const flankerSequence = (seed: number, count: number) => sequenceOf(seed, count, parameters);
const flankerOutcome = (trial: FlankerTrial, end: FinishedTrial<Direction>) =>
  outcomeOf(trial, end, parameters);
/** Returns the flanker model with some parameters that differ from their defaults. */
const changed = (changes: Partial<FlankerParameters>) => modelOf({ ...parameters, ...changes });

const SEEDS = Array.from({ length: 300 }, (_, index) => index * 14_316_557 + index);
const PER_BLOCK = parameters.trials / parameters.blocks;

describe.each([PER_BLOCK, parameters.practiceTrials])(
  "a flanker block of %i trials, over 300 seeds,",
  (count) => {
    const blocks = SEEDS.map((seed) => flankerSequence(seed, count));

    it("has left and right targets equally often in each condition", () => {
      for (const trials of blocks)
        for (const target of SIDES)
          for (const condition of CONFLICTS)
            expect(
              trials.filter((trial) => trial.target === target && trial.condition === condition),
            ).toHaveLength(count / 4);
    });

    it("labels each trial with the condition that its target and flankers define", () => {
      for (const { target, flankers, condition } of blocks.flat())
        expect(target === flankers).toBe(condition === "congruent");
    });
  },
);

it("a flanker block is the same for the same seed, and different for different seeds", () => {
  const blocks = SEEDS.map((seed) => JSON.stringify(flankerSequence(seed, PER_BLOCK)));
  expect(JSON.stringify(flankerSequence(SEEDS[7] as number, PER_BLOCK))).toBe(blocks[7]);
  expect(new Set(blocks).size).toBe(SEEDS.length);
});

it("flanker trials are unpredictable: the first three trials can have any direction and any condition", () => {
  for (let place = 0; place < 3; place += 1) {
    const firsts = SEEDS.map((seed) => flankerSequence(seed, PER_BLOCK)[place] as FlankerTrial);
    expect(new Set(firsts.map(({ target, flankers }) => `${target} ${flankers}`)).size).toBe(4);
  }
});

describe("the row of arrows in a flanker trial", () => {
  it("has the target in the middle, with two flankers on each side", () => {
    expect(arrowRow("left", "right", 2)).toEqual(["right", "right", "left", "right", "right"]);
  });

  it("contains left arrows that mirror right arrows around their centre", () => {
    // An arrow is 8 units long, from -4 to 4, and the step between two arrows is 10. The head of an arrow is 3 units
    // high, from 0.8 to the tip at 4.
    expect(arrowRowPath(["right"], 10)).toBe("M-4 0H4M0.8 -3L4 0L0.8 3");
    expect(arrowRowPath(["left"], 10)).toBe("M4 0H-4M-0.8 -3L-4 0L-0.8 3");
    expect(arrowRowPath(["left", "right"], 10)).toBe(
      "M-1 0H-9M-5.8 -3L-9 0L-5.8 3M1 0H9M5.8 -3L9 0L5.8 3",
    );
  });

  it("appears in the trial figure as an incongruent trial, with the durations of the app", () => {
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

describe("the outcome of a flanker trial", () => {
  const trial: FlankerTrial = {
    target: "left",
    flankers: "right",
    condition: "incongruent",
    arrows: [],
  };
  const outcome = (answer: TrialAnswer<Direction>) => flankerOutcome(trial, finished(answer));

  it("contains the stimulus, the response and the condition", () => {
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
  ])("is included in the score or excluded if the answer is %s", (_, answer, correct, excluded) => {
    expect(outcome(answer)).toMatchObject({ correct, excluded });
  });
});

type Strategy = (trial: FlankerTrial, index: number, nth: number) => TrialAnswer<Direction>;

/** Returns the rows of a run's test blocks. `nth` is the number of the trial within its condition, counted from 0. */
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

describe("the score of a flanker run, computed by hand,", () => {
  // There are seven trials in each condition, 10 ms apart. The means are 520 and 610, and the variance of both is (3² +
  // 2² + 1²) · 2 · 100 / 6 = 466.67.
  // The standard error is √(2 · 466.67 / 7) = 11.547. With 12 degrees of freedom, t = 2.1788, and 2.1788 · 11.547 =
  // 25.16.
  const steps = [-30, -20, -10, 0, 10, 20, 30];
  const times = {
    congruent: steps.map((step) => 520 + step),
    incongruent: steps.map((step) => 610 + step),
  };
  const rows = CONFLICTS.flatMap((condition) =>
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

  it("is the difference between the mean times of the two conditions, with its 95 % interval", () => {
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

  it("does not include the practice trials", () => {
    const practice = rows.map((row) => ({ ...row, phase: "practice" as const, rt_ms: 1900 }));
    expect(flankerModel.score([...practice, ...rows])).toEqual(flankerModel.score(rows));
  });

  it.each([
    [
      "en",
      90,
      25,
      "Conflicting arrows cost you about 90 ms. From this session, the cost probably lies between 65 ms and 115 ms.",
    ],
    [
      "en",
      92,
      12,
      "Conflicting arrows cost you about 92 ms. From this session, the cost probably lies between 80 ms and 104 ms.",
    ],
    [
      "en",
      20,
      25,
      "This session does not show whether conflicting arrows slowed you down: the difference is 20 ms (95% interval −5 ms to 45 ms).",
    ],
    [
      "en",
      -12,
      25,
      "This session does not show whether conflicting arrows slowed you down: the difference is −12 ms (95% interval −37 ms to 13 ms).",
    ],
    [
      "en",
      -90,
      25,
      "Conflicting arrows made you faster by about 90 ms. From this session, the gain probably lies between 65 ms and 115 ms.",
    ],
    [
      "fr",
      90,
      25,
      "Les flèches contradictoires vous ont coûté environ 90 ms. D’après cette passation, ce coût est probablement compris entre 65 ms et 115 ms.",
    ],
    [
      "fr",
      20,
      25,
      "Cette passation ne permet pas de dire si les flèches contradictoires vous ont fait perdre du temps : la différence est de 20 ms (intervalle à 95 % de −5 ms à 45 ms).",
    ],
    [
      "fr",
      -90,
      25,
      "Les flèches contradictoires vous ont fait gagner environ 90 ms. D’après cette passation, ce gain est probablement compris entre 65 ms et 115 ms.",
    ],
  ] as const)("is stated in a sentence in %s for %i ± %i ms", (locale, value, half, sentence) => {
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

describe("a flanker run of a participant who does not follow the instructions", () => {
  it.each<[string, string, Strategy]>([
    ["every response is left", "tooFewCorrect", () => ({ response: "left", rtMs: 400 })],
    ["every response is right", "tooFewCorrect", () => ({ response: "right", rtMs: 400 })],
    ["every response is late", "tooFewCorrect", () => ({ response: null, rtMs: null })],
    ["every response is early", "tooFewCorrect", ({ target }) => ({ response: target, rtMs: 120 })],
    [
      "every response is the direction of the flankers",
      "tooFewCorrect",
      ({ flankers }) => ({ response: flankers, rtMs: 500 }),
    ],
    [
      "the page is hidden in every second trial",
      "tooOftenHidden",
      (trial, index) => ({ ...right(trial, index), hidden: index % 2 === 0 }),
    ],
    [
      "the page is hidden for a whole block",
      "tooOftenHidden",
      (trial, index) => ({ ...right(trial, index), hidden: index < PER_BLOCK }),
    ],
    [
      "the page is hidden in nearly all trials of one condition",
      "tooFewLeft",
      (trial, index, nth) => ({
        ...right(trial, index),
        hidden: trial.condition === "incongruent" && nth < 22,
      }),
    ],
  ])("has a reason instead of a score: %s", (_, reason, answer) => {
    for (const seed of [1, 20, 300]) {
      const score = flankerModel.score(run(answer, seed));
      expect(score).toMatchObject({ status: "no-score", reason });
      expect(score).not.toHaveProperty("measures");
      expect(localize(flankerWords, "en").result.reasons).toHaveProperty(reason);
    }
  });

  it("has a score if the page was hidden in 23 of 48 trials; the result counts these trials as excluded", () => {
    const rows = run((trial, index) => ({ ...right(trial, index), hidden: index < PER_BLOCK - 1 }));
    expect(flankerModel.score(rows)).toMatchObject({ status: "scored", excluded: { hidden: 23 } });
  });

  it("has a score despite guesses in one condition only if 19 of its 24 answers are correct", () => {
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

it("flanker trials with a late frame are included in the score and counted", () => {
  const rows = run((trial, index) => ({ ...right(trial, index), lateFrames: index < 5 ? 1 : 0 }));
  expect(flankerModel.score(rows)).toMatchObject({ lateFrameTrials: 5, excluded: { hidden: 0 } });
});

describe("the flanker scripts print the same result as the page for a run", () => {
  const noisy = run((trial, index) => {
    if (index === 3) return { response: null, rtMs: null };
    if (index === 9) return { response: "left", rtMs: 90.1 };
    return { ...right(trial, index), hidden: index === 20 };
  });
  it.each([
    ["with exclusions", noisy],
    ["without an effect", run((_, index) => ({ ...right(_, index), rtMs: 500 + (index % 5) }))],
    ["with one key", run(() => ({ response: "left", rtMs: 400 }))],
    [
      "half of which was hidden",
      run((trial, index) => ({ ...right(trial, index), hidden: index % 2 === 1 })),
    ],
    [
      "with one condition",
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

describe("a flanker block with a quarter of congruent trials, over 300 seeds,", () => {
  const mostlyIncongruent = { ...parameters, congruentPercent: 25 };
  const blocks = SEEDS.map((seed) => sequenceOf(seed, PER_BLOCK, mostlyIncongruent));
  const times = (trials: readonly FlankerTrial[], condition: string, target: Direction) =>
    trials.filter((trial) => trial.condition === condition && trial.target === target).length;

  it("has six congruent trials among 24, and each direction equally often in each condition", () => {
    for (const trials of blocks)
      for (const target of SIDES) {
        expect(times(trials, "congruent", target)).toBe(3);
        expect(times(trials, "incongruent", target)).toBe(9);
      }
  });

  it("has the same probability of a congruent trial at every position", () => {
    for (let place = 0; place < PER_BLOCK; place += 1) {
      const share =
        blocks.filter((trials) => trials[place]?.condition === "congruent").length / SEEDS.length;
      // The tolerance is about four standard errors of the share among 300 seeds.
      expect(Math.abs(share - 0.25)).toBeLessThan(0.1);
    }
  });

  it("requires a higher share of correct answers in the condition with fewer trials", () => {
    const rows = (wrong: number) => {
      let congruent = 0;
      return scriptedRows<FlankerTrial, Direction>(
        blocks.slice(0, 2).flat(),
        flankerOutcome,
        (trial, index) => {
          if (trial.condition === "congruent") congruent += 1;
          const isWrong = trial.condition === "congruent" && congruent <= wrong;
          const other = trial.target === "left" ? "right" : "left";
          return { response: isWrong ? other : trial.target, rtMs: 500 + (index % 7) };
        },
      );
    };
    // With guesses, P(X ≥ 11 of 12) is 0.003 and P(X ≥ 10 of 12) is 0.02.
    const { score } = changed({ congruentPercent: 25 });
    expect(score(rows(1)).status).toBe("scored");
    expect(score(rows(2))).toMatchObject({ reason: "tooFewCorrect" });
  });
});

describe("the flanker task with changed parameters", () => {
  const methodsOf = (changes: Partial<FlankerParameters>, locale: "en" | "fr" = "en") =>
    fillWords(localize(flankerWords, locale), changed(changes), locale).brief.methods.replace(
      /\s/g,
      " ",
    );
  const faults = (changes: Partial<FlankerParameters>) =>
    parameterFaults(flankerParameters, { ...parameters, ...changes }).map(({ name }) => name);

  it("begins with a test block and does not mention practice if it has no practice trials", () => {
    expect(
      changed({ practiceTrials: 0 })
        .blocks(7)
        .map(({ phase }) => phase),
    ).toEqual(["test", "test"]);
    expect(methodsOf({ practiceTrials: 0 })).toContain("There was no feedback.");
    expect(methodsOf({ practiceTrials: 0 })).not.toContain("practice");
    expect(methodsOf({ practiceTrials: 0 }, "fr")).not.toContain("entraînement");
  });

  it("displays feedback in test trials if the parameters require feedback after every trial", () => {
    const [trial] = flankerSequence(1, PER_BLOCK) as [FlankerTrial];
    const names = changed({ feedback: "always", feedbackMs: 300 }).phases(trial, "test");
    expect(names).toContainEqual({ name: "feedback", durationMs: 300 });
    const never = changed({ feedback: "never" }).phases(trial, "practice");
    expect(never.map(({ name }) => name)).not.toContain("feedback");
  });

  it("displays rows of three arrows in the run, the figure and the texts with one flanker on each side", () => {
    const model = changed({ flankersPerSide: 1 });
    expect(model.blocks(7)[0]?.trialAt(0, []).arrows).toHaveLength(3);
    expect(model.figure()[1]?.content).toEqual({
      kind: "arrows",
      directions: ["left", "right", "left"],
    });
    expect(methodsOf({ flankersPerSide: 1 })).toContain("one arrow on each side of it pointed");
    expect(model.codebook.description).toContain("rows of 3 arrows");
  });

  it("accepts the chosen keys in addition to the arrow keys, and its texts announce all these keys", () => {
    const model = changed({ leftKey: "s", rightKey: "l" });
    expect(model.keys).toEqual({ s: "left", l: "right", arrowleft: "left", arrowright: "right" });
    expect(model.answers.map(({ key }) => key)).toEqual(["s", "l"]);
    const said = (locale: "en" | "fr") =>
      fillWords(localize(flankerWords, locale), model, locale).run.keys;
    expect(said("en")).toBe("Keys: S left, L right, or the left and right arrow keys.");
    expect(said("fr")).toContain("S gauche, L droite, ou les flèches");
  });

  it("requires the share of correct answers in the parameters if this share exceeds the limit for guessing", () => {
    const wrong = (count: number) =>
      run((trial, index, nth) =>
        trial.condition === "incongruent" && nth < count
          ? { response: trial.flankers, rtMs: 500 }
          : right(trial, index),
      );
    const { score } = changed({ minimumAccuracyPercent: 90 });
    // 90 % of 24 is 21.6, so 22 correct answers are required.
    expect(score(wrong(2)).status).toBe("scored");
    expect(score(wrong(3))).toMatchObject({ reason: "tooFewCorrect" });
  });

  it("rejects impossible parameters, and reports each fault with the name of a parameter", () => {
    expect(faults({})).toEqual([]);
    expect(faults({ blocks: 5 })).toEqual(["trials"]);
    expect(faults({ blocks: 10 })).toEqual(["trials"]);
    expect(faults({ congruentPercent: 25 })).toEqual([]);
    expect(faults({ congruentPercent: 25, practiceTrials: 4 })).toEqual(["congruentPercent"]);
    expect(faults({ congruentPercent: 75, trials: 24, blocks: 1 })).toEqual(["trials"]);
    expect(faults({ minimumRtMs: 500, responseWindowMs: 500 })).toEqual(["minimumRtMs"]);
    expect(faults({ leftKey: "j" })).toEqual(["leftKey"]);
  });

  it("has an estimated duration that depends on its number of trials and their durations", () => {
    expect(flankerModel.facts.seconds).toBe(120);
    // There are 48 more trials, each of 500 + 600 + 400 ms.
    expect(changed({ trials: 96 }).facts.seconds).toBe(190);
  });

  it("scores a run with the same parameters in its scripts", () => {
    const changes = { minimumAccuracyPercent: 90 };
    const rows = run((trial, index, nth) =>
      trial.condition === "incongruent" && nth < 3
        ? { response: trial.flankers, rtMs: 500 }
        : right(trial, index),
    );
    const model = changed(changes);
    for (const output of recomputed("flanker", rows, { model }))
      expect(output).toBe("no-score tooFewCorrect");
    for (const output of recomputed("flanker", rows)) expect(output).toMatch(/^flanker_effect /);
  });
});
