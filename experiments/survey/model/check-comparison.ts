import { isDate } from "@/experiments/survey/definition/answer-rule";
import type { Show, Survey, SurveyItem } from "@/experiments/survey/definition/schema";
import { holds } from "@/experiments/survey/definition/show-rule";
import { choicesOf } from "@/experiments/survey/definition/survey-items";
import { numericItem } from "./numeric-items";
import { fault, type SurveyFault } from "./survey-fault";

type Comparison = Extract<Show, { item: string }>;

/** The comparisons of a rule. */
const OPERATORS = ["is", "isNot", "below", "above", "atLeast", "atMost", "includes"] as const;
type Operator = (typeof OPERATORS)[number];
const ORDERS: readonly Operator[] = ["below", "above", "atLeast", "atMost"];

/** The comparisons as the editor names them (content/survey-editor.ts), each with its key in a file. */
const NAMES: Readonly<Record<Operator, { en: string; fr: string }>> = {
  is: { en: "“is”", fr: "« est » (is)" },
  isNot: { en: "“is not” (isNot)", fr: "« n’est pas » (isNot)" },
  below: { en: "“is below” (below)", fr: "« est inférieure à » (below)" },
  above: { en: "“is above” (above)", fr: "« est supérieure à » (above)" },
  atLeast: { en: "“is at least” (atLeast)", fr: "« est supérieure ou égale à » (atLeast)" },
  atMost: { en: "“is at most” (atMost)", fr: "« est inférieure ou égale à » (atMost)" },
  includes: { en: "“includes”", fr: "« comprend » (includes)" },
};

const neverHolds = (path: string, value: unknown, why: { en: string; fr: string }) =>
  fault(
    path,
    value,
    `This comparison never holds: ${why.en}`,
    `Cette comparaison n’est jamais vraie : ${why.fr}`,
  );

/** Returns the fault of a kind of comparison that the type of an item does not allow; null if the type allows it. */
function kindFault(
  survey: Survey,
  item: SurveyItem,
  operator: Operator,
  path: string,
  value: unknown,
): SurveyFault | null {
  const { id, type } = item;
  if (type === "rank")
    return fault(
      path,
      value,
      `The answer to “${id}” is a ranking, which a rule cannot compare. Refer to another question`,
      `La réponse à « ${id} » est un classement, qu’une règle ne peut pas comparer. Choisissez une autre question`,
    );
  if (operator === "includes" && type !== "many")
    return fault(
      path,
      value,
      `${NAMES.includes.en} is for questions with several answers, and “${id}” has one answer. Use ${NAMES.is.en}`,
      `${NAMES.includes.fr} ne convient qu’aux questions à choix multiple, et « ${id} » n’a qu’une réponse. Utilisez ${NAMES.is.fr}`,
    );
  if (ORDERS.includes(operator) && !numericItem(survey, item))
    return fault(
      path,
      value,
      `${NAMES[operator].en} compares numbers, and the answer to “${id}” is not a number. Use ${type === "many" ? NAMES.includes.en : `${NAMES.is.en} or ${NAMES.isNot.en}`}`,
      `${NAMES[operator].fr} compare des nombres, et la réponse à « ${id} » n’est pas un nombre. Utilisez ${type === "many" ? NAMES.includes.fr : `${NAMES.is.fr} ou ${NAMES.isNot.fr}`}`,
    );
  return null;
}

/** Returns why an answer can never be the value of a comparison; null if it can. */
function whyImpossible(
  survey: Survey,
  item: SurveyItem,
  value: number | string,
): { en: string; fr: string } | null {
  const { id } = item;
  if (value === "") return { en: "an answer is never empty", fr: "une réponse n’est jamais vide" };
  if ("choices" in item) {
    const values = choicesOf(survey, item.choices).map((each) => String(each.value));
    const isKnown = values.some((each) => holds({ item: id, is: value }, { [id]: each }));
    if (isKnown) return null;
    const known = values.join(", ");
    return {
      en: `“${value}” is not a value of the list “${item.choices}”. Its values: ${known}`,
      fr: `« ${value} » n’est pas une valeur de la liste « ${item.choices} ». Ses valeurs : ${known}`,
    };
  }
  switch (item.type) {
    case "integer":
    case "decimal":
    case "slider": {
      const { min, max } = item;
      const number = Number(value);
      // A rule compares texts: the value "1.0" of a rule would never equal the answer "1".
      if (String(number) !== String(value))
        return {
          en: `the answer to “${id}” is a number`,
          fr: `la réponse à « ${id} » est un nombre`,
        };
      if (item.type === "integer" && !Number.isInteger(number))
        return {
          en: `the answer to “${id}” is a whole number`,
          fr: `la réponse à « ${id} » est un nombre entier`,
        };
      if ((min !== undefined && number < min) || (max !== undefined && number > max))
        return outside(id, min, max);
      return null;
    }
    case "date": {
      const { min, max } = item;
      const text = String(value);
      if (!isDate(text))
        return {
          en: `the answer to “${id}” is a date, written as YYYY-MM-DD`,
          fr: `la réponse à « ${id} » est une date, écrite sous la forme AAAA-MM-JJ`,
        };
      if ((min !== undefined && text < min) || (max !== undefined && text > max))
        return outside(id, min, max);
      return null;
    }
    default:
      return null;
  }
}

