import { saidIn } from "@/experiments/survey/definition/measure-name";
import type { Said } from "@/experiments/survey/definition/schema";
import { typeset } from "@/lib/i18n/typeset";
import { LOCALES, type Locale } from "@/lib/routes";

/** A text as a participant reads it. `lang` is its language if the text is not in the language of the page. */
export type SpokenText = { text: string; lang?: Locale | undefined };

/** Returns a text of a survey in a language; in the other language if the text is not available in this language. */
export function spokenIn(said: Said | undefined, locale: Locale): SpokenText {
  const text = saidIn(said, locale);
  if (typeof said !== "object" || said[locale] !== undefined)
    return { text: typeset(text, locale) };
  const lang = LOCALES.find((other) => said[other] !== undefined);
  return { text: typeset(text, lang ?? locale), lang };
}
