import { RESERVED_IDS } from "@/experiments/survey/definition/reserved-ids";
import type { Survey } from "@/experiments/survey/definition/schema";
import { SURVEY_LIMITS } from "@/experiments/survey/definition/schema";
import { hasOther, isAsked, otherId } from "@/experiments/survey/definition/survey-items";
import type { ItemAt } from "./placed-items";
import { fault, type SurveyFault } from "./survey-fault";

const reservedFault = (path: string, id: string) =>
  fault(
    path,
    id,
    `“${id}” is a reserved name in the data. Use another name`,
    `« ${id} » désigne déjà une valeur que produit chaque questionnaire. Choisissez un autre nom`,
  );

/** Returns the faults of the ids of items and scales, which are columns and measures and therefore share their names. */
function nameFaults(survey: Survey, items: readonly ItemAt[], path: string): SurveyFault[] {
  const others = new Map(
    items
      .filter(({ item }) => hasOther(survey, item))
      .map(({ item }) => [otherId(item.id), item.id] as const),
  );
  const taken = new Set<string>();
  const named = [
    ...items.map(({ item, path: at }) => ({ id: item.id, at: `${at}.id`, isItem: true })),
    ...(survey.scales ?? []).map(({ id }, index) => ({
      id,
      at: `${path}.scales.${index}.id`,
      isItem: false,
    })),
  ];
  return named.flatMap(({ id, at, isItem }) => {
    const isTwice = taken.has(id);
    taken.add(id);
    const owner = others.get(id);
    if (RESERVED_IDS.includes(id)) return [reservedFault(at, id)];
    if (isTwice)
      return [
        isItem
          ? fault(
              at,
              id,
              `Another question has the name “${id}” in the data. Each question must have its own name`,
              `Une autre question porte le nom « ${id} » dans les données. Donnez à chaque question son propre nom`,
            )
          : fault(
              at,
              id,
              `A question or another scale has the name “${id}” in the data. Each scale must have its own name`,
              `Une question ou une autre échelle porte le nom « ${id} » dans les données. Donnez à chaque échelle son propre nom`,
            ),
      ];
    if (owner !== undefined)
      return [
        fault(
          at,
          id,
          `“${id}” is the column for the text that participants type in the question “${owner}”. Use another name`,
          `« ${id} » est la colonne du texte que les participants écrivent à la question « ${owner} ». Choisissez un autre nom`,
        ),
      ];
    return [];
  });
}

/** Returns the faults of the ids of a survey, and of the number of its items. */
export function idFaults(survey: Survey, items: readonly ItemAt[], path: string): SurveyFault[] {
  const pages = survey.pages.map(({ id }) => id);
  return [
    ...nameFaults(survey, items, path),
    ...pages.flatMap((id, index) =>
      pages.indexOf(id) < index
        ? [
            fault(
              `${path}.pages.${index}.id`,
              id,
              `Another page has the name “${id}” in the data. Each page must have its own name`,
              `Une autre page porte le nom « ${id} » dans les données. Donnez à chaque page son propre nom`,
            ),
          ]
        : [],
    ),
    ...(items.length > SURVEY_LIMITS.items
      ? [
          fault(
            `${path}.pages`,
            items.length,
            `A questionnaire must have at most ${SURVEY_LIMITS.items} questions and texts. Divide it into several questionnaires`,
            `Un questionnaire doit avoir au plus ${SURVEY_LIMITS.items} questions et textes. Divisez-le en plusieurs questionnaires`,
          ),
        ]
      : []),
    ...(items.some(({ item }) => isAsked(item))
      ? []
      : [
          fault(
            `${path}.pages`,
            undefined,
            "A questionnaire must have at least one question. To display only a text, add a page of text instead",
            "Un questionnaire doit avoir au moins une question. Pour afficher seulement un texte, ajoutez plutôt une page de texte",
          ),
        ]),
  ];
}
