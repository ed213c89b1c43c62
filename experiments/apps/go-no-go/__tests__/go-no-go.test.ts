/** @jest-environment node */

import { recomputed } from "@/__tests__/experiments/recompute";
import { finished, scriptedRows, type TrialAnswer } from "@/__tests__/experiments/scripted-rows";
import { noGoTrialsOf } from "@/experiments/apps/go-no-go/counts";
import { goNoGoModel as modelOf } from "@/experiments/apps/go-no-go/model";
import { goNoGoOutcome as outcomeOf } from "@/experiments/apps/go-no-go/outcome";
import { type GoNoGoParameters, goNoGoParameters } from "@/experiments/apps/go-no-go/parameters";
import { scoreGoNoGo as scoreWith } from "@/experiments/apps/go-no-go/score";
import {
  type GoNoGoTrial,
  goNoGoSequence as sequenceOf,
} from "@/experiments/apps/go-no-go/sequence";
import { goNoGoWords } from "@/experiments/apps/go-no-go/words";
import { fillWords } from "@/experiments/catalog/app-texts";
import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import { parameterFaults } from "@/experiments/engine/contract/parameter-schema";
import type { FinishedTrial } from "@/experiments/engine/contract/trial-model";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { printedScore } from "@/experiments/engine/score/printed-score";
import { localize } from "@/lib/i18n/define-content";
import { seededRandom } from "@/lib/stats/random";

const SEEDS = Array.from({ length: 300 }, (_, index) => index * 14_316_557 + index);
const parameters = defaultsOf(goNoGoParameters);
const { trials, blocks, practiceTrials, practiceNoGo } = parameters;
const noGoTrials = noGoTrialsOf(parameters);
const goNoGoModel = modelOf(parameters);
const goNoGoSequence = (seed: number, count: number, noGo: number) =>
  sequenceOf(seed, count, noGo, parameters);
const goNoGoOutcome = (trial: GoNoGoTrial, end: FinishedTrial<"press">) =>
  outcomeOf(trial, end, parameters);
const scoreGoNoGo = (rows: readonly TrialRow[]) => scoreWith(rows, parameters);
/** Returns the go/no-go model with some parameters that differ from their defaults. */
const changed = (changes: Partial<GoNoGoParameters>) => modelOf({ ...parameters, ...changes });
const sequence = (seed: number) => goNoGoSequence(seed, trials / blocks, noGoTrials / blocks);

describe.each([
  ["test block", trials / blocks, noGoTrials / blocks],
  ["practice block", practiceTrials, practiceNoGo],
])("a go/no-go %s, over 300 seeds,", (_, count, noGo) => {
  const all = SEEDS.map((seed) => goNoGoSequence(seed, count, noGo));

  it("has the required number of trials and the required number of no-go trials", () => {
    for (const block of all) {
      expect(block).toHaveLength(count);
      expect(block.filter(({ condition }) => condition === "no-go")).toHaveLength(noGo);
    }
  });

  it("begins with three go trials, and never has two no-go trials in a row", () => {
    for (const block of all) {
      const conditions = block.map(({ condition }) => condition);
      expect(conditions.slice(0, 3)).toEqual(["go", "go", "go"]);
      expect(conditions.join(" ")).not.toContain("no-go no-go");
    }
  });

  it("has blank screens of every duration from 300 to 500 ms, in whole milliseconds", () => {
    const blanks = all.flat().map(({ blankMs }) => blankMs);
    expect(Math.min(...blanks)).toBeGreaterThanOrEqual(300);
    expect(Math.max(...blanks)).toBeLessThanOrEqual(500);
    expect(blanks.every(Number.isInteger)).toBe(true);
    expect(new Set(blanks).size).toBe(201);
  });
});

it("a tenth of all go/no-go trials are no-go trials, as in the published data, and as many in each block", () => {
  expect(noGoTrials / trials).toBe(0.1);
  expect(trials % blocks).toBe(0);
  expect(noGoTrials % blocks).toBe(0);
});