function outside(id: string, min: number | string | undefined, max: number | string | undefined) {
  if (min === undefined)
    return {
      en: `the answer to “${id}” is at most ${max}`,
      fr: `la réponse à « ${id} » est au plus ${max}`,
    };
  if (max === undefined)
    return {
      en: `the answer to “${id}” is at least ${min}`,
      fr: `la réponse à « ${id} » est au moins ${min}`,
    };
  return {
    en: `the answer to “${id}” is between ${min} and ${max}`,
    fr: `la réponse à « ${id} » est comprise entre ${min} et ${max}`,
  };
}

/** Returns whether a number lies in an open or closed range that a comparison and an item together allow. */
function hasNumber(item: SurveyItem, rule: Comparison): boolean {
  const { min, max } = "min" in item || "max" in item ? item : {};
  const limits = [min, rule.atLeast].filter((limit) => typeof limit === "number");
  const ends = [max, rule.atMost].filter((limit) => typeof limit === "number");
  let low = Math.max(Number.NEGATIVE_INFINITY, ...limits);
  let high = Math.min(Number.POSITIVE_INFINITY, ...ends);
  const { above = Number.NEGATIVE_INFINITY, below = Number.POSITIVE_INFINITY } = rule;
  if (item.type === "integer") {
    low = Math.max(Math.ceil(low), Math.floor(above) + 1);
    high = Math.min(Math.floor(high), Math.ceil(below) - 1);
    return low <= high;
  }
  return low <= high && above < high && low < below && above < below;
}

/** Returns the fault of comparisons that cannot all be true for one answer; null if they can. */
function togetherFault(
  survey: Survey,
  item: SurveyItem,
  rule: Comparison,
  path: string,
): SurveyFault | null {
  const { id } = item;
  const why = {
    en: `no answer to “${id}” satisfies it`,
    fr: `aucune réponse à « ${id} » ne la vérifie`,
  };
  if (item.type === "one") {
    const values = choicesOf(survey, item.choices).map(({ value }) => String(value));
    const isPossible = values.some((value) => holds(rule, { [id]: value }));
    return isPossible ? null : neverHolds(path, rule, why);
  }
  const isNumeric = numericItem(survey, item) !== null;
  if (rule.is !== undefined && item.type !== "many")
    return holds(rule, { [id]: String(rule.is) }) ? null : neverHolds(path, rule, why);
  return isNumeric && !hasNumber(item, rule) ? neverHolds(path, rule, why) : null;
}

/**
 * Returns the faults of the comparisons of a rule with an earlier item: comparisons that the type of the item does not
 * allow, and comparisons that are never true.
 */
export function comparisonFaults(
  survey: Survey,
  item: SurveyItem,
  rule: Comparison,
  path: string,
): SurveyFault[] {
  const used = OPERATORS.filter((operator) => rule[operator] !== undefined);
  if (used.length === 0)
    return [
      fault(
        path,
        rule,
        `Add a comparison to the rule about “${item.id}”, such as ${NAMES.is.en} or ${NAMES.atLeast.en}`,
        `Ajoutez une comparaison à la règle sur « ${item.id} », par exemple ${NAMES.is.fr} ou ${NAMES.atLeast.fr}`,
      ),
    ];
  const faults = used.flatMap((operator) => {
    const at = `${path}.${operator}`;
    const value = rule[operator];
    const kind = kindFault(survey, item, operator, at, value);
    if (kind) return [kind];
    if (value === undefined || ORDERS.includes(operator)) return [];
    const why = whyImpossible(survey, item, value);
    if (!why) return [];
    return operator === "isNot"
      ? [
          fault(
            at,
            value,
            `This comparison always holds: ${why.en}`,
            `Cette comparaison est toujours vraie : ${why.fr}`,
          ),
        ]
      : [neverHolds(at, value, why)];
  });
  if (faults.length > 0) return faults;
  const together = togetherFault(survey, item, rule, path);
  return together ? [together] : [];
}
