import type { FollowWords } from "@/content/data";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";

/** The largest number that is displayed of each unit, with the seconds of the unit. */
const UNITS = [
  { unit: "seconds", seconds: 1, most: 90 },
  { unit: "minutes", seconds: 60, most: 90 },
  { unit: "hours", seconds: 3600, most: 48 },
  { unit: "days", seconds: 86_400, most: Number.POSITIVE_INFINITY },
] as const;

/** Returns a number of seconds in a unit that people use for it: `40 s`, `12 min`, `7 h`, `3 days`. */
export function ageText(seconds: number, words: FollowWords["age"], locale: Locale): string {
  const { unit, seconds: size } =
    UNITS.find((each) => seconds < each.seconds * each.most) ?? UNITS[UNITS.length - 1] ?? UNITS[0];
  return interpolate(words[unit], { count: formatNumber(Math.floor(seconds / size), locale) });
}
