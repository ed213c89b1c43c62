import { sha256Hex } from "./canonical";

/**
 * The number of hexadecimal digits that are read from a hash. They represent numbers below 2 ** 48. If such a number is
 * divided by a few conditions, the remainder has practically no bias.
 */
const DIGITS = 12;

/** Returns an integer from 0 to `count` - 1 that depends only on a text. All integers are equally likely. */
const drawn = (text: string, count: number): number =>
  Number.parseInt(sha256Hex(text).slice(0, DIGITS), 16) % count;

/** A random draw for one person in one protocol. The draws of the two streams are independent of each other. */
type Stream = "condition" | "order";

const streamOf = (protocolId: string, stream: Stream, person: string) =>
  JSON.stringify([protocolId, stream, person]);

/** Draws the condition of a person at random; group sizes are not balanced. @param conditions at least one */
export const assignedCondition = <Condition>(
  protocolId: string,
  person: string,
  conditions: readonly Condition[],
): Condition =>
  conditions[drawn(streamOf(protocolId, "condition", person), conditions.length)] as Condition;

/** Returns the index of the person's row in the Williams square, from 0. @param rows number of rows of the square */
export const rowOf = (protocolId: string, person: string, rows: number): number =>
  drawn(streamOf(protocolId, "order", person), rows);

/** Returns the seed with which the steps are shuffled for a person, from 0 to 2 ** 32 - 1. */
export const orderSeed = (protocolId: string, person: string): number =>
  drawn(streamOf(protocolId, "order", person), 2 ** 32);

/**
 * Returns the seed of a part of the numbered list, from 0 to 2 ** 32 - 1.
 * @param condition the condition whose rows are permuted; null for the conditions themselves
 */
export const listSeed = (protocolId: string, condition: string | null): number =>
  drawn(JSON.stringify([protocolId, "list", condition]), 2 ** 32);

/**
 * Returns the seed of the trials of a step, from 0 to 2 ** 32 - 1.
 * @param seed the document's seed; the session id if the document has none
 */
export const stepSeed = (seed: number | string, stepId: string): number =>
  drawn(JSON.stringify([seed, stepId]), 2 ** 32);

/**
 * Returns a Williams square. Each item is equally often at each position and directly after each other item
 * (Williams 1949, Aust. J. Sci. Res. 2, 149-168). An odd number of items needs twice as many rows.
 * @returns rows of item numbers from 0
 */
export function williamsSquare(items: number): number[][] {
  if (items === 0) return [[]];
  // The first row is 0, 1, n-1, 2, n-2, …. In this row, all differences between neighbours are different.
  const first = Array.from({ length: items }, (_, place) =>
    place % 2 === 1 ? (place + 1) / 2 : (items - place / 2) % items,
  );
  const rows = Array.from({ length: items }, (_, row) => first.map((item) => (item + row) % items));
  return items % 2 === 0 || items === 1 ? rows : [...rows, ...rows.map((row) => row.toReversed())];
}
