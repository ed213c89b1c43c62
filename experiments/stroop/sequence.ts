import { constrainedOrder, type Random, seededRandom, shuffled } from "@/lib/stats/random";
import { type Condition, INKS, type Ink } from "./parameters";

export type StroopTrial = { word: Ink; ink: Ink; condition: Condition };

/** The stimulus on the page before the short version; answering it is not measured. */
export const EXAMPLE: StroopTrial = { word: "green", ink: "red", condition: "incongruent" };

const LONGEST_SAME_CONDITION = 3;

/**
 * The trials of one block, reproducible from its seed: half congruent, every ink equally often, no ink
 * twice in a row (so no response repeats), no ink that was the word just before (negative priming),
 * and at most three trials of one condition in a row.
 * @param count a multiple of four, the number of inks
 * @param shownBefore a stimulus that is on the screen just before the block, if there is one
 */
export function stroopSequence(
  seed: number,
  count: number,
  shownBefore?: StroopTrial,
): StroopTrial[] {
  const random = seededRandom(seed);
  return constrainedOrder(
    () => balancedTrials(count, random),
    (trial, order) => mayFollow(trial, order, shownBefore),
    random,
  );
}

function balancedTrials(count: number, random: Random): StroopTrial[] {
  const perInk = count / INKS.length;
  // With an odd number of trials for an ink, two inks have one congruent trial more than the others.
  const moreCongruent = new Set(shuffled(INKS, random).slice(0, INKS.length / 2));
  return INKS.flatMap((ink) => {
    const congruent = moreCongruent.has(ink) ? Math.ceil(perInk / 2) : Math.floor(perInk / 2);
    const otherWords = shuffled(
      INKS.filter((word) => word !== ink),
      random,
    );
    return Array.from({ length: perInk }, (_, index): StroopTrial => {
      if (index < congruent) return { word: ink, ink, condition: "congruent" };
      const word = otherWords[(index - congruent) % otherWords.length] as Ink;
      return { word, ink, condition: "incongruent" };
    });
  });
}

function mayFollow(
  trial: StroopTrial,
  order: readonly StroopTrial[],
  shownBefore?: StroopTrial,
): boolean {
  const before = order.at(-1) ?? shownBefore;
  const run = order.slice(-LONGEST_SAME_CONDITION);
  return (
    trial.ink !== before?.ink &&
    trial.ink !== before?.word &&
    (run.length < LONGEST_SAME_CONDITION ||
      run.some(({ condition }) => condition !== trial.condition))
  );
}
