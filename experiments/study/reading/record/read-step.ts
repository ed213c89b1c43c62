import type { AppModel } from "@/experiments/engine/contract/define-app";
import type { StepRecord } from "@/experiments/engine/sending/sent-record";
import { identifiersFault } from "./identifiers";
import { modelOf } from "./model-at";
import { eventsFault } from "./read-events";
import { because, type Reason } from "./reason";
import { rowsFault } from "./row-faults";
import type { Unchecked, Values } from "./values";

/**
 * States for each field of a step whether this file reads the field. `read-sent.ts` and its helpers read others, and the
 * columns of the rows repeat most of the rest.
 */
const READ_OF_STEP = {
  format: false,
  kind: false,
  session: false,
  step: true,
  place: false,
  protocol: false,
  document: false,
  task: true,
  version: true,
  parameters: true,
  instructions: true,
  simulated: false,
  locale: false,
  condition: false,
  conditionSource: false,
  order: false,
  ids: true,
  seed: false,
  startedAt: false,
  finishedAt: false,
  sittings: false,
  site: false,
  consent: false,
  device: false,
  flags: false,
  events: true,
  planHash: false,
  person: false,
  visit: false,
  rehearsal: false,
  deviceFacts: false,
  rows: true,
} as const satisfies Record<keyof StepRecord, boolean>;

const STEP = /^[a-z][a-z0-9-]{0,31}$/;

/** A finished step whose rows and events were checked. The rows are the rows of the record, without `shared`. */
export type CheckedStep = {
  step: string;
  /** The app of the run, with the parameters and the version of the run. */
  model: AppModel;
  /**
   * Whether the researchers replaced (`own`) or removed (`none`) the instructions of the app. The value is null if the
   * instructions are those of the app.
   */
  instructions: "own" | "none" | null;
  rows: Values[];
};

/**
 * Checks a finished step.
 *
 * @param shared the cells that all rows have in common, which the rows lack
 * @param modelFor returns the model of a run
 * @returns the reason if the step is not valid
 */
export function checkStep(
  values: Unchecked<typeof READ_OF_STEP>,
  shared: Values = {},
  modelFor: typeof modelOf = modelOf,
): CheckedStep | Reason {
  const { task, version, step, rows, events, ids } = values;
  const model = modelFor(task, version, values.parameters);
  if ("kind" in model && "text" in model) return model;
  if (step != null && !(typeof step === "string" && STEP.test(step)))
    return because("Its step is ….", step);
  const { instructions = null } = values;
  if (instructions !== null && instructions !== "own" && instructions !== "none")
    return because("Its instructions are ….", instructions);
  if (!Array.isArray(rows)) return because("It has no rows.");
  const fault = rowsFault(rows, model, shared) ?? eventsFault(events) ?? identifiersFault(ids);
  if (fault) return fault;
  return {
    step: typeof step === "string" ? step : String(task),
    model,
    instructions,
    rows,
  };
}
