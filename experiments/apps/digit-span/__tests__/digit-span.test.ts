/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  right,
  type SpanParticipant,
  scripted,
  spanRows,
  testLengths,
  wrong,
} from "@/__tests__/experiments/engine/span/span-runs";
import { recomputed } from "@/__tests__/experiments/recompute";
import { finished } from "@/__tests__/experiments/scripted-rows";
import { digitSequence } from "@/experiments/apps/digit-span/digits";
import { SIMULATED_SPREAD } from "@/experiments/apps/digit-span/interval";
import { digitSpanModel } from "@/experiments/apps/digit-span/model";
import {
  type DigitSpanParameters,
  digitSpanParameters,
} from "@/experiments/apps/digit-span/parameters";
import { BACKWARD_STRATEGY, digitSpanTested } from "@/experiments/apps/digit-span/tested";
import { digitSpanWords } from "@/experiments/apps/digit-span/words";
import { fillWords } from "@/experiments/catalog/app-texts";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { printedScore } from "@/experiments/engine/score/printed-score";
import type { Scored } from "@/experiments/engine/score/score";
import { itemsToRecall, type SpanTrial } from "@/experiments/engine/span/span-trial";
import { localize } from "@/lib/i18n/define-content";
import { seededRandom } from "@/lib/stats/random";
import { ROOT } from "@/scripts/project.mjs";

const parameters = defaultsOf(digitSpanParameters);
const modelWith = (changes: Partial<DigitSpanParameters>) =>
  digitSpanModel({ ...parameters, ...changes });
const MODELS = {
  forward: modelWith({}),
  backward: modelWith({ direction: "backward" }),
} as const;
const DIRECTIONS = ["forward", "backward"] as const;
const STRATEGIES = { forward: digitSpanTested.strategy, backward: BACKWARD_STRATEGY } as const;
const { forward: model } = MODELS;

type Model = ReturnType<typeof digitSpanModel>;

/** Returns the rows of a complete run. */
const runAs = (participant: SpanParticipant, { blocks }: Model = model, seed = 1): TrialRow[] =>
  spanRows(participant, blocks(seed));

const reasonOf = (participant: SpanParticipant, of: Model = model, seed = 1) => {
  const score = of.score(runAs(participant, of, seed));
  return score.status === "no-score" ? score.reason : null;
};

describe("digit span sequences, over 500 seeds,", () => {
  const sequences = Array.from({ length: 500 }, (_, seed) => digitSequence(seed, 12));

  it("consist of digits from 1 to 9, each at least 3 away from the previous digit", () => {
    for (const sequence of sequences)
      sequence.forEach((digit, place) => {
        expect(digit).toBeGreaterThanOrEqual(1);
        expect(digit).toBeLessThanOrEqual(9);
        expect(Math.abs(digit - (sequence[place - 1] ?? 0))).toBeGreaterThanOrEqual(3);
      });
  });

  it("contain every digit, at the first position every digit from 3 on about equally often", () => {
    expect(new Set(sequences.flat()).size).toBe(9);
    const counts = [3, 4, 5, 6, 7, 8, 9].map(
      (digit) => sequences.filter(([first]) => first === digit).length,
    );
    expect(Math.min(...counts)).toBeGreaterThan(45);
    expect(Math.max(...counts)).toBeLessThan(100);
  });

  it("are the same for the same seed, different for different seeds, and as long as required", () => {
    expect(digitSequence(7, 12)).toEqual(sequences[7]);
    expect(new Set(sequences.map(String)).size).toBe(500);
    expect(digitSequence(7, 40)).toHaveLength(40);
  });
});

