/** @jest-environment node */
import { printedScore } from "@/experiments/engine/printed-score";

import type { TrialRow } from "@/experiments/engine/trial-row";
import { spatialSpanModel } from "@/experiments/spatial-span/model";
import { spanOutcome } from "@/experiments/spatial-span/outcome";
import { scoreSpatialSpan } from "@/experiments/spatial-span/score";
import { nextLength, type SpanTrial, spanSequence } from "@/experiments/spatial-span/sequence";
import { litSquare, spanBlocks, spanPhases } from "@/experiments/spatial-span/timeline";
import { recomputed } from "./recompute";

/** What somebody does in a trial: the squares pressed, and whether the page was hidden. */
type TrialAnswer = { pressed: readonly number[]; hidden?: boolean };
type Person = (trial: SpanTrial, index: number) => TrialAnswer;

/** The rows of a whole run, as the engine asks for trials and writes rows. */
function runAs(person: Person, seed = 1): TrialRow[] {
  const rows: TrialRow[] = [];
  for (const block of spanBlocks(seed))
    for (let index = 0; index < block.length; index += 1) {
      const trial = block.trialAt(index, rows);
      const { pressed, hidden = false } = person(trial, block.phase === "test" ? index : -1);
      const responses = pressed.map((square, place) => ({
        response: String(square),
        rtMs: 600 * (place + 1),
      }));
      rows.push({
        trial: rows.length + 1,
        block: block.phase === "test" ? 1 : 0,
        phase: block.phase,
        ...spanOutcome(trial, { responses, hidden }),
        rt_ms: responses[0]?.rtMs ?? null,
        onset_ms: 1000,
        frame_ms: 16.67,
        late_frames: 0,
        input_type: responses.length > 0 ? "touch" : null,
        hidden,
        sitting: 1,
      });
    }
  return rows;
}

const right = ({ sequence }: SpanTrial): TrialAnswer => ({ pressed: sequence });
const wrong = ({ sequence }: SpanTrial): TrialAnswer => ({
  pressed: sequence.map((square) => (square + 1) % 25),
});
const silent: Person = () => ({ pressed: [] });
const sameSquare: Person = ({ sequence }) => ({ pressed: sequence.map(() => 12) });

/** Answers by a letter a trial: Correct, Wrong, Hidden (though correct), Silent, Partly pressed. */
const scripted =
  (script: string): Person =>
  (trial, index) => {
    const letter = script[index];
    if (letter === "W") return wrong(trial);
    if (letter === "H") return { ...right(trial), hidden: true };
    if (letter === "S") return silent(trial, index);
    if (letter === "P") return { pressed: trial.sequence.slice(0, -1) };
    return right(trial);
  };

const testLengths = (rows: readonly TrialRow[]) =>
  rows.filter(({ phase }) => phase === "test").map(({ condition }) => Number(condition));

describe("sequences, over 300 seeds", () => {
  const sequences = Array.from({ length: 300 }, (_, seed) => spanSequence(seed, 6));

  it("are squares of the grid, none twice", () => {
    for (const sequence of sequences) {
      expect(new Set(sequence).size).toBe(6);
      expect(sequence.every((square) => square >= 0 && square < 25)).toBe(true);
    }
  });

  it("use each square about equally often at each place", () => {
    for (const place of [0, 5]) {
      const counts = Array.from(
        { length: 25 },
        (_, square) => sequences.filter((sequence) => sequence[place] === square).length,
      );
      expect(Math.min(...counts)).toBeGreaterThan(0);
      expect(Math.max(...counts)).toBeLessThan(30);
    }
  });

  it("come from the seed alone, and differ between seeds and trials", () => {
    expect(spanSequence(7, 6)).toEqual(sequences[7]);
    expect(new Set(sequences.map(String)).size).toBe(300);
    // Hidden trials all have the same length, so that only their seeds tell them apart.
    const stimuli = runAs(scripted("H".repeat(14)), 3).map(({ stimulus }) => stimulus);
    expect(runAs(scripted("H".repeat(14)), 3).map(({ stimulus }) => stimulus)).toEqual(stimuli);
    expect(new Set(stimuli).size).toBe(16);
  });
});

