/** @jest-environment node */

import { recomputed } from "@/__tests__/experiments/recompute";
import { simpleRtModel } from "@/experiments/apps/simple-rt/model";
import { simpleRtOutcome } from "@/experiments/apps/simple-rt/outcome";
import {
  type SimpleRtParameters,
  simpleRtParameters,
} from "@/experiments/apps/simple-rt/parameters";
import { scoreSimpleRt as scoreWith } from "@/experiments/apps/simple-rt/score";
import { simpleRtPhases, simpleRtSequence } from "@/experiments/apps/simple-rt/timeline";
import { simpleRtWords } from "@/experiments/apps/simple-rt/words";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import type { FinishedTrial } from "@/experiments/engine/contract/trial-model";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { printedScore } from "@/experiments/engine/score/printed-score";
import { methodsText } from "@/experiments/engine/texts/fill-texts";
import { localize } from "@/lib/i18n/define-content";
import { LOCALES } from "@/lib/routes";

const parameters = defaultsOf(simpleRtParameters);
const model = simpleRtModel(parameters);
const scoreSimpleRt = (rows: readonly TrialRow[]) => scoreWith(rows, parameters);

/** Returns a finished trial. `rtMs` is the time from the onset of the disc to the press, or null without a press. */
function finished(
  rtMs: number | null,
  more: Partial<FinishedTrial<"press">> = {},
): FinishedTrial<"press"> {
  return {
    response: rtMs === null ? null : "press",
    responses: [],
    rtMs,
    onsetMs: 5000,
    frameMs: 16.67,
    lateFrames: 0,
    hidden: false,
    input: rtMs === null ? null : "touch",
    falseStart: false,
    ...more,
  };
}

/** Returns the row of a trial with the columns that the engine would store. */
function row(trial: FinishedTrial<"press">, phase: TrialRow["phase"] = "test"): TrialRow {
  return {
    trial: 1,
    block: phase === "test" ? 1 : 0,
    phase,
    ...simpleRtOutcome({ waitMs: 1500 }, trial, parameters),
    rt_ms: trial.rtMs,
    onset_ms: trial.onsetMs,
    frame_ms: trial.frameMs,
    late_frames: trial.lateFrames,
    input_type: trial.input,
    hidden: trial.hidden,
    sitting: 1,
  };
}

const answered = (...times: number[]) => times.map((rtMs) => row(finished(rtMs)));
const repeated = (count: number, trial: FinishedTrial<"press">) =>
  Array.from({ length: count }, () => row(trial));
const EARLY = finished(240, { falseStart: true });
const AWAY = finished(300, { hidden: true });

/**
 * Twenty unsorted response times in ms. Their sum is 6642.3; in ascending order, the 8th is 307.4, the middle two are
 * 310.3 and 318.4, and the 13th is 325.8.
 */
const TWENTY = [
  402.1, 251.4, 310.3, 298.2, 333.5, 287.7, 318.4, 610.9, 276.6, 341, 302.5, 325.8, 295.1, 361.2,
  269.9, 309.6, 329.7, 388.8, 322.2, 307.4,
];

describe("the waits before the disc in simple RT, over 300 seeds,", () => {
  const runs = Array.from({ length: 300 }, (_, seed) =>
    simpleRtSequence(seed, parameters.trials, parameters).map(({ waitMs }) => waitMs),
  );
  const all = runs.flat();

  it("have durations in whole milliseconds between 1000 and 3000 ms, and include waits near both limits", () => {
    expect(all.every(Number.isInteger)).toBe(true);
    expect(Math.min(...all)).toBeGreaterThanOrEqual(1000);
    expect(Math.max(...all)).toBeLessThanOrEqual(3000);
    expect(Math.min(...all)).toBeLessThan(1005);
    expect(Math.max(...all)).toBeGreaterThan(2995);
  });

  it("are uniformly distributed: each tenth of the range contains about a tenth of all waits", () => {
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const from = 1000 + tenth * 200;
      const share = all.filter((ms) => ms >= from && ms < from + 200).length / all.length;
      expect(share).toBeGreaterThan(0.08);
      expect(share).toBeLessThan(0.12);
    }
  });

  it("are the same for the same seed, and different for different seeds", () => {
    expect(simpleRtSequence(7, 20, parameters)).toEqual(simpleRtSequence(7, 20, parameters));
    expect(new Set(runs.map(String)).size).toBe(300);
  });
});

describe("a simple RT trial", () => {
  it("displays a cross during the wait, then the disc until the press, then a blank screen", () => {
    expect(simpleRtPhases({ waitMs: 1234 }, "test", parameters)).toEqual([
      { name: "fixation", durationMs: 1234, watchesFalseStarts: true },
      { name: "stimulus", durationMs: 2000, responses: 1 },
      { name: "blank", durationMs: 400 },
    ]);
  });

  it("displays feedback in a practice trial", () => {
    const phases = simpleRtPhases({ waitMs: 1234 }, "practice", parameters);
    expect(phases.map(({ name }) => name)).toContain("feedback");
  });

  it("has the same durations in the trial figure", () => {
    expect(model.figure().map(({ timing }) => timing)).toEqual([
      { kind: "range", lowMs: 1000, highMs: 3000 },
      { kind: "response", limitMs: 2000, exampleMs: 318 },
      { kind: "duration", ms: 400 },
    ]);
  });
});

