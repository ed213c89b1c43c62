import { ITEMS } from "./items";
import type { ItemResponse } from "./scales";

const NEUTRAL = 3;

/** Pairs of statements that belong to the same scale and have opposite keys, as pairs of statement ids. */
export const OPPOSITE_PAIRS = ITEMS.flatMap((item, first) =>
  ITEMS.slice(first + 1).flatMap((other) =>
    item.scale === other.scale && item.keyed !== other.keyed ? [[item.id, other.id] as const] : [],
  ),
);

/** Returns the largest number of identical answers in a row (longstring; Johnson 2005). */
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
 * Returns the number of opposite pairs with contradictory answers (semantic antonyms; Meade & Craig 2012). The answers
 * to a pair contradict each other if the participant rated both statements accurate, or both inaccurate.
 * @param responses responses to all twenty statements, by their ids
 */
export function contradictions(responses: ReadonlyMap<string, ItemResponse>): number {
  const side = (id: string) => Math.sign(Number(responses.get(id)) - NEUTRAL);
  return OPPOSITE_PAIRS.filter(
    ([first, second]) => side(first) !== 0 && side(first) === side(second),
  ).length;
}