it("a go/no-go block is the same for the same seed, and different for different seeds", () => {
  const all = SEEDS.map((seed) => JSON.stringify(sequence(seed)));
  expect(JSON.stringify(sequence(SEEDS[7] as number))).toBe(all[7]);
  expect(new Set(all).size).toBe(SEEDS.length);
});

it("a no-go trial can occur at any position from the fourth to the last", () => {
  const places = new Set(
    SEEDS.flatMap((seed) =>
      sequence(seed).flatMap(({ condition }, place) => (condition === "no-go" ? [place] : [])),
    ),
  );
  expect([...places].sort((a, b) => a - b)).toEqual(
    Array.from({ length: trials / blocks - 3 }, (_, index) => index + 3),
  );
});

it("a go/no-go run takes at most two and a half minutes, including the time for the instructions", () => {
  const blank = (parameters.blankLowMs + parameters.blankHighMs) / 2;
  const all = (trials + practiceTrials) * (parameters.stimulusMs + blank);
  const ms = all + practiceTrials * parameters.feedbackMs;
  expect(ms / 1000).toBeLessThan(goNoGoModel.facts.seconds - 15);
  expect(goNoGoModel.facts.seconds).toBeLessThanOrEqual(150);
});

it("the go/no-go figure displays a go trial and a no-go trial with different shapes", () => {
  expect(goNoGoModel.figure()).toEqual([
    { content: { kind: "disc", ink: "blue" }, timing: { kind: "response", limitMs: 750 } },
    { content: { kind: "blank" }, timing: { kind: "range", lowMs: 300, highMs: 500 } },
    { content: { kind: "square", ink: "yellow" }, timing: { kind: "duration", ms: 750 } },
  ]);
});

describe("the outcome of a go/no-go trial", () => {
  const PRESS = { response: "press", rtMs: 320 } as const;
  const SILENCE = { response: null, rtMs: null } as const;
  it.each<[GoNoGoTrial["condition"], string, TrialAnswer<"press">, boolean, string | null]>([
    ["go", "a press", PRESS, true, null],
    ["go", "no press", SILENCE, false, "omission"],
    ["go", "a press that is too early", { ...PRESS, rtMs: 149.9 }, true, "anticipation"],
    ["go", "a press just in time", { ...PRESS, rtMs: 150 }, true, null],
    ["go", "a press on a hidden page", { ...PRESS, hidden: true }, true, "hidden"],
    ["no-go", "no press", SILENCE, true, null],
    ["no-go", "a press", PRESS, false, null],
    ["no-go", "a press that is too early", { ...PRESS, rtMs: 20 }, false, "anticipation"],
    ["no-go", "no press on a hidden page", { ...SILENCE, hidden: true }, true, "hidden"],
  ])("has the right columns for a %s trial with %s", (condition, _, answer, correct, excluded) => {
    expect(goNoGoOutcome({ condition, blankMs: 400 }, finished(answer))).toEqual({
      condition,
      stimulus: condition === "go" ? "disc" : "square",
      response: answer.response,
      correct,
      excluded,
    });
  });
});

type Strategy = (trial: GoNoGoTrial, index: number, nth: number) => TrialAnswer<"press">;

/** Returns the rows of a run's test blocks. `nth` is the number of the trial within its condition, counted from 0. */
function run(answer: Strategy, seed = 1) {
  const count = { go: 0, "no-go": 0 };
  return scriptedRows<GoNoGoTrial, "press">(
    [...sequence(seed), ...sequence(seed + 1)],
    goNoGoOutcome,
    (trial, index) => {
      count[trial.condition] += 1;
      return answer(trial, index, count[trial.condition] - 1);
    },
  );
}

const press = (rtMs: number): TrialAnswer<"press"> => ({ response: "press", rtMs });
const SILENT: TrialAnswer<"press"> = { response: null, rtMs: null };