describe("the outcome of a simple RT trial", () => {
  const of = (trial: FinishedTrial<"press">) => {
    const { response, excluded } = simpleRtOutcome({ waitMs: 1500 }, trial, parameters);
    return [response, excluded];
  };

  it.each([
    ["a press", finished(100), "press", null],
    ["a press too fast to be an answer", finished(99.9), "press", "anticipation"],
    ["no press", finished(null), null, "omission"],
    ["a false start", finished(null, { falseStart: true }), "early", "anticipation"],
    ["a false start and a good press", EARLY, "early", "anticipation"],
    ["a hidden page", AWAY, "press", "hidden"],
    ["a false start on a hidden page", { ...EARLY, hidden: true }, "early", "hidden"],
  ])("has the right response and reason for exclusion after %s", (_, trial, response, excluded) => {
    expect(of(trial)).toEqual([response, excluded]);
  });

  it("contains the wait before the disc in the column `stimulus`", () => {
    expect(simpleRtOutcome({ waitMs: 1500 }, finished(300), parameters).stimulus).toBe("1500");
  });
});

describe("the score of simple RT, computed by hand,", () => {
  const score = scoreSimpleRt(answered(...TWENTY));

  it("is the median, with an interval from the 6th fastest to the 6th slowest response time", () => {
    expect(score).toEqual({
      status: "scored",
      measures: [
        {
          id: "median_rt",
          value: expect.closeTo(314.35, 6),
          low: 298.2,
          high: 333.5,
          n: 20,
          error: { kind: "median", values: TWENTY },
        },
      ],
      details: [{ id: "mean", value: expect.closeTo(332.115, 6), n: 20 }],
      excluded: { hidden: 0, omission: 0, anticipation: 0 },
      lateFrameTrials: 0,
    });
  });

  it("does not include the practice trials", () => {
    const practice = row(finished(900), "practice");
    expect(scoreSimpleRt([practice, practice, ...answered(...TWENTY)])).toEqual(score);
  });

  it("is accompanied by the number of excluded trials for each reason", () => {
    const rows = [
      ...answered(...TWENTY.slice(0, 15)),
      row(finished(42)),
      row(EARLY),
      row(finished(null)),
      row(AWAY),
      row({ ...finished(300), lateFrames: 2 }),
    ];
    expect(scoreSimpleRt(rows)).toMatchObject({
      status: "scored",
      measures: [{ n: 16 }],
      excluded: { hidden: 1, omission: 1, anticipation: 2 },
      lateFrameTrials: 1,
    });
  });
});

describe("a simple RT run has no score", () => {
  const reason = (rows: TrialRow[]) => {
    const score = scoreSimpleRt(rows);
    return score.status === "no-score" ? score.reason : null;
  };

  it("after constant tapping, even if a fast tap follows each disc", () => {
    expect(reason(repeated(20, finished(120, { falseStart: true })))).toBe("tooManyLost");
  });

  it("if the participant never pressed, or pressed too late in every trial", () => {
    expect(reason(repeated(20, finished(null)))).toBe("tooManyLost");
  });

  it("if more than 40% of its trials are false starts or omissions, but not at exactly 40%", () => {
    const lost = [...repeated(4, EARLY), ...repeated(4, finished(null))];
    expect(reason([...lost, ...answered(...TWENTY.slice(0, 12))])).toBeNull();
    expect(reason([...lost, row(EARLY), ...answered(...TWENTY.slice(0, 11))])).toBe("tooManyLost");
  });

  it("if the page was hidden in half of the trials", () => {
    const away = (count: number) => [
      ...repeated(count, AWAY),
      ...answered(...TWENTY.slice(0, 20 - count)),
    ];
    expect(reason(away(9))).toBeNull();
    expect(reason(away(10))).toBe("tooOftenHidden");
    expect(reason(repeated(20, AWAY))).toBe("tooOftenHidden");
  });

  it("if it has fewer than ten valid response times", () => {
    const rows = [...repeated(8, AWAY), row(EARLY), row(EARLY), row(EARLY)];
    expect(reason([...rows, ...answered(...TWENTY.slice(0, 9))])).toBe("tooFewLeft");
  });
});

