import type { TrialOutcome } from "@/experiments/engine/contract/trial-row";
import { seededRandom, shuffled } from "@/lib/stats/random";
import type { MiniIpipParameters } from "./parameters";
import { HIGHEST_ANSWER, type ItemResponse, LOWEST_ANSWER, type Scale } from "./scales";

/**
 * A statement of the questionnaire. Its id is the label of the statement in the open data (BIG5), so that rows of this
 * app can be joined with these data.
 */
export type Item = { id: string; scale: Scale; keyed: "+" | "-" };

/**
 * The 20 statements with their keys (ipip.ori.org/MiniIPIPKey.htm), in the published order. The five scales alternate
 * in this order. Each screen of five statements therefore contains one statement of each scale.
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

/** The data of one screen: its statements, each with its number in the questionnaire. */
export type MiniIpipScreen = {
  items: readonly ((typeof ITEMS)[number] & { number: number })[];
  isFirst: boolean;
  isLast: boolean;
};

/** Returns the number of screens into which the statements are divided. */
export const screensOf = ({ itemsPerScreen }: Pick<MiniIpipParameters, "itemsPerScreen">): number =>
  ITEMS.length / itemsPerScreen;

/**
 * Returns the data of the screen with this index. A random order of statements is always the same for the same seed.
 */
export function screenAt(
  index: number,
  seed: number,
  { itemsPerScreen, order }: Pick<MiniIpipParameters, "itemsPerScreen" | "order">,
): MiniIpipScreen {
  const items = order === "shuffled" ? shuffled(ITEMS, seededRandom(seed)) : ITEMS;
  const first = index * itemsPerScreen;
  return {
    items: items
      .map((item, place) => ({ ...item, number: place + 1 }))
      .slice(first, first + itemsPerScreen),
    isFirst: index === 0,
    isLast: first + itemsPerScreen === ITEMS.length,
  };
}

/**
 * Returns the columns that this app adds to the row of a statement.
 * @param response null without a response
 */
export function itemOutcome(item: Item, response: ItemResponse | null): TrialOutcome {
  return {
    condition: conditionOf(item),
    stimulus: item.id,
    response,
    correct: null,
    excluded: null,
  };
}

/** Returns the scale and the key of a statement as they are written in the column `condition`, such as `E+` or `I-`. */
export const conditionOf = ({ scale, keyed }: Item) => `${scale}${keyed}`;

/** Returns the points of an answer, from 1 to 5. The points are reversed if the statement is negatively keyed. */
export function points(condition: string, response: ItemResponse): number {
  return condition.endsWith("-")
    ? LOWEST_ANSWER + HIGHEST_ANSWER - Number(response)
    : Number(response);
}
