/** @jest-environment node */
import { type Condition, type Ink, parameters } from "@/experiments/stroop/definition";
import {
  EXCLUSIONS,
  exclusionOf,
  type StroopResponse,
  scoreStroop,
} from "@/experiments/stroop/score";

/** A trial in red ink, answered rightly after `rtMs` unless said otherwise. */
function answer(
  condition: Condition,
  rtMs: number | null,
  more: Partial<StroopResponse> = {},
): StroopResponse {
  return {
    word: condition === "congruent" ? "red" : "blue",
    ink: "red",
    condition,
    onsetMs: 5000,
    rtMs,
    frameMs: 16.67,
    lateFrames: 0,
    hidden: false,
    input: rtMs === null ? null : "keyboard",
    response: rtMs === null ? null : "red",
    ...more,
  };
}

const congruent = (...rts: number[]) => rts.map((rt) => answer("congruent", rt));
const incongruent = (...rts: number[]) => rts.map((rt) => answer("incongruent", rt));
const wrong = (condition: Condition) => answer(condition, 700, { response: "blue" satisfies Ink });
const NOTHING_LEFT_OUT = { hidden: 0, omission: 0, anticipation: 0, error: 0 };

describe("an example computed by hand", () => {
  // Means 640 and 765. Variances of 3 and 4 trials: ((-40)² + (-20)² + 60²) / 2 = 2800 and
  // ((-65)² + (-15)² + 35² + 45²) / 3 = 2566.67; √(2800 / 3 + 2566.67 / 4) = 39.686.
  const score = scoreStroop([...congruent(600, 620, 700), ...incongruent(700, 750, 800, 810)]);

  it("has the difference of the means and its standard error", () => {
    expect(score).toEqual({
      status: "scored",
      effectMs: 125,
      standardErrorMs: 39.7,
      congruent: { n: 3, meanMs: 640 },
      incongruent: { n: 4, meanMs: 765 },
      excluded: NOTHING_LEFT_OUT,
      lateFrameTrials: 0,
    });
  });

  it("does not depend on the order of the trials", () => {
    const trials = [...incongruent(810, 700, 800, 750), ...congruent(700, 600, 620)];
    expect(scoreStroop(trials)).toEqual(score);
  });
});

it("is negative when the wrong word cost nothing", () => {
  expect(scoreStroop([...congruent(700, 710, 720), ...incongruent(600, 610, 620)])).toMatchObject({
    effectMs: -100,
  });
});

it("rounds to one decimal, and the difference from the means before they are rounded", () => {
  // Means 600.04 and 700.16: rounded first, their difference would be 100.2.
  const score = scoreStroop([
    ...congruent(600.04, 600.04, 600.04),
    ...incongruent(700.16, 700.16, 700.16),
  ]);
  expect(score).toMatchObject({
    congruent: { meanMs: 600 },
    incongruent: { meanMs: 700.2 },
    effectMs: 100.1,
    standardErrorMs: 0,
  });
});

