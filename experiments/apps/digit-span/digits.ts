import type { SpanItems } from "@/experiments/engine/span/span-timeline";
import { seededRandom } from "@/lib/stats/random";

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Minimum difference between a digit and the previous digit, as in the published task. */
const LEAST_DIFFERENCE = 3;

/**
 * Returns a sequence of digits from 1 to 9. Each digit differs from the previous one by at least 3, and the first digit
 * is at least 3, as in the published task (expfactory-experiments, digit_span/experiment.js, `setStims`). The same seed
 * always gives the same sequence.
 */
export function digitSequence(seed: number, length: number): number[] {
  const random = seededRandom(seed);
  const sequence: number[] = [];
  while (sequence.length < length) {
    const last = sequence.at(-1) ?? 0;
    const possible = DIGITS.filter((digit) => Math.abs(digit - last) >= LEAST_DIFFERENCE);
    sequence.push(possible[Math.floor(random() * possible.length)] as number);
  }
  return sequence;
}

/** The digits of the task. Sequences repeat digits, so that their length does not have a maximum. */
export const DIGIT_ITEMS: SpanItems = {
  all: DIGITS,
  longest: Number.POSITIVE_INFINITY,
  draw: digitSequence,
};
