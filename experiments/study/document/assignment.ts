import { sha256Hex } from "./canonical";

/** Numbers below 2 ** 48 from the start of a hash: more than enough to divide by a few conditions without a bias. */
const DIGITS = 12;

/** Returns a number from 0 to `count` - 1 that a text stands for, each as likely as the others over many texts. */
const drawn = (text: string, count: number): number =>
  Number.parseInt(sha256Hex(text).slice(0, DIGITS), 16) % count;

/** What is drawn for a person in a protocol: streams apart from each other, so that none tells another. */
type Stream = "condition" | "order";

const streamOf = (protocolId: string, stream: Stream, person: string) =>
  JSON.stringify([protocolId, stream, person]);

/** Returns the condition of a person: random, not balanced. @param conditions at least one */
export const conditionOf = <Condition>(
  protocolId: string,
  person: string,
  conditions: readonly Condition[],
): Condition =>
  conditions[drawn(streamOf(protocolId, "condition", person), conditions.length)] as Condition;

/** Returns the row of the square of a person, from 0. @param rows of the square */
export const rowOf = (protocolId: string, person: string, rows: number): number =>
  drawn(streamOf(protocolId, "order", person), rows);

/** Returns the seed of a person's own shuffle of the steps, from 0 to 2 ** 32 - 1. */
export const orderSeed = (protocolId: string, person: string): number =>
  drawn(streamOf(protocolId, "order", person), 2 ** 32);

/** Returns the seed of the trials of a step, from 0 to 2 ** 32 - 1. @param seed of the document, else the session */
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
