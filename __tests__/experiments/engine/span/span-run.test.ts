/** @jest-environment node */
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import type { SpanParameters } from "@/experiments/engine/span/span-parameters";
import { scoreSpan } from "@/experiments/engine/span/span-score";
import { simulateSpan } from "@/experiments/engine/span/span-simulation";
import { spanMethods } from "@/experiments/engine/span/span-texts";
import {
  type SpanItems,
  shownItem,
  spanBlocks,
  spanPhases,
} from "@/experiments/engine/span/span-timeline";
import { type SpanTrial, spanOutcome } from "@/experiments/engine/span/span-trial";
import { nextLength } from "@/experiments/engine/span/staircase";
import { seededRandom } from "@/lib/stats/random";
import {
  right,
  type SpanParticipant,
  scripted,
  silent,
  spanRows,
  testLengths,
  wrong,
} from "./span-runs";

const PARAMETERS: SpanParameters = {
  direction: "forward",
  practiceTrials: 2,
  practiceLength: 2,
  trials: 14,
  blocks: 1,
  startLength: 3,
  minimumLength: 1,
  errorsPerStepDown: 2,
  approachTrials: 4,
  readyMs: 500,
  responseWindowMs: 20_000,
  feedback: "always",
  feedbackMs: 500,
  blankMs: 300,
  minimumValid: 10,
  minimumRecalled: 2,
};

/** Items that a sequence may repeat. Sequences have no maximum length. */
const ITEMS: SpanItems = {
  all: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  longest: Number.POSITIVE_INFINITY,
  draw: (seed, length) => {
    const random = seededRandom(seed);
    return Array.from({ length }, () => 1 + Math.floor(random() * 9));
  },
};

type Changes = Partial<SpanParameters> & Partial<Pick<SpanItems, "longest">>;

function runAs(participant: SpanParticipant, { longest, ...changes }: Changes = {}) {
  const items = longest === undefined ? ITEMS : { ...ITEMS, longest };
  return spanRows(participant, spanBlocks(1, items, { ...PARAMETERS, ...changes }));
}

const scoreOf = (rows: readonly TrialRow[], half: number | null = 1.1) =>
  scoreSpan(rows, PARAMETERS, half);

const DIRECTIONS = ["forward", "backward"] as const;

