import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MODELS } from "@/experiments/catalog/generated/models";
import { checkProtocol } from "@/experiments/study/document/check";
import type { Plan } from "@/experiments/study/document/schema";
import { planFor } from "@/experiments/study/plan/plan-for";
import type { PlanInputs } from "@/experiments/study/plan/plan-types";
import type { PlannerData } from "@/experiments/study/plan/planner-data";
import { versionOf } from "../document/a-document";

const FOLDER = join(process.cwd(), "experiments/study/plan/data");

export const DATA: Readonly<Record<string, PlannerData>> = Object.fromEntries(
  Object.keys(MODELS).map((app) => [
    app,
    JSON.parse(readFileSync(join(FOLDER, `${app}.json`), "utf8")),
  ]),
);

/**
 * A plan about a true correlation of the Stroop effect with extraversion. The page's screenshot displays the same plan.
 */
export const CORRELATION: Plan = {
  question: "correlation",
  measure: "stroop.stroop_effect",
  other: { measure: "traits.extraversion" },
  effect: 0.3,
  people: 60,
};

/** Returns a study of two groups with four tasks, with the given parameters of the Stroop task. */
const studyOf = (parameters: object) => ({
  protocol: 1,
  conditions: ["a", "b"],
  steps: [
    { id: "stroop", app: "stroop", version: versionOf("stroop"), parameters },
    { id: "traits", app: "mini-ipip", version: versionOf("mini-ipip"), parameters: {} },
    {
      id: "flanker",
      app: "flanker",
      version: versionOf("flanker"),
      parameters: { trials: 24, blocks: 1 },
    },
    { id: "span", app: "spatial-span", version: versionOf("spatial-span"), parameters: {} },
  ],
});

const LENGTH = { trials: 96, blocks: 4 };

/** Returns whether the document checks accept a plan in the study of these tests. */
export const isAccepted = (plan: Plan): boolean =>
  "document" in checkProtocol({ ...studyOf(LENGTH), plan }, MODELS);

/**
 * Returns the inputs for solving a plan, by default about 48 + 48 Stroop trials. The plan is not checked, because the
 * planner can also answer questions that a document of this release cannot contain.
 * @throws Error with the faults of the document
 */
export function inputsOf(plan: Plan, parameters: object = LENGTH): PlanInputs {
  const checked = checkProtocol(studyOf(parameters), MODELS);
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  const inputs = planFor({ ...checked.document, plan }, undefined, { apps: MODELS, data: DATA });
  if ("reason" in inputs) throw new Error(inputs.reason);
  return inputs;
}