/** Returns a participant who presses at every disc, and at the first `errors` squares. */
const careful =
  (errors: number): Strategy =>
  ({ condition }, index, nth) =>
    condition === "go" || nth < errors ? press(300 + (index % 9) * 12.3) : SILENT;

describe("the score of a go/no-go run, computed by hand,", () => {
  // The participant presses at two of ten squares: 20 %, with the interval that the test below states. Of the go times,
  // 89 are 300 ms and one is 390 ms, so their mean is 301 ms.
  const rows = run(({ condition }, _, nth) => {
    if (condition === "go") return press(nth === 0 ? 390 : 300);
    return nth < 2 ? press(280) : SILENT;
  });
  const score = scoreGoNoGo(rows);

  it("is the share of squares with a press, with its interval", () => {
    expect(score).toMatchObject({
      status: "scored",
      measures: [{ id: "commission_errors", value: 20, n: 10 }],
      details: [
        { id: "goAnswered", value: 100, n: 90 },
        { id: "goTime", value: 301, n: 90, decimals: 0, unit: "ms" },
      ],
      excluded: { hidden: 0, anticipation: 0, omission: 0 },
    });
    expect(printedScore(goNoGoModel.facts, score)).toBe("commission_errors 20.0 5.7 51.0");
  });

  it("does not include the practice trials", () => {
    const practice = rows.map((row) => ({ ...row, phase: "practice" as const, response: "press" }));
    expect(scoreGoNoGo([...practice, ...rows])).toEqual(score);
  });

  it("is stated in one sentence in each language", () => {
    const say = (errors: number, locale: "en" | "fr") => {
      const of = scoreGoNoGo(run(careful(errors)));
      if (of.status !== "scored") throw new Error("No score.");
      return goNoGoModel.headline(of, localize(goNoGoWords, locale), locale).replace(/\s/g, " ");
    };
    expect(say(2, "en")).toBe(
      "You pressed for 2 of 10 squares. Over many squares, your rate might be anything from 5.7% to 51.0%.",
    );
    expect(say(2, "fr")).toBe(
      "Vous avez appuyé pour 2 des 10 carrés. Avec beaucoup plus de carrés, le taux pourrait aller de 5,7 % à 51,0 %.",
    );
    expect(say(0, "en")).toBe(
      "You did not press for any of the 10 squares. Over many squares, your rate might be anything up to 27.8%.",
    );
    expect(say(0, "fr")).toBe(
      "Vous n’avez appuyé pour aucun des 10 carrés. Avec beaucoup plus de carrés, le taux pourrait atteindre 27,8 %.",
    );
  });

  it("does not include squares that were hidden, or squares with a press that was too early", () => {
    const other = run((trial, index, nth) => {
      if (trial.condition === "go") return careful(0)(trial, index, nth);
      if (nth === 0) return press(80);
      if (nth === 1) return { ...SILENT, hidden: true };
      return nth < 4 ? press(280) : SILENT;
    });
    expect(scoreGoNoGo(other)).toMatchObject({
      measures: [{ value: 25, n: 8 }],
      excluded: { hidden: 1, anticipation: 1, omission: 0 },
    });
  });

  it("counts discs without a press in the share of answered discs, but not in the mean response time", () => {
    const other = run((trial, index, nth) =>
      trial.condition === "go" && nth < 9 ? SILENT : careful(1)(trial, index, nth),
    );
    expect(scoreGoNoGo(other)).toMatchObject({
      measures: [{ value: 10 }],
      details: [
        { id: "goAnswered", value: 90, n: 90 },
        { id: "goTime", n: 81 },
      ],
      excluded: { omission: 9 },
    });
  });

  it("includes trials with a late frame, and contains the number of these trials", () => {
    const late = run((trial, index, nth) => ({
      ...careful(1)(trial, index, nth),
      lateFrames: index < 4 ? 1 : 0,
    }));
    expect(scoreGoNoGo(late)).toMatchObject({ status: "scored", lateFrameTrials: 4 });
  });
});

