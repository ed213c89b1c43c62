import type { Survey } from "@/experiments/survey/definition/schema";
import { choiceFaults } from "./check-choices";
import { idFaults } from "./check-ids";
import { pipingFaults } from "./check-piping";
import { scaleFaults } from "./check-scales";
import { showFaults } from "./check-show";
import { itemsAt } from "./placed-items";
import type { SurveyFault } from "./survey-fault";

/**
 * Returns the faults of a survey that its schema cannot find: ids, lists, rules, limits, scales, and answers that are
 * inserted into texts.
 * @param path the path of the survey in its document, such as `steps.1.survey`
 */
export function surveyFaults(survey: Survey, path: string): SurveyFault[] {
  const items = itemsAt(survey, path);
  return [
    ...idFaults(survey, items, path),
    ...choiceFaults(survey, items, path),
    ...showFaults(survey, items, path),
    ...scaleFaults(survey, items, path),
    ...pipingFaults(survey, items, path),
  ];
}
