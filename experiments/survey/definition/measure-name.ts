import { shortened } from "@/lib/i18n/shortened";
import type { Locale } from "@/lib/routes";
import { ANSWERED, FAILED_CHECKS } from "./measure-ids";
import type { Said, Survey } from "./schema";
import { allItems } from "./survey-items";

/** The largest number of characters of a question in the name of a measure. */
const MOST_NAME = 60;

/** Returns a text in a language or, if this text is missing, in the other language; "" without a text. */
export const saidIn = (said: Said | undefined, locale: Locale): string =>
  typeof said === "string" ? said : (said?.[locale] ?? said?.[locale === "en" ? "fr" : "en"] ?? "");

/** The names of the numbers that every survey can measure. */
const OF_EVERY_SURVEY: ReadonlyMap<string, Readonly<Record<Locale, string>>> = new Map([
  [FAILED_CHECKS, { en: "Failed attention checks", fr: "Contrôles de l’attention manqués" }],
  [ANSWERED, { en: "Number of questions answered", fr: "Nombre de questions avec une réponse" }],
]);

/**
 * Returns the name of a measure for researchers: the name of a scale, the text of a question, or the name of a number
 * that every survey can measure. Other measures, and scales and questions without a text, are named by their ids.
 */
export function measureName(survey: Survey, id: string, locale: Locale): string {
  const shared = OF_EVERY_SURVEY.get(id);
  if (shared) return shared[locale];
  const scale = survey.scales?.find((each) => each.id === id);
  const placed = allItems(survey).find(({ item }) => item.id === id);
  const text = saidIn(scale ? scale.label : placed?.item.label, locale)
    .replace(/\s+/g, " ")
    .trim();
  return text === "" ? id : shortened(text, MOST_NAME);
}