const STRATEGIES: [string, string, Strategy][] = [
  ["presses at everything", "notToldApart", () => press(300)],
  [
    "presses at everything and misses a few",
    "notToldApart",
    ({ condition }, _, nth) => ((condition === "go" ? nth < 9 : nth < 1) ? SILENT : press(310)),
  ],
  ["never presses", "tooFewGo", () => SILENT],
  ["is always late", "tooFewGo", () => SILENT],
  ["presses too early at everything", "tooFewGo", () => press(60)],
  [
    "stops pressing after half of the run",
    "tooFewGo",
    (trial, index, nth) => (index < 50 ? careful(1)(trial, index, nth) : SILENT),
  ],
  [
    "presses only at squares",
    "tooFewGo",
    ({ condition }) => (condition === "go" ? SILENT : press(300)),
  ],
  [
    "leaves the page in every second trial",
    "tooOftenHidden",
    (trial, index, nth) => ({ ...careful(1)(trial, index, nth), hidden: index % 2 === 0 }),
  ],
  [
    "leaves the page for a whole block",
    "tooOftenHidden",
    (trial, index, nth) => ({ ...careful(1)(trial, index, nth), hidden: index >= 50 }),
  ],
  [
    "leaves the page during five squares",
    "tooFewLeft",
    (trial, index, nth) => ({
      ...careful(0)(trial, index, nth),
      hidden: trial.condition === "no-go" && nth < 5,
    }),
  ],
];

describe("a go/no-go run of a participant who does not follow the instructions", () => {
  it.each(STRATEGIES)(
    "has a reason instead of a score if the participant %s",
    (_, reason, strategy) => {
      for (const seed of [1, 20, 300]) {
        const score = scoreGoNoGo(run(strategy, seed));
        expect(score).toMatchObject({ status: "no-score", reason });
        expect(score).not.toHaveProperty("measures");
        expect(localize(goNoGoWords, "en").result.reasons).toHaveProperty(reason);
      }
    },
  );

  it("has no score if it has no rows", () => {
    expect(scoreGoNoGo([])).toMatchObject({ status: "no-score", reason: "tooFewGo" });
  });

  it("has a score in fewer than 4 of 100 runs with random presses, at any rate of presses", () => {
    for (const rate of [0.65, 0.8, 0.95]) {
      const random = seededRandom(rate * 100);
      const scored = Array.from({ length: 400 }, (_, seed) =>
        scoreGoNoGo(run(() => (random() < rate ? press(300) : SILENT), seed)),
      ).filter(({ status }) => status === "scored");
      // The limit is three standard errors above one percent of 400 runs.
      expect(scored.length).toBeLessThan(4 + 6);
    }
  });
});

describe("a go/no-go score", () => {
  it("requires presses at 60 % of the discs", () => {
    const answering = (count: number) =>
      run(({ condition }, _, nth) => (condition === "go" && nth < count ? press(300) : SILENT));
    expect(scoreGoNoGo(answering(54)).status).toBe("scored");
    expect(scoreGoNoGo(answering(53))).toMatchObject({ reason: "tooFewGo" });
  });

  it("requires six valid squares", () => {
    const seeing = (count: number) =>
      run((trial, index, nth) => ({
        ...careful(0)(trial, index, nth),
        hidden: trial.condition === "no-go" && nth >= count,
      }));
    expect(scoreGoNoGo(seeing(6)).status).toBe("scored");
    expect(scoreGoNoGo(seeing(5))).toMatchObject({ reason: "tooFewLeft" });
  });

  it("requires presses at discs to exceed presses at squares by 40 points, regardless of rounding errors", () => {
    expect(scoreGoNoGo(run(careful(6))).status).toBe("scored");
    expect(scoreGoNoGo(run(careful(7)))).toMatchObject({ reason: "notToldApart" });
    // With 63 of 90 discs and 3 of 10 squares, the difference 0.7 - 0.3 is 0.39999999999999997 in binary.
    const exact = run(({ condition }, _, nth) =>
      nth < (condition === "go" ? 63 : 3) ? press(300) : SILENT,
    );
    expect(scoreGoNoGo(exact).status).toBe("scored");
  });
});

