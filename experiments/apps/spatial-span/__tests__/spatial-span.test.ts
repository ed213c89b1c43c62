/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { recomputed } from "@/__tests__/experiments/recompute";
import {
  SIMULATED_HALF_INTERVAL,
  SIMULATED_SPREAD,
} from "@/experiments/apps/spatial-span/interval";
import { spatialSpanModel } from "@/experiments/apps/spatial-span/model";
import { spanOutcome } from "@/experiments/apps/spatial-span/outcome";
import {
  type SpatialSpanParameters,
  spatialSpanParameters,
} from "@/experiments/apps/spatial-span/parameters";
import { scoreSpatialSpan as scoreWith } from "@/experiments/apps/spatial-span/score";
import {
  nextLength,
  type SpanTrial,
  spanSequence as sequenceWith,
} from "@/experiments/apps/spatial-span/sequence";
import { litSquare, spanPhases as phasesWith } from "@/experiments/apps/spatial-span/timeline";
import { spatialSpanWords } from "@/experiments/apps/spatial-span/words";
import { fillWords } from "@/experiments/catalog/app-texts";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { printedScore } from "@/experiments/engine/score/printed-score";
import type { Scored } from "@/experiments/engine/score/score";
import { localize } from "@/lib/i18n/define-content";
import { ROOT } from "@/scripts/project.mjs";

const parameters = defaultsOf(spatialSpanParameters);
const model = spatialSpanModel(parameters);
const changed = (changes: Partial<SpatialSpanParameters>) =>
  spatialSpanModel({ ...parameters, ...changes });
const scoreSpatialSpan = (rows: readonly TrialRow[]) => scoreWith(rows, parameters);
const spanSequence = (seed: number, length: number) => sequenceWith(seed, length, parameters);
const spanPhases = (trial: SpanTrial) => phasesWith(trial, "test", parameters);

/** The behaviour of a participant in one trial: the squares that were pressed, and whether the page was hidden. */
type TrialAnswer = { pressed: readonly number[]; hidden?: boolean };
type Person = (trial: SpanTrial, index: number) => TrialAnswer;

