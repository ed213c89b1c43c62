import { balancedPairs, withoutRepeats } from "@/lib/stats/orders";
import { type Random, seededRandom, shuffled } from "@/lib/stats/random";
import { type Condition, INKS, type Ink } from "./parameters";

export type StroopTrial = { word: Ink; ink: Ink; condition: Condition };

/** The stimulus on the page before the short version; answering it is not measured. */
export const EXAMPLE: StroopTrial = { word: "green", ink: "red", condition: "incongruent" };

/**
 * The trials of one block, reproducible from its seed: half congruent, each condition after each condition
 * equally often (`balancedPairs`), every ink equally often, in each condition as far as it divides, and no ink twice
 * in a row: so no response repeats, and three inks may follow any trial.
 * @param count a multiple of four, the number of inks
 * @param shownBefore a stimulus that is on the screen just before the block, if there is one
 */
export function stroopSequence(
  seed: number,
  count: number,
  shownBefore?: StroopTrial,
): StroopTrial[] {
  const random = seededRandom(seed);
  const conditions = balancedPairs(["congruent", "incongruent"] as const, count, random);
  const inks = inksOf(count, random);
  const order = withoutRepeats(
    conditions,
    (condition) => inks[condition],
    random,
    shownBefore?.ink,
  );
  const words = new Map(INKS.map((ink) => [ink, otherWords(ink, random)]));
  return order.map((ink, place) => {
    const condition = conditions[place] as Condition;
    const word = condition === "congruent" ? ink : (words.get(ink)?.() ?? ink);
    return { word, ink, condition };
  });
}

/** The inks of each condition: equally many of each, or, where they do not divide, one more of two of them. */
function inksOf(count: number, random: Random): Record<Condition, Ink[]> {
  const perInk = count / INKS.length;
  const moreCongruent = new Set(shuffled(INKS, random).slice(0, INKS.length / 2));
  const congruentOf = (ink: Ink) =>
    moreCongruent.has(ink) ? Math.ceil(perInk / 2) : Math.floor(perInk / 2);
  const times = (ink: Ink, length: number) => Array.from({ length }, () => ink);
  return {
    congruent: INKS.flatMap((ink) => times(ink, congruentOf(ink))),
    incongruent: INKS.flatMap((ink) => times(ink, perInk - congruentOf(ink))),
  };
}

/** Returns what gives the words that differ from an ink, each of the three before any comes again. */
function otherWords(ink: Ink, random: Random): () => Ink {
  const words = INKS.filter((word) => word !== ink);
  let ahead: Ink[] = [];
  return () => {
    if (ahead.length === 0) ahead = shuffled(words, random);
    return ahead.pop() as Ink;
  };
}