describe("the go/no-go scripts print the same result as the page for a run", () => {
  it.each([0, 1, 3, 6])("with %i presses at squares", (errors) => {
    const rows = run(careful(errors));
    const expected = printedScore(goNoGoModel.facts, scoreGoNoGo(rows));
    expect(expected).toMatch(/^commission_errors \d/);
    for (const output of recomputed("go-no-go", rows)) expect(output).toBe(expected);
  });

  it("with excluded trials", () => {
    const rows = run((trial, index, nth) => {
      if (index === 10) return press(90);
      if (index === 11) return SILENT;
      return { ...careful(2)(trial, index, nth), hidden: nth === 4 };
    });
    const expected = printedScore(goNoGoModel.facts, scoreGoNoGo(rows));
    for (const output of recomputed("go-no-go", rows)) expect(output).toBe(expected);
  });

  it.each(STRATEGIES)("of a participant who %s", (_, reason, strategy) => {
    for (const output of recomputed("go-no-go", run(strategy)))
      expect(output).toBe(`no-score ${reason}`);
  });
});

/** Returns, for each block of a run, its phase and the conditions of its trials. */
const conditionsOf = (changes: Partial<GoNoGoParameters>, seed: number) =>
  changed(changes)
    .blocks(seed)
    .map(({ phase, length, trialAt }) => ({
      phase,
      conditions: Array.from({ length }, (_, index) => trialAt(index, []).condition),
    }));
const countNoGo = (conditions: readonly string[]) =>
  conditions.filter((condition) => condition === "no-go").length;

