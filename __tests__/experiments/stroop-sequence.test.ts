/** @jest-environment node */
import { INKS, parameters } from "@/experiments/stroop/definition";
import { EXAMPLE, type StroopTrial, stroopSequence } from "@/experiments/stroop/sequence";

let mockShuffles = 0;

jest.mock("@/lib/random", () => {
  const actual = jest.requireActual<typeof import("@/lib/random")>("@/lib/random");
  return {
    ...actual,
    shuffled: (...of: Parameters<typeof actual.shuffled>) => {
      mockShuffles += 1;
      return actual.shuffled(...of);
    },
  };
});

const SEEDS = Array.from({ length: 300 }, (_, index) => index * 14_316_557 + index);

const runs = SEEDS.map((seed) => {
  mockShuffles = 0;
  const trials = stroopSequence(seed);
  // A try shuffles the inks, the words of each ink, and the trials.
  return { seed, trials, tries: mockShuffles / (INKS.length + 2) };
});

/** The seeds of runs with a trial for which `isWrong` holds; the example is before the first. */
const seedsWith = (isWrong: (trial: StroopTrial, before: StroopTrial) => boolean) =>
  runs
    .filter(({ trials }) =>
      trials.some((trial, index) => isWrong(trial, trials[index - 1] ?? EXAMPLE)),
    )
    .map(({ seed }) => seed);

const count = (trials: readonly StroopTrial[], isCounted: (trial: StroopTrial) => boolean) =>
  trials.filter(isCounted).length;

const longestRun = (trials: readonly StroopTrial[]) => {
  let length = 0;
  return Math.max(
    ...trials.map(({ condition }, index) => {
      length = condition === trials[index - 1]?.condition ? length + 1 : 1;
      return length;
    }),
  );
};

describe("over 300 seeds, every run", () => {
  it("has twelve trials, six of each condition", () => {
    expect(parameters.trials).toBe(12);
    const sizes = runs.map(({ trials }) => [
      trials.length,
      count(trials, ({ condition }) => condition === "congruent"),
    ]);
    expect([...new Set(sizes.map(String))]).toEqual(["12,6"]);
  });

  it("is honest about the condition of each trial", () => {
    expect(
      seedsWith(({ word, ink, condition }) => (word === ink) !== (condition === "congruent")),
    ).toEqual([]);
  });

  it("has each ink three times, and at least once in each condition", () => {
    for (const { trials } of runs)
      for (const ink of INKS) {
        const congruent = count(trials, (trial) => trial.ink === ink && trial.word === ink);
        const incongruent = count(trials, (trial) => trial.ink === ink && trial.word !== ink);
        expect([1, 2]).toContain(congruent);
        expect(incongruent).toBe(3 - congruent);
      }
  });

  it("repeats no ink, not that of the example either", () => {
    expect(seedsWith((trial, before) => trial.ink === before.ink)).toEqual([]);
  });

  it("asks for no ink that was the word just before, not that of the example either", () => {
    expect(seedsWith((trial, before) => trial.ink === before.word)).toEqual([]);
  });

  it("has at most three trials of one condition in a row", () => {
    const tooLong = runs.filter(({ trials }) => longestRun(trials) > 3);
    expect(tooLong.map(({ seed }) => seed)).toEqual([]);
  });

  it("is another one than the others", () => {
    const different = new Set(runs.map(({ trials }) => JSON.stringify(trials)));
    expect(different.size).toBe(runs.length);
  });

  it("cannot be foretold: each place takes each ink, the first those that the example leaves", () => {
    for (let place = 0; place < 12; place += 1) {
      const inks = new Set(runs.map(({ trials }) => trials[place]?.ink));
      expect([...inks].sort()).toEqual(place === 0 ? ["blue", "yellow"] : [...INKS].sort());
    }
  });

  it("stays far from the limit of 10,000 tries, so that none is ever taken as it is", () => {
    expect(Math.max(...runs.map(({ tries }) => tries))).toBeLessThan(4000);
  });
});

it("is reproduced by its seed", () => {
  for (const { seed, trials } of runs.slice(0, 30)) expect(stroopSequence(seed)).toEqual(trials);
});

it("begins after an example that is incongruent, so that it shows what is meant", () => {
  expect(EXAMPLE).toEqual({ word: "green", ink: "red", condition: "incongruent" });
});
