import { isDate, LARGEST_NUMBER } from "@/experiments/survey/definition/answer-rule";
import type { Survey, SurveyItem } from "@/experiments/survey/definition/schema";
import { choicesOf, isMatrix } from "@/experiments/survey/definition/survey-items";
import type { ItemAt } from "./placed-items";
import { fault, type SurveyFault } from "./survey-fault";

/** Returns the faults of the lists of choices. A list that no item uses is not a fault. */
function listFaults({ choices = {} }: Survey, path: string): SurveyFault[] {
  return Object.entries(choices).flatMap(([list, each]) => {
    const seen = new Set<string>();
    const first = each.findIndex(({ other }) => other);
    return each.flatMap(({ value, other }, index) => {
      const at = `${path}.choices.${list}.${index}`;
      const isTwice = seen.has(String(value));
      seen.add(String(value));
      const isLarge = typeof value === "number" && Math.abs(value) > LARGEST_NUMBER;
      return [
        ...(isTwice
          ? [
              fault(
                `${at}.value`,
                value,
                `The list “${list}” has the value “${value}” twice. Each choice of a list must have its own value`,
                `La liste « ${list} » a deux fois la valeur « ${value} ». Dans une liste, chaque réponse proposée doit avoir sa propre valeur`,
              ),
            ]
          : []),
        ...(isLarge ? [sizeFault(`${at}.value`, value)] : []),
        ...(other && first < index
          ? [
              fault(
                `${at}.other`,
                other,
                `The list “${list}” already has a choice that asks for a text. A list can have only one such choice`,
                `La liste « ${list} » a déjà une réponse proposée qui demande un texte. Une liste ne peut en avoir qu’une`,
              ),
            ]
          : []),
      ];
    });
  });
}

const sizeFault = (path: string, value: number) =>
  fault(
    path,
    value,
    "A number can have at most 15 digits before the decimal point",
    "Un nombre peut avoir au plus 15 chiffres avant la virgule",
  );

/** Returns the faults of a reference to a list, from a question or from a table. */
function referenceFaults(survey: Survey, list: string, path: string, asksForText: boolean) {
  const { choices = {} } = survey;
  if (!Object.hasOwn(choices, list)) {
    const known = Object.keys(choices).join(", ");
    return [
      fault(
        path,
        list,
        `The list “${list}” does not exist. Lists of this questionnaire: ${known || "none"}`,
        `La liste « ${list} » n’existe pas. Listes de ce questionnaire : ${known || "aucune"}`,
      ),
    ];
  }
  if (asksForText || !choicesOf(survey, list).some(({ other }) => other)) return [];
  return [
    fault(
      path,
      list,
      `The list “${list}” has a choice that asks for a text. A table or a ranking cannot display a field for this text: use another list`,
      `La liste « ${list} » a une réponse proposée qui demande un texte. Un tableau ou un classement n’a pas de place pour ce texte : utilisez une autre liste`,
    ),
  ];
}

/** Returns the fault of an attention check whose expected answer is not among its choices. */
function expectFaults(survey: Survey, item: SurveyItem, path: string): SurveyFault[] {
  if (item.type !== "one" || item.expect === undefined) return [];
  const values = choicesOf(survey, item.choices).map(({ value }) => String(value));
  if (values.length === 0 || values.includes(String(item.expect))) return [];
  return [
    fault(
      `${path}.expect`,
      item.expect,
      `The expected answer must be one of the values of the list “${item.choices}”: ${values.join(", ")}`,
      `La réponse attendue doit être l’une des valeurs de la liste « ${item.choices} » : ${values.join(", ")}`,
    ),
  ];
}

/** A range that is not a whole number of steps may be wrong in the last digits: 0.3 / 0.1 is not 3. */
const TOLERANCE = 1e-9;

function isWhole(count: number): boolean {
  return Math.abs(count - Math.round(count)) <= TOLERANCE * Math.max(1, Math.abs(count));
}

/** Returns the faults of the limits of a question. */
function limitFaults(item: SurveyItem, path: string): SurveyFault[] {
  if (!("min" in item || "max" in item)) return [];
  const { min, max } = item;
  for (const [key, limit] of [["min", min] as const, ["max", max] as const]) {
    if (typeof limit === "string" && !isDate(limit))
      return [
        fault(
          `${path}.${key}`,
          limit,
          "This date does not exist. Write a date of the calendar as YYYY-MM-DD",
          "Cette date n’existe pas. Écrivez une date du calendrier sous la forme AAAA-MM-JJ",
        ),
      ];
    if (typeof limit === "number" && Math.abs(limit) > LARGEST_NUMBER)
      return [sizeFault(`${path}.${key}`, limit)];
  }
  if (min === undefined || max === undefined) return [];
  if (min > max || (item.type === "slider" && min === max))
    return [
      fault(
        `${path}.max`,
        max,
        `The largest answer must be greater than the smallest answer, ${min}`,
        `La plus grande réponse doit être supérieure à la plus petite, ${min}`,
      ),
    ];
  if (item.type !== "slider" || isWhole((item.max - item.min) / (item.step ?? 1))) return [];
  return [
    fault(
      `${path}.step`,
      item.step,
      `The range from ${item.min} to ${item.max} must be a whole number of steps of ${item.step ?? 1}. Change the step or an end`,
      `L’étendue de ${item.min} à ${item.max} doit être un nombre entier de pas de ${item.step ?? 1}. Changez le pas ou une borne`,
    ),
  ];
}

/** Returns the faults of lists, of references to lists, of expected answers and of limits. */
export function choiceFaults(
  survey: Survey,
  items: readonly ItemAt[],
  path: string,
): SurveyFault[] {
  return [
    ...listFaults(survey, path),
    ...survey.pages.flatMap((page, index) =>
      isMatrix(page)
        ? referenceFaults(survey, page.matrix, `${path}.pages.${index}.matrix`, false)
        : [],
    ),
    ...items.flatMap(({ item, page, path: at }) => [
      ...("choices" in item && !isMatrix(page)
        ? referenceFaults(survey, item.choices, `${at}.choices`, item.type !== "rank")
        : []),
      ...expectFaults(survey, item, at),
      ...limitFaults(item, at),
    ]),
  ];
}