describe("the simple RT recompute scripts print the same result as the page", () => {
  it.each([
    ["a run", answered(...TWENTY)],
    ["an odd number of times", answered(...TWENTY.slice(0, 13))],
    ["a median that rounds up from a half", answered(...TWENTY.map(() => 300.5))],
    [
      "a run with excluded trials",
      [row(finished(500), "practice"), row(EARLY), row(AWAY), ...answered(...TWENTY.slice(2))],
    ],
    ["a run of constant tapping", repeated(20, EARLY)],
    ["a run with 45% lost", [...repeated(9, EARLY), ...answered(...TWENTY.slice(0, 11))]],
    ["a run with 40% lost", [...repeated(8, finished(null)), ...answered(...TWENTY.slice(0, 12))]],
    ["a run on a hidden page", [...repeated(10, AWAY), ...answered(...TWENTY.slice(0, 10))]],
  ])("for %s", (_, rows) => {
    const expected = printedScore(model.facts, scoreSimpleRt(rows));
    for (const line of recomputed("simple-rt", rows)) expect(line).toBe(expected);
  });

  it("for the example whose median was computed by hand, 314 ms", () => {
    expect(recomputed("simple-rt", answered(...TWENTY))[0]).toBe("median_rt 314 298 334");
  });
});

describe("the simple RT task with changed parameters", () => {
  const changed = (changes: Partial<SimpleRtParameters>) =>
    simpleRtModel({ ...parameters, ...changes });
  const lengths = (changes: Partial<SimpleRtParameters>) =>
    changed(changes)
      .blocks(7)
      .map(({ phase, length }) => [phase, length]);

  it("takes 80 s with its defaults, and more time with longer waits", () => {
    expect(model.facts.seconds).toBe(80);
    // There are 65 trials with a wait of 10 s, 318 ms until the press and a blank screen of 400 ms. Feedback takes 5 ×
    // 700 ms, and the instructions and the result take 10 s.
    const slow = changed({ trials: 60, shortestWaitMs: 10_000, longestWaitMs: 10_000 });
    expect(slow.facts.seconds).toBe(710);
  });

  it("begins with a test block if it has no practice trials", () => {
    expect(lengths({ practiceTrials: 0 })).toEqual([["test", 20]]);
    expect(changed({ practiceTrials: 0 }).methods).toContain("feedbackNever");
  });

  it("divides the trials equally among four blocks", () => {
    expect(lengths({ blocks: 4 })).toEqual([
      ["practice", 5],
      ...Array.from({ length: 4 }, () => ["test", 5]),
    ]);
  });

  it("has a fixed wait in the run, the figure and the texts if the shortest wait equals the longest", () => {
    const fixed = changed({ shortestWaitMs: 1500, longestWaitMs: 1500 });
    const waits = fixed
      .blocks(3)
      .flatMap(({ length, trialAt }) =>
        Array.from({ length }, (_, index) => trialAt(index, []).waitMs),
      );
    expect(new Set(waits)).toEqual(new Set([1500]));
    expect(fixed.figure()[0]?.timing).toEqual({ kind: "duration", ms: 1500 });
    for (const locale of LOCALES)
      expect(methodsText(localize(simpleRtWords, locale).brief.methods, fixed)).not.toMatch(
        /random|drawn|aléatoire|tiré/,
      );
    expect(fixed.codebook.description).toContain("after a wait of 1500 ms");
  });

  it("displays feedback after each trial, or never", () => {
    const hasFeedback = (feedback: SimpleRtParameters["feedback"]) =>
      (["practice", "test"] as const).map((phase) =>
        changed({ feedback })
          .phases({ waitMs: 1000 }, phase)
          .some(({ name }) => name === "feedback"),
      );
    expect(hasFeedback("always")).toEqual([true, true]);
    expect(hasFeedback("never")).toEqual([false, false]);
  });

  it("applies its own limits to the score on the page and in the scripts", () => {
    const six = answered(...TWENTY.slice(0, 6));
    const strict = changed({ maximumLostPercent: 10 });
    const small = changed({ minimumValid: 6 });
    const lost = [...repeated(3, EARLY), ...answered(...TWENTY.slice(0, 17))];
    expect(printedScore(small.facts, small.score(six))).toBe("median_rt 304 251 402");
    expect(printedScore(strict.facts, strict.score(lost))).toBe("no-score tooManyLost");
    for (const line of recomputed("simple-rt", six, { model: small }))
      expect(line).toBe("median_rt 304 251 402");
    for (const line of recomputed("simple-rt", lost, { model: strict }))
      expect(line).toBe("no-score tooManyLost");
  });

  it("has the same interval on the page and in the scripts for 500 response times", () => {
    const long = changed({ trials: 500 });
    const rows = answered(...Array.from({ length: 500 }, (_, index) => 200 + ((index * 7) % 500)));
    // The interval extends from the 228th to the 273rd of 500 times, because of 250 ∓ 1.96 × √500 / 2.
    const expected = "median_rt 450 427 472";
    expect(printedScore(long.facts, long.score(rows))).toBe(expected);
    for (const line of recomputed("simple-rt", rows, { model: long })) expect(line).toBe(expected);
  });
});