describe("the length", () => {
  it("begins at three after two practice trials of two, whatever they gave", () => {
    for (const person of [right, wrong, silent]) {
      const rows = runAs(person);
      expect(rows.slice(0, 2).map(({ condition }) => condition)).toEqual(["2", "2"]);
      expect(testLengths(rows)[0]).toBe(3);
    }
  });

  it("rises by one after each correct trial", () => {
    expect(testLengths(runAs(right))).toEqual(Array.from({ length: 14 }, (_, i) => i + 3));
  });

  it("falls by one after every second wrong trial, never below one", () => {
    expect(testLengths(runAs(scripted("W".repeat(14))))).toEqual([
      3, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    ]);
  });

  it("counts wrong trials also across correct ones, as the published task does", () => {
    expect(testLengths(runAs(scripted("WCWCWWCCCCCCCC"))).slice(0, 7)).toEqual([
      3, 3, 4, 3, 4, 4, 3,
    ]);
  });

  it("stays after a trial that was hidden, unanswered or unfinished", () => {
    expect(testLengths(runAs(scripted("CHHSPCWHWCCCCC"))).slice(0, 10)).toEqual([
      3, 4, 4, 4, 4, 4, 5, 5, 5, 4,
    ]);
  });

  it("is three for no rows", () => {
    expect(nextLength([])).toBe(3);
  });
});

