import { pipedIn, pipedInChoices } from "@/experiments/survey/definition/piping";
import type { Said, Survey } from "@/experiments/survey/definition/schema";
import {
  choicesOf,
  hasOther,
  isMatrix,
  otherId,
} from "@/experiments/survey/definition/survey-items";
import { type ItemAt, itemsById } from "./placed-items";
import { fault, type SurveyFault } from "./survey-fault";

/** A text with its path, and its position in the survey; only answers to items before this position can be inserted. */
type TextAt = { at: string; said: Said | undefined; before: { page: number; item: number } };

/** The texts into which answers can be inserted. A list of choices is read at each item that uses it. */
function pipedTexts(survey: Survey, items: readonly ItemAt[], path: string): TextAt[] {
  return [
    ...survey.pages.map(({ label }, page) => ({
      at: `${path}.pages.${page}.label`,
      said: label,
      before: { page, item: 0 },
    })),
    ...items.flatMap(({ item, path: at, number, page, pageNumber }) => {
      const before = { page: pageNumber, item: number };
      const { hint, labels = [] } = item as { hint?: Said; labels?: readonly Said[] };
      // The choices of a table are displayed above all of its items.
      const first = isMatrix(page) ? { page: pageNumber, item: 0 } : before;
      const list = "choices" in item ? choicesOf(survey, item.choices) : [];
      const choices = pipedInChoices(list).length > 0 ? list : [];
      return [
        { at: `${at}.label`, said: item.label, before },
        { at: `${at}.hint`, said: hint, before },
        ...labels.map((said, index) => ({ at: `${at}.labels.${index}`, said, before })),
        ...choices.map(({ label }, index) => ({
          at: `${path}.choices.${"choices" in item ? item.choices : ""}.${index}.label`,
          said: label,
          before: first,
        })),
      ];
    }),
  ];
}

/** Returns why the answer to an item cannot be inserted; null if it can. */
function whyNot(
  id: string,
  referred: ItemAt | undefined,
  before: TextAt["before"],
): { en: string; fr: string } | null {
  if (!referred)
    return {
      en: `the question “${id}” does not exist in this questionnaire`,
      fr: `la question « ${id} » n’existe pas dans ce questionnaire`,
    };
  if (referred.item.type === "note")
    return {
      en: `“${id}” is a text without a question, so it does not have an answer`,
      fr: `« ${id} » est un texte sans question et n’a donc pas de réponse`,
    };
  if (referred.item.type === "long")
    return {
      en: `the answer to “${id}” may be a long text`,
      fr: `la réponse à « ${id} » peut être un long texte`,
    };
  const isEarlier =
    before.item > 0 ? referred.number < before.item : referred.pageNumber < before.page;
  return isEarlier
    ? null
    : {
        en: `“${id}” is not an earlier question`,
        fr: `« ${id} » n’est pas une question précédente`,
      };
}

/**
 * Returns the faults of texts into which answers are inserted by `${item}`. The answer must come from an earlier item
 * with a short answer.
 */
export function pipingFaults(
  survey: Survey,
  items: readonly ItemAt[],
  path: string,
): SurveyFault[] {
  const byId = itemsById(items);
  for (const each of items)
    if (hasOther(survey, each.item) && !byId.has(otherId(each.item.id)))
      byId.set(otherId(each.item.id), each);
  const seen = new Set<string>();
  return pipedTexts(survey, items, path).flatMap(({ at, said, before }) =>
    pipedIn([said]).flatMap((id) => {
      const why = whyNot(id, byId.get(id), before);
      const isKnown = seen.has(`${at} ${id}`);
      if (!why || isKnown) return [];
      seen.add(`${at} ${id}`);
      return [
        fault(
          at,
          said,
          `The answer to \${${id}} cannot be inserted here: ${why.en}. Use an earlier question, or remove \${${id}}`,
          `La réponse à \${${id}} ne peut pas être insérée ici : ${why.fr}. Utilisez une question précédente, ou retirez \${${id}}`,
        ),
      ];
    }),
  );
}
