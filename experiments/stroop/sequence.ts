import { type Random, seededRandom, shuffled } from "@/lib/random";
import { type Condition, INKS, type Ink, parameters } from "./definition";

export type StroopTrial = { word: Ink; ink: Ink; condition: Condition };

/** The stimulus that stands in the page before the start; answering it is no measured trial. */
export const EXAMPLE: StroopTrial = { word: "green", ink: "red", condition: "incongruent" };

/**
 * Shuffles tried before the last one is taken as it is. One in 250 passes, so this limit is reached
 * in less than one run of 10^16.
 */
const MAX_SHUFFLES = 10_000;
const LONGEST_SAME_CONDITION = 3;

/**
 * The measured trials of one run, reproducible from its seed: half congruent, every ink equally
 * often, no ink twice in a row (so no response repeats), no ink that was the word just before
 * (negative priming), and at most three trials of one condition in a row.
 */
export function stroopSequence(seed: number): StroopTrial[] {
  const random = seededRandom(seed);
  let trials = shuffled(balancedTrials(random), random);
  for (let tries = 1; tries < MAX_SHUFFLES && !isWellOrdered(trials); tries += 1)
    trials = shuffled(balancedTrials(random), random);
  return trials;
}

function balancedTrials(random: Random): StroopTrial[] {
  const perInk = parameters.trials / INKS.length;
  // Six congruent trials over four inks: two inks have one more, and one fewer incongruent.
  const moreCongruent = new Set(shuffled(INKS, random).slice(0, INKS.length / 2));
  return INKS.flatMap((ink) => {
    const congruent = moreCongruent.has(ink) ? Math.ceil(perInk / 2) : Math.floor(perInk / 2);
    const otherWords = shuffled(
      INKS.filter((word) => word !== ink),
      random,
    );
    return Array.from({ length: perInk }, (_, index): StroopTrial => {
      if (index < congruent) return { word: ink, ink, condition: "congruent" };
      return { word: otherWords[index - congruent] as Ink, ink, condition: "incongruent" };
    });
  });
}

function isWellOrdered(trials: readonly StroopTrial[]): boolean {
  return trials.every((trial, index) => {
    const before = trials[index - 1] ?? EXAMPLE;
    const run = trials.slice(Math.max(0, index - LONGEST_SAME_CONDITION), index + 1);
    return (
      trial.ink !== before.ink &&
      trial.ink !== before.word &&
      (run.length <= LONGEST_SAME_CONDITION ||
        run.some(({ condition }) => condition !== trial.condition))
    );
  });
}