describe.each(DIRECTIONS)("a digit span run in which digits are recalled %s", (direction) => {
  const own = MODELS[direction];
  const script = (letters: string) => runAs(scripted(letters), own);

  it("begins with three digits after two practice trials of two digits, and becomes longer by one digit after each correct trial", () => {
    const rows = runAs(right, own);
    expect(rows.slice(0, 2).map(({ condition }) => condition)).toEqual(["2", "2"]);
    expect(testLengths(rows)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it("becomes shorter by one digit after every second wrong trial, but not shorter than one digit", () => {
    expect(testLengths(script("WWWWWWWWWW"))).toEqual([3, 3, 2, 2, 1, 1, 1, 1, 1, 1]);
  });

  it("has the mean span that was computed by hand, with its interval", () => {
    // The lengths are 3 4 5 6 | 6 5 6 6 5 6. The mean of the last six lengths is 34 / 6.
    const half = SIMULATED_SPREAD.halfWidth[direction];
    expect(own.score(script("CCCWWCWWCW"))).toEqual({
      status: "scored",
      measures: [
        {
          id: "mean_span",
          value: expect.closeTo(34 / 6, 6),
          low: expect.closeTo(34 / 6 - half, 6),
          high: expect.closeTo(34 / 6 + half, 6),
          n: 6,
        },
      ],
      details: [{ id: "longest", value: 5, n: 10, decimals: 0 }],
      excluded: { hidden: 0, omission: 0, approach: 4 },
      lateFrameTrials: 0,
    });
  });

  it("has a mean span of 5.7 for the scripted participant, who recalls at most five digits", () => {
    const rows = runAs(({ sequence }) => {
      const given = STRATEGIES[direction].answer(sequence.join(" "), { block: 1, index: 0 });
      if (!Array.isArray(given)) throw new Error("no digits");
      return { pressed: given.map((act) => Number(act?.response)) };
    }, own);
    expect(printedScore(own.facts, own.score(rows))).toMatch(/^mean_span 5\.7 /);
  });

  it("excludes the first four valid trials, and hidden and unanswered trials, which leave the length unchanged", () => {
    // The lengths of the valid trials are 3 4 5 6, then 7 7 6 7.
    const rows = script("HCSCCCWWCC");
    expect(testLengths(rows)).toEqual([3, 3, 4, 4, 5, 6, 7, 7, 6, 7]);
    expect(own.score(rows)).toMatchObject({
      status: "scored",
      measures: [{ n: 4, value: 6.75 }],
      excluded: { hidden: 1, omission: 1, approach: 4 },
    });
  });

  it("has a remark if the sequences were still getting longer at the end of the run", () => {
    expect(own.score(runAs(right, own))).toMatchObject({ remark: "unsettled" });
    expect(own.score(script("CCCWWCWWCW"))).not.toHaveProperty("remark");
  });

  it("counts only digits in the required order as correct", () => {
    const trial: SpanTrial = {
      sequence: [7, 3, 9],
      isApproach: false,
      ...(direction === "backward" && { isBackward: true }),
    };
    const outcomeOf = (...entered: readonly number[]) => {
      const responses = entered.map((digit) => ({ response: String(digit), rtMs: 1 }));
      return own.outcome(trial, { ...finished<string>({ response: null, rtMs: 1 }), responses });
    };
    expect(outcomeOf(7, 3, 9)).toMatchObject({
      ...{ condition: "3", stimulus: "7-3-9", response: "7-3-9" },
      correct: direction === "forward",
    });
    expect(outcomeOf(9, 3, 7)).toMatchObject({
      ...{ condition: "3", stimulus: "7-3-9", response: "9-3-7" },
      correct: direction === "backward",
    });
    expect(outcomeOf(7, 9, 3).correct).toBe(false);
  });

  it("has no mean span if the same digit was always entered (200 seeds)", () => {
    const same: SpanParticipant = ({ sequence }) => ({ pressed: sequence.map(() => 5) });
    const runs = Array.from({ length: 200 }, (_, seed) => runAs(same, own, seed));
    // A rule must exclude this strategy, because the answer to one digit is sometimes correct by chance.
    expect(
      runs.some((rows) => rows.some(({ phase, correct }) => phase === "test" && correct)),
    ).toBe(true);
    for (const rows of runs)
      expect(own.score(rows)).toMatchObject({ status: "no-score", reason: "noneRecalled" });
  });

  it("has no mean span if the first digit was entered again and again, or alone", () => {
    const again: SpanParticipant = (trial) => {
      const [first = 1] = itemsToRecall(trial);
      return { pressed: trial.sequence.map(() => first) };
    };
    const alone: SpanParticipant = (trial) => ({ pressed: itemsToRecall(trial).slice(0, 1) });
    for (let seed = 0; seed < 100; seed += 1) {
      expect(reasonOf(again, own, seed)).toBe("noneRecalled");
      expect(reasonOf(alone, own, seed)).toBe("tooFewLeft");
    }
  });

  it("has no mean span if only sequences of two digits were recalled, and one if three digits were recalled", () => {
    const upTo =
      (most: number): SpanParticipant =>
      (trial) =>
        trial.sequence.length <= most ? right(trial) : wrong(trial);
    expect(reasonOf(upTo(2), own)).toBe("noneRecalled");
    expect(reasonOf(upTo(3), own)).toBeNull();
  });

  it("has no mean span if digits are entered at random, except in fewer than 1 of 100 runs", () => {
    const random = seededRandom(3);
    const digit = () => 1 + Math.floor(9 * random());
    const atRandom: SpanParticipant = ({ sequence }) => ({ pressed: sequence.map(digit) });
    const scored = Array.from({ length: 2000 }, (_, seed) => reasonOf(atRandom, own, seed)).filter(
      (reason) => reason === null,
    );
    expect(scored.length).toBeLessThan(20);
  });

  it("has no mean span if fewer than eight of the ten trials are valid", () => {
    expect(reasonOf(scripted("HSCCWWCWWC"), own)).toBeNull();
    expect(reasonOf(scripted("HSPCWWCWWC"), own)).toBe("tooFewLeft");
    expect(reasonOf(scripted("SSSSSSSSSS"), own)).toBe("tooFewLeft");
    expect(reasonOf(scripted("PPPPPPPPPP"), own)).toBe("tooFewLeft");
  });

  it.each([
    ["a run", "CCCWWCWWCW"],
    ["a run without an error", "CCCCCCCCCC"],
    ["a run with excluded trials", "HCSCCCWWCC"],
    ["a run in which no sequence was recalled", "WWWWWWWWWW"],
    ["a run on a hidden page", "HHHHHCWWCW"],
  ])("has the same result on the page and in the recompute scripts, for %s", (_, letters) => {
    const rows = script(letters);
    const expected = printedScore(own.facts, own.score(rows));
    for (const line of recomputed("digit-span", rows, { model: own })) expect(line).toBe(expected);
  });

  it("has no interval on the page and in the scripts with parameters for which no runs were simulated", () => {
    const rows = script("CCCWWCWWCW");
    for (const changes of [{ digitMs: 500 }, { gapMs: 500 }, { minimumValid: 9 }]) {
      const other = modelWith({ direction, ...changes });
      const score = other.score(rows);
      expect(printedScore(other.facts, score)).toBe("mean_span 5.7 NA NA");
      for (const line of recomputed("digit-span", rows, { model: other }))
        expect(line).toBe("mean_span 5.7 NA NA");
      const words = localize(digitSpanWords, "en");
      expect(other.headline(score as Scored, words, "en")).toBe(
        "Your sequences were about 5.7 digits long.",
      );
    }
  });
});

it("the digit span task displays each digit for 800 ms, then an empty screen for 200 ms, then waits for as many digits", () => {
  const trial: SpanTrial = { sequence: [7, 3], isApproach: false };
  expect(model.phases(trial, "test")).toEqual([
    { name: "ready", durationMs: 1000 },
    { name: "item 0", durationMs: 800 },
    { name: "gap 0", durationMs: 200 },
    { name: "item 1", durationMs: 800 },
    { name: "gap 1", durationMs: 200 },
    { name: "recall", durationMs: 30_000, responses: 2 },
    { name: "feedback", durationMs: 500 },
    { name: "blank", durationMs: 300 },
  ]);
  expect(model.figure(localize(digitSpanWords, "en")).map(({ timing }) => timing)).toEqual([
    { kind: "duration", ms: 800 },
    { kind: "response", limitMs: 30_000, exampleMs: 3000 },
  ]);
});

it("the digit span task accepts each digit key, with the digit as the response", () => {
  expect(model.keys).toEqual(
    Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => [String(digit), String(digit)])),
  );
});

it("the texts of the digit span task state the order in which digits are recalled, in both languages", () => {
  const textsOf = (direction: (typeof DIRECTIONS)[number], locale: "en" | "fr") => {
    const { brief, run, result } = fillWords(
      localize(digitSpanWords, locale),
      MODELS[direction],
      locale,
    );
    const { noneRecalled } = result.reasons;
    return [brief.task, brief.methods, brief.figure, run.instruction, noneRecalled];
  };
  for (const text of textsOf("forward", "en")) expect(text).toContain("in the same order");
  for (const text of textsOf("backward", "en")) expect(text).toContain("in reverse order");
  for (const text of textsOf("forward", "fr")) expect(text).toContain("dans le même ordre");
  for (const text of textsOf("backward", "fr")) expect(text).toContain("dans l’ordre inverse");
});

it("the digit span task is compared with people who recalled digits in the same direction", () => {
  expect(MODELS.forward.facts.measures[0].norm).toBe("digit_span_forward");
  expect(MODELS.backward.facts.measures[0].norm).toBe("digit_span_backward");
});

it("the digit span task takes 160 s with its defaults, and more time with more trials", () => {
  expect(model.facts.seconds).toBe(160);
  expect(modelWith({ trials: 14 }).facts.seconds).toBeGreaterThan(200);
});

describe("the interval of the mean digit span", () => {
  it("was computed from simulated runs with the default parameters of the app", () => {
    expect(parameters).toMatchObject(SIMULATED_SPREAD.parameters);
  });

  it.each(["recompute.py", "recompute.R"])("has the same width in the script %s", (script) => {
    const source = readFileSync(join(ROOT, "experiments/apps/digit-span", script), "utf8");
    const listed = (name: string) => {
      const [, text = ""] =
        new RegExp(`${name}(?: = \\{| <- c\\()([^})]*)`, "i").exec(source) ?? [];
      const pairs = [...text.matchAll(/"?(\w+)"?(?::| =) ([\d.]+)/g)];
      return Object.fromEntries(pairs.map(([, key, value]) => [key, Number(value)]));
    };
    expect(listed("simulated")).toEqual(SIMULATED_SPREAD.parameters);
    expect(listed("half_interval")).toEqual(SIMULATED_SPREAD.halfWidth);
  });
});