describe("a trial", () => {
  const trial: SpanTrial = { gridSize: 5, sequence: [7, 3, 12], isApproach: false };

  it("shows the squares one second each, then waits for as many presses", () => {
    expect(spanPhases(trial)).toEqual([
      { name: "ready", durationMs: 500 },
      { name: "square 0", durationMs: 1000 },
      { name: "square 1", durationMs: 1000 },
      { name: "square 2", durationMs: 1000 },
      { name: "recall", durationMs: 20_000, responses: 3 },
      { name: "feedback", durationMs: 500 },
      { name: "blank", durationMs: 300 },
    ]);
  });

  it("lights the squares in their order and nothing else", () => {
    expect(spanPhases(trial).map(({ name }) => litSquare(name, trial))).toEqual([
      undefined,
      7,
      3,
      12,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("is drawn from the same parameters", () => {
    expect(spatialSpanModel.figure().map(({ timing }) => timing)).toEqual([
      ...Array.from({ length: 3 }, () => ({ kind: "duration", ms: 1000 })),
      { kind: "response", limitMs: 20_000, exampleMs: 3000 },
    ]);
  });

  const of = (pressed: readonly number[], hidden = false, isApproach = false) => {
    const responses = pressed.map((square) => ({ response: String(square), rtMs: 1 }));
    const outcome = spanOutcome({ ...trial, isApproach }, { responses, hidden });
    return [outcome.response, outcome.correct, outcome.excluded];
  };

  it("is written as cells from 0 by rows", () => {
    expect(spanOutcome(trial, { responses: [], hidden: false })).toMatchObject({
      condition: "3",
      stimulus: "7-3-12",
    });
  });

  it.each([
    ["the sequence", of([7, 3, 12]), ["7-3-12", true, null]],
    ["another order", of([3, 7, 12]), ["3-7-12", false, null]],
    ["one square three times", of([7, 7, 7]), ["7-7-7", false, null]],
    ["too few presses", of([7, 3]), ["7-3", null, "omission"]],
    ["none", of([]), [null, null, "omission"]],
    ["a hidden page", of([7, 3, 12], true), ["7-3-12", true, "hidden"]],
    ["a hidden page and silence", of([], true), [null, null, "hidden"]],
    ["one of the first trials", of([7, 3, 12], false, true), ["7-3-12", true, "approach"]],
    ["silence in one of the first", of([], false, true), [null, null, "omission"]],
  ])("of %s", (_, outcome, expected) => {
    expect(outcome).toEqual(expected);
  });
});

describe("an example computed by hand", () => {
  // Lengths 3 4 5 6 | 6 5 6 6 5 6 6 5 6 6: the last ten have mean 5.7.
  const rows = runAs(scripted("CCCWWCWWCWWCWW"));

  it("has the mean length after the first four trials", () => {
    expect(scoreSpatialSpan(rows)).toEqual({
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

  it("says so when the sequences were still getting longer at the end", () => {
    // 3 4 5 6 | 7 8 8 7 8 8 7 8 9 10, whose last is the longest.
    expect(scoreSpatialSpan(runAs(scripted("CCCCCWWCWWCCCC")))).toMatchObject({
      remark: "unsettled",
    });
    expect(scoreSpatialSpan(rows)).not.toHaveProperty("remark");
  });

  it("drops the first four trials that count, not those that were hidden or unanswered", () => {
    // Valid lengths: 3 4 5 6, then 7 8 8 7 8 8.
    const score = scoreSpatialSpan(runAs(scripted("HCSPCCCCWHWCWW")));
    expect(score).toMatchObject({
      status: "scored",
      measures: [{ n: 6, value: 46 / 6 }],
      excluded: { hidden: 2, omission: 2, approach: 4 },
    });
  });
});

describe("there is no score", () => {
  const reasonOf = (person: Person, seed = 1) => {
    const score = scoreSpatialSpan(runAs(person, seed));
    return score.status === "no-score" ? score.reason : null;
  };

  it("for pressing the same square throughout, over 200 seeds", () => {
    const rows = Array.from({ length: 200 }, (_, seed) => runAs(sameSquare, seed));
    // The rule is needed: a sequence of one square is sometimes right by luck.
    expect(rows.some((run) => run.some(({ phase, correct }) => phase === "test" && correct))).toBe(
      true,
    );
    const reasons = new Set(
      rows.map((run) => {
        const score = scoreSpatialSpan(run);
        return score.status === "no-score" ? score.reason : score.status;
      }),
    );
    expect([...reasons]).toEqual(["noneRecalled"]);
  });

  it("for recalling sequences of one square only", () => {
    const one: Person = (trial) => (trial.sequence.length === 1 ? right(trial) : wrong(trial));
    expect(reasonOf(one)).toBe("noneRecalled");
    const two: Person = (trial) => (trial.sequence.length <= 2 ? right(trial) : wrong(trial));
    expect(reasonOf(two)).toBeNull();
  });

  it("with fewer than ten valid trials of fourteen", () => {
    expect(reasonOf(scripted("HHHHCCWWCWWCWW"))).toBeNull();
    expect(reasonOf(scripted("HHHHHCWWCWWCWW"))).toBe("tooFewLeft");
    expect(reasonOf(scripted("HSPHSCWWCWWCWW"))).toBe("tooFewLeft");
  });

  it("for silence, and for answers that always come too late", () => {
    expect(reasonOf(silent)).toBe("tooFewLeft");
    expect(reasonOf(scripted("P".repeat(14)))).toBe("tooFewLeft");
  });
});

describe("the recompute scripts give what the page shows", () => {
  it.each([
    ["a run", scripted("CCCWWCWWCWWCWW")],
    ["a run without an error", right],
    ["a run with trials left out", scripted("HCSPCCCCWHWCWW")],
    ["a run at one length", scripted("CCWWCWWWWWWCWW")],
    ["a run on one square", sameSquare],
    ["a hidden run", scripted("HHHHHCWWCWWCWW")],
  ] as [string, Person][])("for %s", (_, person) => {
    const rows = runAs(person);
    const expected = printedScore(spatialSpanModel.facts, scoreSpatialSpan(rows));
    for (const line of recomputed("spatial-span", rows)) expect(line).toBe(expected);
  });

  it("and not other numbers: the example is 5.7", () => {
    const rows = runAs(scripted("CCCWWCWWCWWCWW"));
    expect(recomputed("spatial-span", rows)[0]).toBe("mean_span 5.7 4.6 6.8");
  });
});
