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

/**
 * Returns the drawn half of the cases, or all cases in a run of all cases. Only for cases that other tests test in part,
 * such as the translation of a page.
 * @param first index of the first case, as in `drawnOf`
 */
export const drawnHalf = <Case>(cases: readonly Case[], first = 0): Case[] =>
  cases.filter((_, index) => areAll || drawnNumber(first + index) % 2 === 0);

/** The ways in which a participant enters the answers. */
export const HANDS = ["keys", "touch"] as const;

export type Hands = (typeof HANDS)[number];

/** A phone with a touch screen, for `test.use` and for a context of a browser. */
export const TOUCH_PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
} as const;

/** A way of using the site: keys on a computer, or touch on a phone, each in a language. */
const wayOf = (locale: Locale, hands: Hands, tag = "") => ({
  locale,
  hands,
  /** For `test.use`. */
  device: hands === "touch" ? TOUCH_PHONE : {},
  /** For the title of a test. */
  tag,
});

/** Returns the drawn way of two: English by keys, and French by touch. */
export const drawnWay = (index: number) =>
  drawnOf([wayOf("en", "keys"), wayOf("fr", "touch")], index);

/**
 * Returns both ways of entering answers in the drawn language. A run tests one of them, and the tests of the release the
 * other one.
 */
export const drawnHands = (index: number) =>
  drawnOf(LOCALES, index).flatMap((locale) =>
    HANDS.map((hands) =>
      wayOf(locale, hands, (locale === "en") === (hands === "keys") ? "" : " @release"),
    ),
  );

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
