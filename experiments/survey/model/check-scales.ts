import type { Scale, Survey } from "@/experiments/survey/definition/schema";
import { numericItem } from "./numeric-items";
import { type ItemAt, itemsById } from "./placed-items";
import { fault, type SurveyFault } from "./survey-fault";

function itemFault(
  survey: Survey,
  { items }: Scale,
  index: number,
  byId: ReadonlyMap<string, ItemAt>,
  path: string,
): SurveyFault | null {
  const id = items[index] ?? "";
  const item = byId.get(id)?.item;
  if (!item)
    return fault(
      path,
      id,
      `The question “${id}” does not exist in this questionnaire`,
      `La question « ${id} » n’existe pas dans ce questionnaire`,
    );
  if (items.indexOf(id) < index)
    return fault(
      path,
      id,
      `“${id}” occurs twice in this scale. Remove one of the two`,
      `« ${id} » figure deux fois dans cette échelle. Retirez-la une fois`,
    );
  if (numericItem(survey, item)) return null;
  return item.type === "one"
    ? fault(
        path,
        id,
        `A score needs numbers, and the choices of “${id}” have other values. Give each choice of its list a number`,
        `Un score se calcule avec des nombres, et les réponses proposées de « ${id} » ont d’autres valeurs. Donnez un nombre à chaque réponse proposée de sa liste`,
      )
    : fault(
        path,
        id,
        `A score needs numbers, and the answer to “${id}” is not a number. Remove it from the scale`,
        `Un score se calcule avec des nombres, et la réponse à « ${id} » n’est pas un nombre. Retirez-la de l’échelle`,
      );
}

function reversedFault(
  survey: Survey,
  { items, reversed = [] }: Scale,
  index: number,
  byId: ReadonlyMap<string, ItemAt>,
  path: string,
): SurveyFault | null {
  const id = reversed[index] ?? "";
  if (!items.includes(id))
    return fault(
      path,
      id,
      `“${id}” is reversed but does not belong to this scale. Add it to the questions of the scale, or remove it here`,
      `« ${id} » est inversée mais n’appartient pas à cette échelle. Ajoutez-la aux questions de l’échelle, ou retirez-la ici`,
    );
  if (reversed.indexOf(id) < index)
    return fault(
      path,
      id,
      `“${id}” is reversed twice. Remove one of the two`,
      `« ${id} » est inversée deux fois. Retirez l’une des deux mentions`,
    );
  const item = byId.get(id)?.item;
  const numeric = item ? numericItem(survey, item) : null;
  if (!numeric || (numeric.min !== null && numeric.max !== null)) return null;
  return fault(
    path,
    id,
    `To reverse “${id}”, set its smallest and its largest answer`,
    `Pour inverser « ${id} », indiquez sa plus petite et sa plus grande réponse`,
  );
}

/** Returns the faults of the items of scales, and of the reversed items. */
export function scaleFaults(survey: Survey, items: readonly ItemAt[], path: string): SurveyFault[] {
  const byId = itemsById(items);
  return (survey.scales ?? []).flatMap((scale, number) => {
    const at = `${path}.scales.${number}`;
    const { reversed = [] } = scale;
    return [
      ...scale.items.map((_, index) =>
        itemFault(survey, scale, index, byId, `${at}.items.${index}`),
      ),
      ...reversed.map((_, index) =>
        reversedFault(survey, scale, index, byId, `${at}.reversed.${index}`),
      ),
    ].filter((each) => each !== null);
  });
}