describe("the go/no-go task with changed parameters", () => {
  const methodsOf = (changes: Partial<GoNoGoParameters>, locale: "en" | "fr" = "en") =>
    fillWords(localize(goNoGoWords, locale), changed(changes), locale).brief.methods.replace(
      /\s/g,
      " ",
    );
  const faults = (changes: Partial<GoNoGoParameters>) =>
    parameterFaults(goNoGoParameters, { ...parameters, ...changes }).map(({ name }) => name);

  it("has no-go trials at any position, even several in a row, if half of all trials are no-go trials", () => {
    const changes = { noGoPercent: 50, noGoApart: false, goFirst: 0 };
    const all = SEEDS.flatMap((seed) => conditionsOf(changes, seed).slice(1));
    for (const { conditions } of all) expect(countNoGo(conditions)).toBe(25);
    const pairs = all.flatMap(({ conditions }) =>
      conditions.slice(1).filter((_, index) => conditions[index] === "no-go"),
    );
    // After one of the 25 no-go trials, 24 of the remaining 49 trials are no-go trials.
    expect(countNoGo(pairs) / pairs.length).toBeCloseTo(24 / 49, 1);
    for (const place of [0, 1, 25, 49]) {
      const share = all.filter(({ conditions }) => conditions[place] === "no-go").length / 600;
      // The tolerance is about four standard errors of the share among 600 blocks.
      expect(Math.abs(share - 0.5)).toBeLessThan(0.09);
    }
    expect(methodsOf(changes)).not.toMatch(/never follow|The first/);
  });

  it("divides 35 no-go trials, the number in the longest published data, into 17 and 18 in two blocks", () => {
    const changes = { trials: 350 };
    expect(faults(changes)).toEqual([]);
    expect(goNoGoParameters.length?.of({ ...parameters, ...changes })).toBe(35);
    const [, ...measured] = conditionsOf(changes, 7);
    expect(measured.map(({ conditions }) => conditions.length)).toEqual([175, 175]);
    expect(measured.map(({ conditions }) => countNoGo(conditions))).toEqual([17, 18]);
    expect(methodsOf(changes)).toContain("differed by at most one");
  });

  it("begins with a test block and does not mention practice if it has no practice trials", () => {
    expect(faults({ practiceTrials: 0 })).toEqual([]);
    expect(conditionsOf({ practiceTrials: 0 }, 7).map(({ phase }) => phase)).toEqual([
      "test",
      "test",
    ]);
    expect(methodsOf({ practiceTrials: 0 })).not.toContain("practice");
    expect(methodsOf({ practiceTrials: 0 }, "fr")).not.toContain("entraînement");
  });

  it("uses one duration for all blank screens in the trials, the figure and the texts if both limits are equal", () => {
    const changes = { blankLowMs: 400, blankHighMs: 400 };
    expect(changed(changes).figure()[1]?.timing).toEqual({ kind: "duration", ms: 400 });
    expect(methodsOf(changes)).toContain("then a blank screen for 400 ms.");
    expect(methodsOf(changes)).not.toContain("blanks");
    const [block] = changed(changes).blocks(7);
    const blanks = Array.from({ length: 10 }, (_, index) => block?.trialAt(index, []).blankMs);
    expect(new Set(blanks)).toEqual(new Set([400]));
  });

  it("displays feedback in test trials if the parameters require feedback after every trial", () => {
    const trial: GoNoGoTrial = { condition: "go", blankMs: 400 };
    const names = (changes: Partial<GoNoGoParameters>, phase: "practice" | "test") =>
      changed(changes)
        .phases(trial, phase)
        .map(({ name }) => name);
    expect(names({ feedback: "always" }, "test")).toEqual(["stimulus", "feedback", "blank"]);
    expect(names({ feedback: "never" }, "practice")).toEqual(["stimulus", "blank"]);
  });

  it("rejects impossible parameters, and reports each fault with the name of a parameter", () => {
    expect(faults({})).toEqual([]);
    expect(faults({ blocks: 3 })).toContain("trials");
    expect(faults({ trials: 110, noGoPercent: 15, blocks: 1 })).toEqual(["noGoPercent"]);
    expect(faults({ noGoPercent: 5 })).toEqual(["minimumNoGo"]);
    expect(faults({ noGoPercent: 50 })).toEqual(["goFirst"]);
    expect(faults({ practiceNoGo: 3 })).toEqual(["practiceNoGo"]);
    expect(faults({ practiceNoGo: 7, noGoApart: false })).toEqual([]);
    expect(faults({ blankLowMs: 510 })).toEqual(["blankLowMs"]);
    expect(faults({ minimumRtMs: 200, stimulusMs: 200 })).toEqual(["minimumRtMs"]);
  });

  it("has an estimated duration that depends on its number of trials and their durations", () => {
    expect(goNoGoModel.facts.seconds).toBe(150);
    // There are 100 more trials, each of 750 ms and, on average, 400 ms.
    expect(changed({ trials: 200 }).facts.seconds).toBe(270);
  });

  it("applies its own limits for a score on the page and in the scripts", () => {
    const rows = run(({ condition }, _, nth) =>
      nth < (condition === "go" ? 63 : 3) ? press(300) : SILENT,
    );
    const reasons = {
      minimumGoPercent: [70, 75, "tooFewGo"],
      minimumNoGo: [10, 11, "tooFewLeft"],
      minimumDifferencePercent: [40, 45, "notToldApart"],
    } as const;
    for (const [name, [enough, tooMuch, reason]] of Object.entries(reasons)) {
      expect(changed({ [name]: enough }).score(rows).status).toBe("scored");
      const model = changed({ [name]: tooMuch });
      expect(model.score(rows)).toMatchObject({ status: "no-score", reason });
      for (const output of recomputed("go-no-go", rows, { model }))
        expect(output).toBe(`no-score ${reason}`);
    }
  });

  it("has a column in the plot of its result for each possible rate of presses", () => {
    expect(goNoGoModel.facts.measures[0].step).toBe(10);
    expect(changed({ trials: 200 }).facts.measures[0].step).toBe(5);
  });
});
