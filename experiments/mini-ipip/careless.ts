import { ITEMS } from "./items";
import type { ItemResponse } from "./parameters";

const NEUTRAL = 3;

/** Index pairs of statements of one scale that are keyed in opposite ways. */
export const OPPOSITE_PAIRS = ITEMS.flatMap((item, first) =>
  ITEMS.flatMap((other, second) =>
    first < second && item.scale === other.scale && item.keyed !== other.keyed
      ? [[first, second] as const]
      : [],
  ),
);

/** Length of the longest run of one answer, statement after statement (longstring; Johnson 2005). */
export function longestString(responses: readonly ItemResponse[]): number {
  let longest = 0;
  let length = 0;
  responses.forEach((response, index) => {
    length = response === responses[index - 1] ? length + 1 : 1;
    longest = Math.max(longest, length);
  });
  return longest;
}

/**
 * How many of the opposite pairs contradict each other: both statements called accurate, or both
 * inaccurate (semantic antonyms; Meade & Craig 2012). The responses are all twenty, in order.
 */
export function contradictions(responses: readonly ItemResponse[]): number {
  const side = (index: number) => Math.sign(Number(responses[index]) - NEUTRAL);
  return OPPOSITE_PAIRS.filter(
    ([first, second]) => side(first) !== 0 && side(first) === side(second),
  ).length;
}
