import { seededRandom, shuffled } from "@/lib/stats/random";
import { listSeed } from "./assignment";
import { areSessions } from "./compared-sides";
import { isBalanced, type Place } from "./place";
import { protocolId } from "./protocol-id";
import type { ProtocolDocument } from "./schema";
import { orderRows } from "./step-order";
import { contentAtFirst } from "./visits";

/**
 * The number of the last place in a numbered list. A laboratory that runs a study without a data server rarely has more
 * participants, and the printed list has about twenty pages.
 */
export const LIST_LENGTH = 1000;

/**
 * The number of times that each condition occurs in a block. With one time, an experimenter who sees the groups of the
 * earlier participants would know the last group of each block with certainty: with two conditions, every second group.
 */
const TIMES_IN_BLOCK = 2;

/** Matches a whole number from 1 without leading zeros, in the digits 0 to 9. */
const NUMBER = /^[1-9][0-9]{0,3}$/;

/**
 * Returns an endless sequence in which each of the items occurs equally often in each block.
 * @param times the number of times that each item occurs in a block
 */
function* permutedBlocks<Item>(items: readonly Item[], times: number, seed: number) {
  const random = seededRandom(seed);
  const block = Array.from({ length: times }, () => items).flat();
  for (;;) yield* shuffled(block, random);
}

/**
 * Returns whether a study has a numbered list: it assigns conditions. Without conditions, a study with balanced groups
 * has only rows of an order, which are drawn.
 */
export const hasNumberedList = (document: ProtocolDocument): boolean =>
  isBalanced(document) && !areSessions(document) && Boolean(document.conditions?.length);

/**
 * Returns the places of the numbered list of a study: the first place is that of the participant with the number 1. The
 * conditions are in permuted blocks, and so are the rows of the order within each condition. The list depends only on
 * the protocol id. It is empty if the study does not have a list.
 * @param length the number of places
 */
export function numberedList(document: ProtocolDocument, length = LIST_LENGTH): Place[] {
  const { conditions = [] } = document;
  if (!hasNumberedList(document)) return [];
  const protocol = protocolId(document);
  const rows = new Map(
    conditions.flatMap((condition) => {
      const count = orderRows(contentAtFirst(document), condition);
      if (count === null) return [];
      return [
        [condition, permutedBlocks([...Array(count).keys()], 1, listSeed(protocol, condition))],
      ];
    }),
  );
  const places: Place[] = [];
  for (const condition of permutedBlocks(conditions, TIMES_IN_BLOCK, listSeed(protocol, null))) {
    places.push({ condition, row: rows.get(condition)?.next().value ?? null, source: "list" });
    if (places.length >= length) break;
  }
  return places;
}

/**
 * Returns the place of a person in the numbered list of a study whose groups are balanced without a data server; null if
 * the identifier is not a number of the list. The same number always has the same place.
 * @param person the value of the first identifier
 */
export function listedPlace(document: ProtocolDocument, person: string): Place | null {
  const number = NUMBER.test(person) ? Number(person) : 0;
  if (number < 1 || number > LIST_LENGTH) return null;
  return numberedList(document, number)[number - 1] ?? null;
}
