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

/** Returns a whole number as running text writes it: as a word up to twelve, above twelve in digits. */
export const numberWord = (n: number, locale: Locale): string =>
  WORDS[locale][n] ?? formatNumber(n, locale);
