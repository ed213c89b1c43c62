import { type Answer, parameters, type Scale } from "./definition";

/** A statement: its id is its label in the open data (BIG5), so that rows can be joined with them. */
export type Item = { id: string; scale: Scale; keyed: "+" | "-" };

/**
 * The 20 items with their keys (ipip.ori.org/MiniIPIPKey.htm), in the published order. It is fixed
 * and not drawn: everybody answers the same instrument, as in the published data, and the five
 * scales already take turns, so that each screen holds one statement of each.
 */
export const ITEMS = [
  { id: "E1", scale: "E", keyed: "+" },
  { id: "A4", scale: "A", keyed: "+" },
  { id: "C5", scale: "C", keyed: "+" },
  { id: "N8", scale: "N", keyed: "+" },
  { id: "O3", scale: "I", keyed: "+" },
  { id: "E2", scale: "E", keyed: "-" },
  { id: "A5", scale: "A", keyed: "-" },
  { id: "C6", scale: "C", keyed: "-" },
  { id: "N2", scale: "N", keyed: "-" },
  { id: "O4", scale: "I", keyed: "-" },
  { id: "E7", scale: "E", keyed: "+" },
  { id: "A9", scale: "A", keyed: "+" },
  { id: "C7", scale: "C", keyed: "+" },
  { id: "N6", scale: "N", keyed: "+" },
  { id: "O2", scale: "I", keyed: "-" },
  { id: "E4", scale: "E", keyed: "-" },
  { id: "A7", scale: "A", keyed: "-" },
  { id: "C4", scale: "C", keyed: "-" },
  { id: "N4", scale: "N", keyed: "-" },
  { id: "O6", scale: "I", keyed: "-" },
] as const satisfies readonly Item[];

export type ItemId = (typeof ITEMS)[number]["id"];

/** The items of a screen, counted from 0. */
export function itemsOf(screen: number) {
  const first = screen * parameters.itemsPerScreen;
  return ITEMS.slice(first, first + parameters.itemsPerScreen);
}

/** Scale and key as the column `condition` has them: `E+`, `I-`. */
export const conditionOf = ({ scale, keyed }: Item) => `${scale}${keyed}`;

/** What an answer counts, from 1 to 5: reversed for an item that is keyed the other way. */
export function points(condition: string, answer: Answer): number {
  const { lowestAnswer, highestAnswer } = parameters;
  return condition.endsWith("-") ? lowestAnswer + highestAnswer - Number(answer) : Number(answer);
}