describe.each(DIRECTIONS)("the length of the sequences of a span task, %s,", (direction) => {
  const lengths = (participant: SpanParticipant, changes: Changes = {}) =>
    testLengths(runAs(participant, { direction, ...changes }));

  it("begins at three after two practice trials of length two, even if these trials were wrong", () => {
    for (const person of [right, wrong, silent]) {
      const rows = runAs(person, { direction });
      expect(rows.slice(0, 2).map(({ condition }) => condition)).toEqual(["2", "2"]);
      expect(testLengths(rows)[0]).toBe(3);
    }
  });

  it("increases by one after each correct trial", () => {
    expect(lengths(right)).toEqual(Array.from({ length: 14 }, (_, index) => index + 3));
  });

  it("decreases by one after every second wrong trial, but never below one", () => {
    expect(lengths(wrong)).toEqual([3, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  });

  it("also decreases if there are correct trials between two wrong trials, as in the published task", () => {
    expect(lengths(scripted("WCWCWWCCCCCCCC")).slice(0, 7)).toEqual([3, 3, 4, 3, 4, 4, 3]);
  });

  it("does not change after a trial that was hidden, unanswered or incomplete", () => {
    expect(lengths(scripted("CHHSPCWHWCCCCC")).slice(0, 10)).toEqual([
      3, 4, 4, 4, 4, 4, 5, 5, 5, 4,
    ]);
  });

  it("does not exceed the maximum length, and decreases from there after the next error", () => {
    expect(lengths(right, { longest: 9 })).toEqual([3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9, 9, 9, 9]);
    const once: SpanParticipant = (trial, index) => (index === 3 ? wrong(trial) : right(trial));
    expect(lengths(once, { longest: 9, startLength: 9, errorsPerStepDown: 1 }).slice(0, 6)).toEqual(
      [9, 9, 9, 9, 8, 9],
    );
  });

  it("has a minimum and a number of errors per decrease that follow the parameters", () => {
    expect(lengths(wrong, { minimumLength: 2, errorsPerStepDown: 3 })).toEqual([
      3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    ]);
  });

  it("continues with the current length in the next block", () => {
    expect(runAs(right, { direction, blocks: 2 })).toEqual(runAs(right, { direction }));
  });
});

it("the first length of a span task applies if there are no rows yet", () => {
  expect(nextLength([], { ...PARAMETERS, longest: 9 })).toBe(3);
});

describe("a span trial", () => {
  const trial: SpanTrial = { sequence: [7, 3, 12], isApproach: false };

  it("shows each item, then waits for the same number of presses", () => {
    expect(spanPhases(trial, "test", { itemMs: 1000 }, PARAMETERS)).toEqual([
      { name: "ready", durationMs: 500 },
      { name: "item 0", durationMs: 1000 },
      { name: "item 1", durationMs: 1000 },
      { name: "item 2", durationMs: 1000 },
      { name: "recall", durationMs: 20_000, responses: 3 },
      { name: "feedback", durationMs: 500 },
      { name: "blank", durationMs: 300 },
    ]);
  });

  it("has a gap after each item if items are separated", () => {
    const phases = spanPhases(trial, "test", { itemMs: 800, gapMs: 200 }, PARAMETERS);
    expect(phases.map(({ name, durationMs }) => [name, durationMs]).slice(0, 6)).toEqual([
      ["ready", 500],
      ["item 0", 800],
      ["gap 0", 200],
      ["item 1", 800],
      ["gap 1", 200],
      ["item 2", 800],
    ]);
  });

  it("shows the items of its sequence in their order, also if they are recalled in reverse order", () => {
    for (const each of [trial, { ...trial, isBackward: true } as const]) {
      const phases = spanPhases(each, "test", { itemMs: 800, gapMs: 200 }, PARAMETERS);
      expect(phases.map(({ name }) => shownItem(name, each)).filter((item) => item !== undefined)) //
        .toEqual([7, 3, 12]);
    }
  });

  const of = (
    pressed: readonly number[],
    { hidden = false, ...changes }: Partial<SpanTrial> & { hidden?: boolean } = {},
  ) => {
    const responses = pressed.map((item) => ({ response: String(item), rtMs: 1 }));
    const { response, correct, excluded } = spanOutcome(
      { ...trial, ...changes },
      { responses, hidden },
    );
    return [response, correct, excluded];
  };
  const backward = { isBackward: true } as const;
  const approach = { isApproach: true };

  it("has its length in the column `condition` and its items in the order shown in the column `stimulus`", () => {
    for (const each of [trial, { ...trial, ...backward }])
      expect(spanOutcome(each, { responses: [], hidden: false })).toMatchObject({
        condition: "3",
        stimulus: "7-3-12",
      });
  });

  it.each([
    ["the items in the order shown", of([7, 3, 12]), ["7-3-12", true, null]],
    ["the right items in another order", of([3, 7, 12]), ["3-7-12", false, null]],
    ["the items in reverse order", of([12, 3, 7]), ["12-3-7", false, null]],
    ["one item three times", of([7, 7, 7]), ["7-7-7", false, null]],
    ["too few presses", of([7, 3]), ["7-3", null, "omission"]],
    ["no presses", of([]), [null, null, "omission"]],
    ["a hidden page", of([7, 3, 12], { hidden: true }), ["7-3-12", true, "hidden"]],
    ["no presses on a hidden page", of([], { hidden: true }), [null, null, "hidden"]],
    ["one of the first trials", of([7, 3, 12], approach), ["7-3-12", true, "approach"]],
    ["no presses in one of the first trials", of([], approach), [null, null, "omission"]],
  ])("has the right response and exclusion after %s", (_, outcome, expected) => {
    expect(outcome).toEqual(expected);
  });

  it.each([
    ["the items in reverse order", of([12, 3, 7], backward), ["12-3-7", true, null]],
    ["the items in the order shown", of([7, 3, 12], backward), ["7-3-12", false, null]],
    ["the right items in another order", of([12, 7, 3], backward), ["12-7-3", false, null]],
    ["too few presses", of([12, 3], backward), ["12-3", null, "omission"]],
  ])("is correct only in reverse order if it is recalled backward: %s", (_, outcome, expected) => {
    expect(outcome).toEqual(expected);
  });
});

describe.each(DIRECTIONS)("the mean span of a %s span task, computed by hand,", (direction) => {
  const run = (script: string) => runAs(scripted(script), { direction });
  // The lengths are 3 4 5 6 | 6 5 6 6 5 6 6 5 6 6. The mean of the last ten lengths is 5.7.
  const rows = run("CCCWWCWWCWWCWW");

  it("is the mean length of the sequences after the first four trials", () => {
    expect(scoreOf(rows)).toEqual({
      status: "scored",
      measures: [
        {
          id: "mean_span",
          value: expect.closeTo(5.7, 6),
          low: expect.closeTo(4.6, 6),
          high: expect.closeTo(6.8, 6),
          n: 10,
        },
      ],
      details: [{ id: "longest", value: 5, n: 14, decimals: 0 }],
      excluded: { hidden: 0, omission: 0, approach: 4 },
      lateFrameTrials: 0,
    });
  });

  it("has no interval if no runs were simulated with the parameters", () => {
    expect(scoreOf(rows, null)).toMatchObject({ measures: [{ low: null, high: null }] });
  });

  it("has a remark if the sequences were still getting longer at the end of the run", () => {
    // The lengths are 3 4 5 6 | 7 8 8 7 8 8 7 8 9 10. The length of the last sequence is the largest.
    expect(scoreOf(run("CCCCCWWCWWCCCC"))).toMatchObject({ remark: "unsettled" });
    // The lengths are 3 4 5 6 | 7 8 8 7 8 8 7 8 9 9. The last two are the largest.
    expect(scoreOf(run("CCCCCWWCWWCCWW"))).toMatchObject({ remark: "unsettled" });
    expect(scoreOf(rows)).not.toHaveProperty("remark");
  });

  it("excludes the first four valid trials, in addition to hidden and unanswered trials", () => {
    // The lengths of the valid trials are 3 4 5 6, then 7 8 8 7 8 8.
    expect(scoreOf(run("HCSPCCCCWHWCWW"))).toMatchObject({
      status: "scored",
      measures: [{ n: 6, value: 46 / 6 }],
      excluded: { hidden: 2, omission: 2, approach: 4 },
    });
  });
});

describe.each(DIRECTIONS)("a run of a %s span task has no mean span", (direction) => {
  const reasonOf = (participant: SpanParticipant) => {
    const score = scoreOf(runAs(participant, { direction }));
    return score.status === "no-score" ? score.reason : null;
  };

  it("if the participant recalled only sequences of one item", () => {
    const upTo =
      (length: number): SpanParticipant =>
      (trial) =>
        trial.sequence.length <= length ? right(trial) : wrong(trial);
    expect(reasonOf(upTo(1))).toBe("noneRecalled");
    expect(reasonOf(upTo(2))).toBeNull();
  });

  it("if fewer than ten of the fourteen trials are valid", () => {
    expect(reasonOf(scripted("HHHHCCWWCWWCWW"))).toBeNull();
    expect(reasonOf(scripted("HHHHHCWWCWWCWW"))).toBe("tooFewLeft");
    expect(reasonOf(scripted("HSPHSCWWCWWCWW"))).toBe("tooFewLeft");
  });

  it("if the participant never pressed, or never completed a sequence in time", () => {
    expect(reasonOf(silent)).toBe("tooFewLeft");
    expect(reasonOf(scripted("P".repeat(14)))).toBe("tooFewLeft");
  });
});

it("the true mean span of simulated people is the expected mean length after the first four trials", () => {
  // People who recall every sequence have the lengths 3 4 5 6 | 7 to 16.
  const people = { threshold: { mean: 20, sd: 0 }, slope: 0.1, lapse: 0 };
  expect(simulateSpan(people, ITEMS, PARAMETERS).typical).toBeCloseTo(11.5, 6);
});

describe("the methods sentences of a span task", () => {
  it("state the maximum length only if a participant can reach it", () => {
    expect(spanMethods(PARAMETERS, 16)).not.toContain("ceiling");
    expect(spanMethods(PARAMETERS, 15)).toContain("ceiling");
  });

  it("state the practice trials only if there are any", () => {
    expect(spanMethods(PARAMETERS, 25)).toContain("practice");
    expect(spanMethods({ ...PARAMETERS, practiceTrials: 0 }, 25)).not.toContain("practice");
  });
});
