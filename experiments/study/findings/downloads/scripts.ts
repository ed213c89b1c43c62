import { RECOMPUTE } from "@/experiments/catalog/generated/recompute-scripts";
import { deviceScripts } from "@/experiments/device-step/model/device-scripts";
import { DEVICE_TASK, partsOfRun } from "@/experiments/device-step/model/device-step-model";
import { analysisScripts } from "@/experiments/engine/data/psych-ds";
import type { Survey } from "@/experiments/survey/definition/schema";
import { SURVEY_PARAMETER, SURVEY_TASK } from "@/experiments/survey/model/survey-model";
import { surveyScripts } from "@/experiments/survey/model/survey-scripts";
import { ownValue } from "@/lib/own-value";
import influencesR from "@/lib/stats/influences.R";
import resamplingR from "@/lib/stats/resampling.R";
import excludeR from "./exclude.R";
import functionsR from "./functions.R";
import homeR from "./home.R";
import flowR from "./results/flow.R";
import measuresR from "./results/measures.R";
import pairsR from "./results/pairs.R";
import peopleR from "./results/people.R";
import planR from "./results/plan.R";
import plannedR from "./results/planned.R";
import printR from "./results/print.R";
import reliabilityR from "./results/reliability.R";
import surveysR from "./results/surveys.R";
import resultTablesR from "./results/tables.R";
import scoreR from "./score.R";
import type { TrialsTable } from "./tables";
import tablesR from "./tables.R";

/** The parts of the third script, in the order in which R runs them. */
const RESULTS = [
  resultTablesR,
  peopleR,
  flowR,
  reliabilityR,
  measuresR,
  pairsR,
  planR,
  plannedR,
  surveysR,
  printR,
];

/** The scripts that are the same for all studies, keyed by their path in the data set. */
export const SCRIPTS: Readonly<Record<string, string>> = {
  "analysis/01-score.R": `${homeR}\n${scoreR}`,
  "analysis/02-exclude.R": `${homeR}\n${excludeR}`,
  "analysis/03-results.R": [homeR, ...RESULTS].join("\n"),
  "analysis/functions.R": [functionsR, influencesR, resamplingR].join("\n"),
  "analysis/tables.R": tablesR,
};

/**
 * Returns the path, within `analysis/`, of the scripts that score a table; null if the task is not known. Each survey
 * and each check of the device has its own scripts.
 */
export function scriptFolder({ task, folder, model }: TrialsTable): string | null {
  if (!model) return null;
  return task === SURVEY_TASK || task === DEVICE_TASK ? `${task}/${folder}` : task;
}

/** Returns the scripts in R and Python that score a table, as the archive of one run contains them. */
export function taskScripts({ task, model }: TrialsTable): Record<"r" | "py", string> | null {
  if (!model) return null;
  const own =
    task === SURVEY_TASK
      ? surveyScripts(JSON.parse(String(model.parameters[SURVEY_PARAMETER])) as Survey)
      : task === DEVICE_TASK
        ? deviceScripts(partsOfRun(model.parameters))
        : ownValue(RECOMPUTE, task);
  return own ? analysisScripts({ recompute: own }) : null;
}
