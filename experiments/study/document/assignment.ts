import { sha256Hex } from "./canonical";

/** Numbers below 2 ** 48 from the start of a hash: more than enough to divide by a few conditions without a bias. */
const DIGITS = 12;

/** Maps a text to an integer from 0 to `count` - 1; over many texts, all integers are equally likely. */
const drawn = (text: string, count: number): number =>
  Number.parseInt(sha256Hex(text).slice(0, DIGITS), 16) % count;

/** A draw for one person in one protocol. The streams are independent: one draw does not predict the other. */
type Stream = "condition" | "order";

const streamOf = (protocolId: string, stream: Stream, person: string) =>
  JSON.stringify([protocolId, stream, person]);

/** Returns the condition of a person: random, not balanced. @param conditions at least one */
export const assignedCondition = <Condition>(
  protocolId: string,
  person: string,
  conditions: readonly Condition[],
): Condition =>
  conditions[drawn(streamOf(protocolId, "condition", person), conditions.length)] as Condition;

/** Returns the person's row of the Williams square, counted from 0. @param rows number of rows of the square */
export const rowOf = (protocolId: string, person: string, rows: number): number =>
  drawn(streamOf(protocolId, "order", person), rows);

/** Returns the seed of a person's own shuffle of the steps, from 0 to 2 ** 32 - 1. */
export const orderSeed = (protocolId: string, person: string): number =>
  drawn(streamOf(protocolId, "order", person), 2 ** 32);

/** Returns the seed of the trials of a step, from 0 to 2 ** 32 - 1. @param seed the document's seed, else the session id */
export const stepSeed = (seed: number | string, stepId: string): number =>
  drawn(JSON.stringify([seed, stepId]), 2 ** 32);

/**
 * Returns a Williams square: every item once in every place, and every item directly after every other equally
 * often (Williams 1949, Aust. J. Sci. Res. 2, 149-168). With an odd number of items it takes twice as many rows.
 * @returns rows of item numbers from 0
 */
export function williamsSquare(items: number): number[][] {
  if (items === 0) return [[]];
  // 0, 1, n-1, 2, n-2, …: all differences between neighbours are different.
  const first = Array.from({ length: items }, (_, place) =>
    place % 2 === 1 ? (place + 1) / 2 : (items - place / 2) % items,
  );
  const rows = Array.from({ length: items }, (_, row) => first.map((item) => (item + row) % items));
  return items % 2 === 0 || items === 1 ? rows : [...rows, ...rows.map((row) => row.toReversed())];
}
