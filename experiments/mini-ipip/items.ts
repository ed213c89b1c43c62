import type { TrialOutcome } from "../engine/trial-row";
import { type ItemResponse, parameters, type Scale } from "./parameters";

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

/** One screen of the form: its items, each with its number in the whole form. */
export type MiniIpipScreen = {
  items: readonly ((typeof ITEMS)[number] & { number: number })[];
  isFirst: boolean;
  isLast: boolean;
};

/** Returns a screen by its index. */
export function screenAt(index: number): MiniIpipScreen {
  const { itemsPerScreen, screens } = parameters;
  const first = index * itemsPerScreen;
  return {
    items: ITEMS.map((item, place) => ({ ...item, number: place + 1 })).slice(
      first,
      first + itemsPerScreen,
    ),
    isFirst: index === 0,
    isLast: index + 1 === screens,
  };
}

/** Returns what the row of an item says of its response, null without one. */
export function itemOutcome(item: Item, response: ItemResponse | null): TrialOutcome {
  return {
    condition: conditionOf(item),
    stimulus: item.id,
    response,
    correct: null,
    excluded: null,
  };
}

/** Scale and key as the column `condition` has them: `E+`, `I-`. */
export const conditionOf = ({ scale, keyed }: Item) => `${scale}${keyed}`;

/** What an answer counts, from 1 to 5: reversed for an item that is keyed the other way. */
export function points(condition: string, response: ItemResponse): number {
  const { lowestAnswer, highestAnswer } = parameters;
  return condition.endsWith("-")
    ? lowestAnswer + highestAnswer - Number(response)
    : Number(response);
}
