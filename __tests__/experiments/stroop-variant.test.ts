import { INKS, parameters } from "@/experiments/stroop/parameters";
import { stroopSequence } from "@/experiments/stroop/sequence";
import { AS_PUBLISHED, blocksOf, STEPS, secondsOf } from "@/experiments/stroop/variant";

const NAMES = Object.keys(STEPS) as (keyof typeof STEPS)[];

it.each(NAMES)("the published value of %s can be chosen", (name) => {
  expect(STEPS[name]).toContain(parameters[name]);
});

it.each(STEPS.trials)("%d trials come in blocks that show what the paragraph states", (trials) => {
  const block = stroopSequence(7, trials / blocksOf(trials));
  const times = (word: string, ink: string) =>
    block.filter((trial) => trial.word === word && trial.ink === ink).length;
  const own = INKS.map((ink) => times(ink, ink));
  const other = INKS.flatMap((ink) =>
    INKS.filter((word) => word !== ink).map((word) => times(word, ink)),
  );
  expect(new Set(own)).toEqual(new Set([block.length / 8]));
  expect(new Set(other)).toEqual(new Set([block.length / 24]));
});

describe("the length", () => {
  it("is the app's own for the published values", () => {
    expect(secondsOf(AS_PUBLISHED, 150)).toBe(150);
  });

  it("grows by what more trials and a longer cross take", () => {
    const trialsMore = { ...AS_PUBLISHED, trials: 2 * parameters.trials };
    const msOfTrial = parameters.fixationMs + 700 + parameters.blankMs;
    expect(secondsOf(trialsMore, 150)).toBeCloseTo(150 + (parameters.trials * msOfTrial) / 1000);

    const crossLonger = { ...AS_PUBLISHED, fixationMs: parameters.fixationMs + 500 };
    const shown = parameters.trials + parameters.practiceTrials;
    expect(secondsOf(crossLonger, 150)).toBeCloseTo(150 + shown / 2);
  });
});
