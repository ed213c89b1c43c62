import { twoKinds, withoutRepeats } from "@/lib/stats/orders";
import { type Random, seededRandom, shuffled } from "@/lib/stats/random";
import { inksOf } from "./answers";
import { CONDITIONS, type Condition, type Ink } from "./inks";
import type { StroopParameters } from "./parameters";

export type StroopTrial = { word: Ink; ink: Ink; condition: Condition };

/**
 * Returns the trials of one block, which are always the same for the same seed. `congruentPercent` per cent of the
 * trials are congruent. Every ink is equally frequent in the block, and within each condition as far as the numbers
 * allow. No ink occurs twice in a row, so that responses do not repeat. If both conditions are equally frequent, each
 * condition follows itself as often as it follows the other condition. If they are not, the order of the conditions is
 * shuffled (`twoKinds`).
 * @param count a multiple of four
 * @param shownBefore the stimulus that was displayed immediately before the block; absent without such a stimulus
 */
export function stroopSequence(
  seed: number,
  count: number,
  parameters: Pick<StroopParameters, "inks" | "congruentPercent">,
  shownBefore?: StroopTrial,
): StroopTrial[] {
  const random = seededRandom(seed);
  const inks = inksOf(parameters);
  const congruent = (count * parameters.congruentPercent) / 100;
  const conditions = twoKinds(CONDITIONS, [congruent, count - congruent], random);
  const shares = inkShares(inks, congruent, count - congruent, random);
  const order = withoutRepeats(
    conditions,
    (condition) => shares[condition],
    random,
    shownBefore?.ink,
  );
  const words = new Map(inks.map((ink) => [ink, otherWords(inks, ink, random)]));
  return order.map((ink, place) => {
    const condition = conditions[place] as Condition;
    const word = condition === "congruent" ? ink : (words.get(ink)?.() ?? ink);
    return { word, ink, condition };
  });
}

/**
 * Returns the inks of the trials in each condition. All inks are equally frequent. If the number of trials cannot be
 * divided equally, some randomly chosen inks occur once more, and the total numbers of the inks differ by at most one.
 */
function inkShares(
  inks: readonly Ink[],
  congruent: number,
  incongruent: number,
  random: Random,
): Record<Condition, Ink[]> {
  const drawn = shuffled(inks, random);
  const times = (ink: Ink, length: number) => Array.from({ length }, () => ink);
  const share = (trials: number, hasMore: (place: number, more: number) => boolean) =>
    inks.flatMap((ink) => {
      const isMore = hasMore(drawn.indexOf(ink), trials % inks.length);
      return times(ink, Math.floor(trials / inks.length) + (isMore ? 1 : 0));
    });
  return {
    congruent: share(congruent, (place, more) => place < more),
    incongruent: share(incongruent, (place, more) => place >= inks.length - more),
  };
}

/**
 * Returns a function that draws words that differ from the ink. Each word is drawn once before any word is repeated.
 */
function otherWords(inks: readonly Ink[], ink: Ink, random: Random): () => Ink {
  const words = inks.filter((word) => word !== ink);
  let ahead: Ink[] = [];
  return () => {
    if (ahead.length === 0) ahead = shuffled(words, random);
    return ahead.pop() as Ink;
  };
}
