import { seededRandom, shuffled } from "@/lib/stats/random";
import type { DelayDiscountingParameters } from "./parameters";

/** The sizes of the later amount: 25 to 35, 50 to 60, and 75 to 85 dollars. */
export const SIZES = ["small", "medium", "large"] as const;
export type Size = (typeof SIZES)[number];

export const CHOICES = ["now", "later"] as const;
export type Choice = (typeof CHOICES)[number];

export const ITEMS_PER_SIZE = 9;

/** A choice between an amount today and a larger amount after some days. The amounts are dollars. */
export type Item = { size: Size; now: number; later: number; days: number };

const small = (now: number, later: number, days: number): Item => ({
  size: "small",
  now,
  later,
  days,
});
const medium = (now: number, later: number, days: number): Item => ({
  size: "medium",
  now,
  later,
  days,
});
const large = (now: number, later: number, days: number): Item => ({
  size: "large",
  now,
  later,
  days,
});

/** The 27 choices in the published order (Kirby, Petry & Bickel 1999). */
export const ITEMS: readonly Item[] = [
  medium(54, 55, 117),
  large(55, 75, 61),
  small(19, 25, 53),
  large(31, 85, 7),
  small(14, 25, 19),
  medium(47, 50, 160),
  small(15, 35, 13),
  medium(25, 60, 14),
  large(78, 80, 162),
  medium(40, 55, 62),
  small(11, 30, 7),
  large(67, 75, 119),
  small(34, 35, 186),
  medium(27, 50, 21),
  large(69, 85, 91),
  medium(49, 60, 89),
  large(80, 85, 157),
  small(24, 35, 29),
  large(33, 80, 14),
  small(28, 30, 179),
  medium(34, 50, 30),
  small(25, 30, 80),
  large(41, 75, 20),
  medium(54, 60, 111),
  large(54, 80, 30),
  small(22, 25, 136),
  medium(20, 55, 7),
];

type Amounts = Pick<Item, "now" | "later" | "days">;

/**
 * Returns the rate k per day at which both amounts have the same value, if an amount A after D days has the value A / (1
 * + k D) (Mazur 1987).
 */
export const rateOf = ({ now, later, days }: Amounts): number => (later / now - 1) / days;

/** Returns the amounts and the days as they are written in the column `stimulus`: 54_55_117. */
export const stimulusOf = ({ now, later, days }: Amounts): string => `${now}_${later}_${days}`;

/** Returns the items of a size in the order of their rates, from the smallest rate. */
export const itemsOf = (size: Size): Item[] =>
  ITEMS.filter((item) => item.size === size).sort((one, other) => rateOf(one) - rateOf(other));

/** The data of one page: its items, each with its number in the questionnaire. */
export type DelayDiscountingScreen = {
  items: readonly (Item & { number: number })[];
  isFirst: boolean;
  isLast: boolean;
};

/** Returns the number of pages into which the items are divided. */
export const screensOf = ({
  itemsPerPage,
}: Pick<DelayDiscountingParameters, "itemsPerPage">): number => ITEMS.length / itemsPerPage;

/** Returns the data of the page with this index. A random order of items is always the same for the same seed. */
export function screenAt(
  index: number,
  seed: number,
  { itemsPerPage, order }: Pick<DelayDiscountingParameters, "itemsPerPage" | "order">,
): DelayDiscountingScreen {
  const items = order === "shuffled" ? shuffled(ITEMS, seededRandom(seed)) : ITEMS;
  const first = index * itemsPerPage;
  return {
    items: items
      .map((item, place) => ({ ...item, number: place + 1 }))
      .slice(first, first + itemsPerPage),
    isFirst: index === 0,
    isLast: first + itemsPerPage === ITEMS.length,
  };
}
