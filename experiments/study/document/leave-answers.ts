import { allItems, choicesOf } from "@/experiments/survey/definition/survey-items";
import { type Fault, fault } from "./fault";
import type { LeaveRule, RunStep, SurveyStep } from "./schema";
import { isSurveyStep } from "./step-kind";

/** Returns the choice questions of a survey whose values are texts. Rules compare their answers with a value. */
export const textAnswersOf = (step: RunStep): string[] =>
  isSurveyStep(step)
    ? allItems(step.survey).flatMap(({ item }) =>
        item.type === "one" && textValues(step, item.choices).length > 0 ? [item.id] : [],
      )
    : [];

/** Returns the values of a list of choices if any of them is a text; otherwise an empty list. */
function textValues({ survey }: SurveyStep, list: string): (number | string)[] {
  const values = choicesOf(survey, list).map(({ value }) => value);
  return values.some((value) => typeof value === "string") ? values : [];
}

/** Returns the faults of a rule that compares the answer to a choice question with a value that is not a choice. */
export function answerFaults(
  step: SurveyStep,
  measure: string,
  condition: LeaveRule["if"],
  path: string,
): Fault[] {
  const item = allItems(step.survey).find((each) => each.item.id === measure)?.item;
  const values = item?.type === "one" ? textValues(step, item.choices) : [];
  if (values.length === 0) return [];
  const listed = values.join(", ");
  return [
    ...(["below", "above"] as const)
      .filter((name) => condition[name] !== undefined)
      .map((name) =>
        fault(
          `${path}.${name}`,
          condition[name],
          "The answers to this question are not numbers, so they cannot be smaller or larger. Choose “equal to” (is) or “other than” (isNot)",
          "Les réponses à cette question ne sont pas des nombres : elles ne peuvent être ni inférieures ni supérieures à une valeur. Choisissez « égale à » (is) ou « différente de » (isNot)",
        ),
      ),
    ...(["is", "isNot"] as const)
      .filter((name) => {
        const value = condition[name];
        return value !== undefined && !values.some((each) => each === value);
      })
      .map((name) =>
        fault(
          `${path}.${name}`,
          condition[name],
          `This is not a choice of the question. Its values: ${listed}`,
          `Cette valeur n’est pas une réponse proposée à cette question. Valeurs possibles : ${listed}`,
        ),
      ),
  ];
}