describe("a trial is left out", () => {
  it.each<[string, StroopResponse, ReturnType<typeof exclusionOf>]>([
    ["in which the page was hidden", answer("congruent", 600, { hidden: true }), "hidden"],
    ["without an answer", answer("congruent", null), "omission"],
    ["answered before 150 ms", answer("congruent", 149.9), "anticipation"],
    ["answered with another ink", wrong("congruent"), "error"],
    ["answered with the word", wrong("incongruent"), "error"],
  ])("%s", (_, trial, reason) => {
    expect(exclusionOf(trial)).toBe(reason);
    const others = [...congruent(600, 610, 620), ...incongruent(700, 710, 720)];
    expect(scoreStroop([...others, trial])).toEqual({
      ...scoreStroop(others),
      excluded: { ...NOTHING_LEFT_OUT, [reason as string]: 1 },
    });
  });

  it("for the first reason that holds, and once", () => {
    expect(EXCLUSIONS).toEqual(["hidden", "omission", "anticipation", "error"]);
    expect(exclusionOf(answer("congruent", null, { hidden: true }))).toBe("hidden");
    expect(exclusionOf(answer("congruent", 90, { response: "blue", hidden: true }))).toBe("hidden");
    expect(exclusionOf(answer("congruent", 90, { response: "blue" }))).toBe("anticipation");
  });

  it.each([150, 2000])("but not at %i ms, which is in time", (rtMs) => {
    expect(exclusionOf(answer("congruent", rtMs))).toBeNull();
  });

  it("but not for a late frame, which is said", () => {
    const late = (rt: number) => answer("congruent", rt, { lateFrames: 2 });
    const score = scoreStroop([
      ...congruent(600),
      late(610),
      late(620),
      ...incongruent(700, 710, 720),
      answer("incongruent", null, { lateFrames: 1 }),
    ]);
    expect(score).toMatchObject({ status: "scored", lateFrameTrials: 2, congruent: { n: 3 } });
  });

  it("at the limits that the app runs with", () => {
    expect(parameters).toMatchObject({
      minimumRtMs: 150,
      responseWindowMs: 2000,
      minimumAccuracy: 0.6,
      minimumPerCondition: 3,
    });
  });
});

describe("there is no score", () => {
  it("below 60 % correct", () => {
    const trials = [
      ...congruent(600, 610, 620, 630),
      ...incongruent(700, 710, 720),
      ...Array.from({ length: 5 }, () => wrong("incongruent")),
    ];
    // 7 of 12 are 58 %.
    expect(scoreStroop(trials)).toEqual({
      status: "no-score",
      reason: "too-few-correct",
      excluded: { ...NOTHING_LEFT_OUT, error: 5 },
      lateFrameTrials: 0,
    });
  });

  it("but there is one at 60 % exactly", () => {
    const trials = [
      ...congruent(600, 610, 620),
      ...incongruent(700, 710, 720),
      ...Array.from({ length: 4 }, () => wrong("incongruent")),
    ];
    expect(scoreStroop(trials).status).toBe("scored");
  });

  it("counts omissions and anticipations as not correct", () => {
    const trials = [
      ...congruent(600, 610, 620),
      ...incongruent(700, 710, 720),
      answer("congruent", null),
      answer("congruent", null),
      answer("incongruent", null),
      answer("congruent", 100),
      answer("incongruent", 100),
    ];
    expect(scoreStroop(trials)).toMatchObject({
      status: "no-score",
      reason: "too-few-correct",
      excluded: { omission: 3, anticipation: 2 },
    });
  });

  it("but not because of trials that were not seen", () => {
    const trials = [
      ...congruent(600, 610, 620),
      ...incongruent(700, 710, 720),
      ...Array.from({ length: 6 }, () => answer("incongruent", null, { hidden: true })),
    ];
    expect(scoreStroop(trials)).toMatchObject({
      status: "scored",
      excluded: { ...NOTHING_LEFT_OUT, hidden: 6 },
    });
  });

  it.each<[string, StroopResponse[]]>([
    ["congruent", [...congruent(600, 610), ...incongruent(700, 710, 720, 730)]],
    ["incongruent", [...congruent(600, 610, 620, 630), ...incongruent(700, 710)]],
  ])("with two %s trials left", (_, trials) => {
    expect(scoreStroop(trials)).toEqual({
      status: "no-score",
      reason: "too-few-left",
      excluded: NOTHING_LEFT_OUT,
      lateFrameTrials: 0,
    });
  });

  it("when every trial was hidden, or there is none", () => {
    const hidden = Array.from({ length: 12 }, () => answer("congruent", 600, { hidden: true }));
    expect(scoreStroop(hidden)).toMatchObject({
      reason: "too-few-left",
      excluded: { ...NOTHING_LEFT_OUT, hidden: 12 },
    });
    expect(scoreStroop([])).toMatchObject({ status: "no-score", reason: "too-few-left" });
  });

  it("says no number at all", () => {
    const score = scoreStroop(congruent(600, 610));
    expect(score).not.toHaveProperty("effectMs");
    expect(score).not.toHaveProperty("standardErrorMs");
  });
});