/** Returns the rows of a complete run. Trials and rows are created in the same way as in the engine. */
function runAs(person: Person, seed = 1, { blocks } = model): TrialRow[] {
  const rows: TrialRow[] = [];
  for (const block of blocks(seed))
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

/**
 * Returns a participant whose trials follow a script with one letter for each trial: Correct, Wrong, Hidden (correct,
 * but with a hidden page), Silent (no press) or Partial (the last press is missing).
 */
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

describe("spatial span sequences, over 300 seeds,", () => {
  const sequences = Array.from({ length: 300 }, (_, seed) => spanSequence(seed, 6));

  it("consist of different squares, all of them on the grid", () => {
    for (const sequence of sequences) {
      expect(new Set(sequence).size).toBe(6);
      expect(sequence.every((square) => square >= 0 && square < 25)).toBe(true);
    }
  });

  it("contain each square about equally often at the first and at the last position", () => {
    for (const place of [0, 5]) {
      const counts = Array.from(
        { length: 25 },
        (_, square) => sequences.filter((sequence) => sequence[place] === square).length,
      );
      expect(Math.min(...counts)).toBeGreaterThan(0);
      expect(Math.max(...counts)).toBeLessThan(30);
    }
  });

  it("are the same for the same seed, and different for different seeds and trials", () => {
    expect(spanSequence(7, 6)).toEqual(sequences[7]);
    expect(new Set(sequences.map(String)).size).toBe(300);
    // In hidden trials the length does not change, so the sequences of a run differ only in their seeds.
    const stimuli = runAs(scripted("H".repeat(14)), 3).map(({ stimulus }) => stimulus);
    expect(runAs(scripted("H".repeat(14)), 3).map(({ stimulus }) => stimulus)).toEqual(stimuli);
    expect(new Set(stimuli).size).toBe(16);
  });
});

describe("the length of spatial span sequences", () => {
  it("begins at three after two practice trials of length two, even if these trials were wrong", () => {
    for (const person of [right, wrong, silent]) {
      const rows = runAs(person);
      expect(rows.slice(0, 2).map(({ condition }) => condition)).toEqual(["2", "2"]);
      expect(testLengths(rows)[0]).toBe(3);
    }
  });

  it("increases by one after each correct trial", () => {
    expect(testLengths(runAs(right))).toEqual(Array.from({ length: 14 }, (_, i) => i + 3));
  });

  it("decreases by one after every second wrong trial, but never below one", () => {
    expect(testLengths(runAs(scripted("W".repeat(14))))).toEqual([
      3, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    ]);
  });

  it("also decreases if there are correct trials between two wrong trials, as in the published task", () => {
    expect(testLengths(runAs(scripted("WCWCWWCCCCCCCC"))).slice(0, 7)).toEqual([
      3, 3, 4, 3, 4, 4, 3,
    ]);
  });

  it("does not change after a trial that was hidden, unanswered or incomplete", () => {
    expect(testLengths(runAs(scripted("CHHSPCWHWCCCCC"))).slice(0, 10)).toEqual([
      3, 4, 4, 4, 4, 4, 5, 5, 5, 4,
    ]);
  });

  it("is three if there are no rows yet", () => {
    expect(nextLength([], parameters)).toBe(3);
  });
});

describe("a spatial span trial", () => {
  const trial: SpanTrial = { gridSize: 5, sequence: [7, 3, 12], isApproach: false };

  it("displays each square for one second, then waits for the same number of presses", () => {
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

  it("lights only the squares of its sequence, in their order", () => {
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

  it("has the same durations in the trial figure", () => {
    expect(model.figure().map(({ timing }) => timing)).toEqual([
      ...Array.from({ length: 3 }, () => ({ kind: "duration", ms: 1000 })),
      { kind: "response", limitMs: 20_000, exampleMs: 3000 },
    ]);
  });

  const of = (pressed: readonly number[], hidden = false, isApproach = false) => {
    const responses = pressed.map((square) => ({ response: String(square), rtMs: 1 }));
    const outcome = spanOutcome({ ...trial, isApproach }, { responses, hidden });
    return [outcome.response, outcome.correct, outcome.excluded];
  };

  it("has the numbers of its squares in the column `stimulus`, counted from 0 row by row", () => {
    expect(spanOutcome(trial, { responses: [], hidden: false })).toMatchObject({
      condition: "3",
      stimulus: "7-3-12",
    });
  });

  it.each([
    ["the correct sequence", of([7, 3, 12]), ["7-3-12", true, null]],
    ["the right squares in another order", of([3, 7, 12]), ["3-7-12", false, null]],
    ["one square three times", of([7, 7, 7]), ["7-7-7", false, null]],
    ["too few presses", of([7, 3]), ["7-3", null, "omission"]],
    ["no presses", of([]), [null, null, "omission"]],
    ["a hidden page", of([7, 3, 12], true), ["7-3-12", true, "hidden"]],
    ["no presses on a hidden page", of([], true), [null, null, "hidden"]],
    ["one of the first trials", of([7, 3, 12], false, true), ["7-3-12", true, "approach"]],
    ["no presses in one of the first trials", of([], false, true), [null, null, "omission"]],
  ])("has the right response and exclusion after %s", (_, outcome, expected) => {
    expect(outcome).toEqual(expected);
  });
});

describe("the mean span, computed by hand,", () => {
  // The lengths are 3 4 5 6 | 6 5 6 6 5 6 6 5 6 6. The mean of the last ten lengths is 5.7.
  const rows = runAs(scripted("CCCWWCWWCWWCWW"));

  it("is the mean length of the sequences after the first four trials", () => {
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

  it("has a remark if the sequences were still getting longer at the end of the run", () => {
    // The lengths are 3 4 5 6 | 7 8 8 7 8 8 7 8 9 10. The length of the last sequence is the largest.
    expect(scoreSpatialSpan(runAs(scripted("CCCCCWWCWWCCCC")))).toMatchObject({
      remark: "unsettled",
    });
    expect(scoreSpatialSpan(rows)).not.toHaveProperty("remark");
  });

  it("excludes the first four valid trials, in addition to hidden and unanswered trials", () => {
    // The lengths of the valid trials are 3 4 5 6, then 7 8 8 7 8 8.
    const score = scoreSpatialSpan(runAs(scripted("HCSPCCCCWHWCWW")));
    expect(score).toMatchObject({
      status: "scored",
      measures: [{ n: 6, value: 46 / 6 }],
      excluded: { hidden: 2, omission: 2, approach: 4 },
    });
  });
});

describe("a spatial span run has no mean span", () => {
  const reasonOf = (person: Person, seed = 1) => {
    const score = scoreSpatialSpan(runAs(person, seed));
    return score.status === "no-score" ? score.reason : null;
  };

  it("if the participant always presses the same square (200 seeds)", () => {
    const rows = Array.from({ length: 200 }, (_, seed) => runAs(sameSquare, seed));
    // This strategy must be excluded by a rule, because the answer to a sequence of one square is sometimes correct by
    // chance.
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

  it("if the participant recalled only sequences of one square", () => {
    const one: Person = (trial) => (trial.sequence.length === 1 ? right(trial) : wrong(trial));
    expect(reasonOf(one)).toBe("noneRecalled");
    const two: Person = (trial) => (trial.sequence.length <= 2 ? right(trial) : wrong(trial));
    expect(reasonOf(two)).toBeNull();
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

describe("the spatial span recompute scripts print the same result as the page", () => {
  it.each([
    ["a run", scripted("CCCWWCWWCWWCWW")],
    ["a run without an error", right],
    ["a run with excluded trials", scripted("HCSPCCCCWHWCWW")],
    ["a run at one length", scripted("CCWWCWWWWWWCWW")],
    ["a run in which one square was always pressed", sameSquare],
    ["a run on a hidden page", scripted("HHHHHCWWCWWCWW")],
  ] as [string, Person][])("for %s", (_, person) => {
    const rows = runAs(person);
    const expected = printedScore(model.facts, scoreSpatialSpan(rows));
    for (const line of recomputed("spatial-span", rows)) expect(line).toBe(expected);
  });

  it("for the example whose mean span was computed by hand, 5.7", () => {
    const rows = runAs(scripted("CCCWWCWWCWWCWW"));
    expect(recomputed("spatial-span", rows)[0]).toBe("mean_span 5.7 4.6 6.8");
  });
});

describe("the interval of the mean span", () => {
  const rows = runAs(scripted("CCCWWCWWCWWCWW"));

  it("was computed from simulated runs with the default parameters of the app", () => {
    expect(parameters).toMatchObject(SIMULATED_SPREAD);
  });

  it("is missing on the page and in the scripts with parameters for which no runs were simulated", () => {
    for (const changes of [{ gridSize: 4 }, { squareMs: 500 }, { minimumValid: 9 }]) {
      const other = changed(changes);
      const score = other.score(rows);
      expect(printedScore(other.facts, score)).toBe("mean_span 5.7 NA NA");
      for (const line of recomputed("spatial-span", rows, { model: other }))
        expect(line).toBe("mean_span 5.7 NA NA");
      const words = localize(spatialSpanWords, "en");
      expect(other.headline(score as Scored, words, "en")).toBe(
        "Your sequences were about 5.7 squares long.",
      );
      const { brief } = fillWords(words, other, "en");
      expect(brief.measureText).toContain("without an interval");
    }
  });

  it("does not change with parameters that do not affect the interval", () => {
    const other = changed({ practiceTrials: 0, feedback: "never", blankMs: 500 });
    expect(printedScore(other.facts, other.score(rows))).toBe("mean_span 5.7 4.6 6.8");
  });

  it.each(["recompute.py", "recompute.R"])("has the same width in the script %s", (script) => {
    const source = readFileSync(join(ROOT, "experiments/apps/spatial-span", script), "utf8");
    const [, listed = ""] = /simulated(?: = \{| <- c\()([^})]*)/i.exec(source) ?? [];
    const pairs = [...listed.matchAll(/"?(\w+)"?(?::| =) (\d+)/g)];
    expect(Object.fromEntries(pairs.map(([, name, value]) => [name, Number(value)]))).toEqual(
      SIMULATED_SPREAD,
    );
    expect(source).toMatch(new RegExp(`half_interval (=|<-) ${SIMULATED_HALF_INTERVAL}\\b`, "i"));
  });
});

describe("the spatial span task with changed parameters", () => {
  const lengths = (changes: Partial<SpatialSpanParameters>) =>
    changed(changes)
      .blocks(7)
      .map(({ phase, length }) => [phase, length]);

  it("takes 180 s with its defaults, and more time with more trials", () => {
    expect(model.facts.seconds).toBe(180);
    expect(changed({ trials: 28 }).facts.seconds).toBeGreaterThan(310);
  });

  it("begins with a test block if it has no practice trials", () => {
    expect(lengths({ practiceTrials: 0 })).toEqual([["test", 14]]);
    expect(changed({ practiceTrials: 0 }).methods).not.toContain("practice");
  });

  it("divides the trials equally among blocks, and continues with the current length in the next block", () => {
    expect(lengths({ blocks: 2 })).toEqual([
      ["practice", 2],
      ["test", 7],
      ["test", 7],
    ]);
    // Two blocks contain the same trials as one block.
    expect(runAs(right, 3, changed({ blocks: 2 }))).toEqual(runAs(right, 3));
  });

  it("never has more squares in a sequence than on the grid", () => {
    const small = changed({ gridSize: 3 });
    const rows = runAs(right, 1, small);
    expect(testLengths(rows)).toEqual([3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9, 9, 9, 9]);
    expect(rows.every(({ stimulus }) => stimulus?.split("-").every((at) => Number(at) < 9))).toBe(
      true,
    );
    expect(small.methods).toContain("ceiling");
    expect(model.methods).not.toContain("ceiling");
  });

  it("decreases the length after the next error if the sequence already contains every square", () => {
    const small = changed({ gridSize: 3, startLength: 9, errorsPerStepDown: 1 });
    const wrongOnSmall: Person = ({ sequence }) => ({ pressed: [...sequence].reverse() });
    const person: Person = (trial, index) =>
      index === 3 ? wrongOnSmall(trial, index) : right(trial);
    expect(testLengths(runAs(person, 1, small)).slice(0, 6)).toEqual([9, 9, 9, 9, 8, 9]);
  });

  it("has lengths of which about 50% are recalled if every error shortens the next sequence", () => {
    const even = changed({ errorsPerStepDown: 1 });
    expect(testLengths(runAs(scripted("CWCWCWCWCWCWCW"), 1, even))).toEqual([
      3, 4, 3, 4, 3, 4, 3, 4, 3, 4, 3, 4, 3, 4,
    ]);
    const { brief } = fillWords(localize(spatialSpanWords, "en"), even, "en");
    expect(brief.measureText).toContain("about 50% of the sequences are recalled");
    expect(brief.methods).toContain("fell by one after each wrong one");
  });

  it("has a figure whose squares are on the grid, for each size of the grid", () => {
    for (const gridSize of [3, 4, 5, 6]) {
      const lit = changed({ gridSize })
        .figure()
        .flatMap(({ content }) => (content.kind === "grid" ? content.lit : []));
      expect(new Set(lit).size).toBe(3);
      expect(Math.max(...lit)).toBeLessThan(gridSize ** 2);
    }
    expect(model.figure().map(({ content }) => content)).toMatchObject(
      [[7], [11], [3], []].map((lit) => ({ size: 5, lit })),
    );
  });

  it("displays feedback only in practice, or never", () => {
    const trial: SpanTrial = { gridSize: 5, sequence: [7, 3], isApproach: false };
    const hasFeedback = (feedback: SpatialSpanParameters["feedback"]) =>
      (["practice", "test"] as const).map((phase) =>
        changed({ feedback })
          .phases(trial, phase)
          .some(({ name }) => name === "feedback"),
      );
    expect(hasFeedback("practice")).toEqual([true, false]);
    expect(hasFeedback("never")).toEqual([false, false]);
  });
});
