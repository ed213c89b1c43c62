import { interpolate } from "@/lib/i18n/interpolate";
import { shortened } from "@/lib/i18n/shortened";
import type { Locale } from "@/lib/routes";
import { type Placed, saidText } from "./document/survey-json";

type Words = {
  named: string;
  unnamed: string;
  note: string;
  unnamedNote: string;
};

/** The largest number of characters from the text of an item that serve as its name. */
const MOST_NAME = 60;

/** Returns the beginning of the text of an item on one line; "" if the text is not written yet. */
export const itemText = (placed: Placed | undefined, locale: Locale): string =>
  shortened(saidText(placed?.item.label, locale).replace(/\s+/g, " ").trim(), MOST_NAME);

/** Returns the name of an item in messages and lists: its number and the beginning of its text. */
export function itemName(placed: Placed | undefined, words: Words, locale: Locale): string {
  const text = itemText(placed, locale);
  const n = placed?.number ?? null;
  if (n === null) return text === "" ? words.unnamedNote : interpolate(words.note, { text });
  return text === "" ? interpolate(words.unnamed, { n }) : interpolate(words.named, { n, text });
}
