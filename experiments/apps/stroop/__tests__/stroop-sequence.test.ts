/** @jest-environment node */

import { SHORT_RUN_TRIALS } from "@/components/features/home/short-run";
import { EXAMPLE } from "@/experiments/apps/stroop/example";
import { INKS } from "@/experiments/apps/stroop/inks";
import { type StroopTrial, stroopSequence } from "@/experiments/apps/stroop/sequence";
import { APPS } from "@/experiments/catalog/registry";

const { parameters } = APPS.stroop.model;

const SEEDS = Array.from({ length: 300 }, (_, index) => index * 14_316_557 + index);

const runs = SEEDS.map((seed) => ({
  seed,
  trials: stroopSequence(seed, SHORT_RUN_TRIALS, parameters, EXAMPLE),
}));

/**
 * Returns the seeds of all runs with a trial for which `isWrong` is true. `isWrong` compares each trial with the trial
 * before; the example counts as the trial before the first trial.
 */
const seedsWith = (isWrong: (trial: StroopTrial, before: StroopTrial) => boolean) =>
  runs
    .filter(({ trials }) =>
      trials.some((trial, index) => isWrong(trial, trials[index - 1] ?? EXAMPLE)),
    )
    .map(({ seed }) => seed);

const count = (trials: readonly StroopTrial[], isCounted: (trial: StroopTrial) => boolean) =>
  trials.filter(isCounted).length;

describe("every short Stroop run, over 300 seeds,", () => {
  it("has twelve trials, six in each condition", () => {
    expect(SHORT_RUN_TRIALS).toBe(12);
    const sizes = runs.map(({ trials }) => [
      trials.length,
      count(trials, ({ condition }) => condition === "congruent"),
    ]);
    expect([...new Set(sizes.map(String))]).toEqual(["12,6"]);
  });

  it("labels each trial with the condition that its word and its ink define", () => {
    expect(
      seedsWith(({ word, ink, condition }) => (word === ink) !== (condition === "congruent")),
    ).toEqual([]);
  });

  it("displays each ink three times, and at least once in each condition", () => {
    for (const { trials } of runs)
      for (const ink of INKS) {
        const congruent = count(trials, (trial) => trial.ink === ink && trial.word === ink);
        const incongruent = count(trials, (trial) => trial.ink === ink && trial.word !== ink);
        expect([1, 2]).toContain(congruent);
        expect(incongruent).toBe(3 - congruent);
      }
  });

  it("never displays the same ink twice in a row, and does not begin with the ink of the example", () => {
    expect(seedsWith((trial, before) => trial.ink === before.ink)).toEqual([]);
  });

  it("differs from the runs of all other seeds", () => {
    const different = new Set(runs.map(({ trials }) => JSON.stringify(trials)));
    expect(different.size).toBe(runs.length);
  });

  it("is unpredictable: each ink can occur at each position, except the example's ink at the first position", () => {
    for (let place = 0; place < 12; place += 1) {
      const inks = new Set(runs.map(({ trials }) => trials[place]?.ink));
      expect([...inks].sort()).toEqual(
        place === 0 ? ["blue", "green", "yellow"] : [...INKS].sort(),
      );
    }
  });
});

it("a Stroop run is always the same for the same seed", () => {
  for (const { seed, trials } of runs.slice(0, 30))
    expect(stroopSequence(seed, SHORT_RUN_TRIALS, parameters, EXAMPLE)).toEqual(trials);
});

it("a short Stroop run begins after an example, which is incongruent", () => {
  expect(EXAMPLE).toEqual({ word: "green", ink: "red", condition: "incongruent" });
});

describe("a block of the standard version of the Stroop task, over 300 seeds,", () => {
  const { practiceTrials, trials, blocks } = parameters;

  it.each([practiceTrials, trials / blocks])("has equally frequent inks in %i trials", (length) => {
    for (const seed of SEEDS) {
      const block = stroopSequence(seed, length, parameters);
      expect(block).toHaveLength(length);
      expect(count(block, ({ condition }) => condition === "congruent")).toBe(length / 2);
      for (const ink of INKS) expect(count(block, (trial) => trial.ink === ink)).toBe(length / 4);
      for (const [index, { ink }] of block.slice(1).entries())
        expect(ink).not.toBe(block[index]?.ink);
    }
  });
});

describe("every Stroop block with a quarter of congruent trials and three inks, over 300 seeds,", () => {
  const blocksOfSeeds = SEEDS.map((seed) =>
    stroopSequence(seed, 24, { inks: 3, congruentPercent: 25 }),
  );

  it("has six congruent trials, and displays each ink eight times", () => {
    for (const block of blocksOfSeeds) {
      expect(count(block, ({ condition }) => condition === "congruent")).toBe(6);
      for (const ink of ["red", "blue", "green"])
        expect(count(block, (trial) => trial.ink === ink)).toBe(8);
    }
  });

  it("displays yellow neither as an ink nor as a word", () => {
    for (const block of blocksOfSeeds)
      expect(count(block, ({ ink, word }) => [ink, word].includes("yellow"))).toBe(0);
  });

  it("never displays the same ink twice in a row", () => {
    for (const block of blocksOfSeeds)
      for (const [index, { ink }] of block.slice(1).entries())
        expect(ink).not.toBe(block[index]?.ink);
  });
});
