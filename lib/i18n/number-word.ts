import type { Locale } from "@/lib/routes";
import { formatNumber } from "./format";

const WORDS: Record<Locale, readonly string[]> = {
  en: [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
  ],
  fr: [
    "zéro",
    "un",
    "deux",
    "trois",
    "quatre",
    "cinq",
    "six",
    "sept",
    "huit",
    "neuf",
    "dix",
    "onze",
    "douze",
  ],
};

/** Returns a whole number in the notation of running text: a word up to twelve, digits above twelve. */
export const numberWord = (n: number, locale: Locale): string =>
  WORDS[locale][n] ?? formatNumber(n, locale);
