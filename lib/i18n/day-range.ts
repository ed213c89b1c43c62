import { interpolate } from "./interpolate";

/** The texts of a number of days: `one` for 1 day, `exact` for another number, `range` for a range. */
export type DayRangeWords = { one: string; exact: string; range: string };

/** Returns a range of days as a text, such as “6 to 9 days”. Both ends are whole numbers from 1. */
export function dayRangeText([from, to]: readonly [number, number], words: DayRangeWords): string {
  if (from !== to) return interpolate(words.range, { from, to });
  return from === 1 ? words.one : interpolate(words.exact, { n: from });
}
