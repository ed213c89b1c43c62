/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  right,
  type SpanParticipant,
  scripted,
  spanRows,
  testLengths,
} from "@/__tests__/experiments/engine/span/span-runs";
import { recomputed } from "@/__tests__/experiments/recompute";
import { SIMULATED_SPREAD } from "@/experiments/apps/spatial-span/interval";
import { spatialSpanModel } from "@/experiments/apps/spatial-span/model";
import {
  type SpatialSpanParameters,
  spatialSpanParameters,
} from "@/experiments/apps/spatial-span/parameters";
import { type SpatialSpanTrial, squaresToLight } from "@/experiments/apps/spatial-span/sequence";
import { spatialSpanWords } from "@/experiments/apps/spatial-span/words";
import { fillWords } from "@/experiments/catalog/app-texts";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { printedScore } from "@/experiments/engine/score/printed-score";
import type { Scored } from "@/experiments/engine/score/score";
import { localize } from "@/lib/i18n/define-content";
import { ROOT } from "@/scripts/project.mjs";

type Person = SpanParticipant<SpatialSpanTrial>;

const parameters = defaultsOf(spatialSpanParameters);
const model = spatialSpanModel(parameters);
const changed = (changes: Partial<SpatialSpanParameters>) =>
  spatialSpanModel({ ...parameters, ...changes });
const spanSequence = (seed: number, length: number) =>
  squaresToLight(parameters).draw(seed, length);

/** Returns the rows of a complete run. */
const runAs = (person: Person, seed = 1, { blocks } = model): TrialRow[] =>
  spanRows(person, blocks(seed));

const sameSquare: Person = ({ sequence }) => ({ pressed: sequence.map(() => 12) });

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

describe("a spatial span trial", () => {
  it("lights each square for one second, without a gap", () => {
    const trial = { gridSize: 5, sequence: [7, 3, 12], isApproach: false };
    expect(model.phases(trial, "test").map(({ durationMs }) => durationMs)).toEqual([
      500, 1000, 1000, 1000, 20_000, 500, 300,
    ]);
  });

  it("has the same durations in the trial figure", () => {
    expect(model.figure().map(({ timing }) => timing)).toEqual([
      ...Array.from({ length: 3 }, () => ({ kind: "duration", ms: 1000 })),
      { kind: "response", limitMs: 20_000, exampleMs: 3000 },
    ]);
  });
});

it("a spatial span run has no mean span if the participant always presses the same square (200 seeds)", () => {
  const rows = Array.from({ length: 200 }, (_, seed) => runAs(sameSquare, seed));
  // This strategy must be excluded by a rule, because the answer to a sequence of one square is sometimes correct by
  // chance.
  expect(rows.some((run) => run.some(({ phase, correct }) => phase === "test" && correct))).toBe(
    true,
  );
  const reasons = new Set(
    rows.map((run) => {
      const score = model.score(run);
      return score.status === "no-score" ? score.reason : score.status;
    }),
  );
  expect([...reasons]).toEqual(["noneRecalled"]);
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
    const expected = printedScore(model.facts, model.score(rows));
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
    expect(parameters).toMatchObject(SIMULATED_SPREAD.parameters);
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
      SIMULATED_SPREAD.parameters,
    );
    const [, widths = ""] = /half_interval(?: = \{| <- c\()([^})]*)/i.exec(source) ?? [];
    const halves = [...widths.matchAll(/"?(\w+)"?(?::| =) ([\d.]+)/g)];
    expect(Object.fromEntries(halves.map(([, name, value]) => [name, Number(value)]))).toEqual(
      SIMULATED_SPREAD.halfWidth,
    );
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

  it("divides the trials equally among blocks", () => {
    expect(lengths({ blocks: 2 })).toEqual([
      ["practice", 2],
      ["test", 7],
      ["test", 7],
    ]);
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
    const trial = { gridSize: 5, sequence: [7, 3], isApproach: false };
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
