import { LOCALES, type Locale } from "@/lib/routes";

/**
 * The draw of this run, or "all" for all cases. `scripts/test-e2e.mjs` draws it for all processes of a run, because each
 * process must find the same tests.
 */
const DRAW = process.env.CASES ?? "0";

const areAll = DRAW === "all";

/** Returns a number that differs between draws, and between indexes of one draw. */
const drawnNumber = (index: number) => index + Number(DRAW);

/**
 * Returns the values with which a test combines its case: the drawn value, or all values in a run of all cases. Cases
 * with successive indexes draw successive values, so each value occurs in each run.
 * @param index number of the case among the cases that combine with the values
 */
export function drawnOf<Value>(values: readonly Value[], index: number): readonly Value[] {
  const drawn = drawnNumber(index) % values.length;
  return areAll ? values : values.slice(drawn, drawn + 1);
}

/** The ways in which a participant enters the answers. */
export const HANDS = ["keys", "touch"] as const;

/**
 * Returns screens that exist in both languages, each in the drawn language, or in both languages in a run of all cases.
 * Every second screen is in English. Only for behaviours that do not depend on the texts of a screen alone.
 */
export const inDrawnLanguage = <Screen extends { locale: Locale }>(
  screens: readonly Screen[],
): Screen[] =>
  LOCALES.flatMap((locale) =>
    screens
      .filter((screen) => screen.locale === locale)
      .filter((_, index) => drawnOf(LOCALES, index).includes(locale)),
  );
