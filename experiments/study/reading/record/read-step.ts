import type { AppModel } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { COLUMNS, type Column, type TrialRecord } from "@/experiments/engine/data/columns";
import type { StepRecord } from "@/experiments/engine/sending/sent-record";
import type { SessionEvent } from "@/experiments/engine/session/session";
import { identifiersFault, identifiersOf, NAMING } from "./identifiers";
import { modelOf } from "./model-at";
import { because, type Reason } from "./reason";
import { isText, rowsFault, scoreFault, scoreOf } from "./row-faults";
import { isCount, isObject, isWord, type Unchecked, type Values } from "./values";

type Row = Pick<TrialRecord, Column>;

export type ReadEvent = Pick<SessionEvent, "at" | "block"> & {
  what: string;
  detail: string | null;
};

/** A finished step in the format of the export. */
export type ReadStep = {
  step: string;
  /** The app of the run, with the parameters and the version of the run. */
  model: AppModel;
  /**
   * Whether the researchers replaced (`own`) or removed (`none`) the instructions of the app. The value is null if the
   * instructions are those of the app.
   */
  instructions: "own" | "none" | null;
  rows: Row[];
  events: ReadEvent[];
  /** The values that identify the person, keyed by name. */
  identifiers: ReadonlyMap<string, string>;
  condition: string | null;
  conditionSource: string | null;
};

/**
 * States for each field of a step whether the export reads this field. The columns of the rows repeat most of the other
 * fields.
 */
const READ_OF_STEP = {
  format: true,
  kind: false,
  session: false,
  step: true,
  place: false,
  protocol: true,
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
  planHash: true,
  person: true,
  visit: true,
  rehearsal: true,
  deviceFacts: false,
  rows: true,
} as const satisfies Record<keyof StepRecord, boolean>;

const STEP = /^[a-z][a-z0-9-]{0,31}$/;

const MOST_EVENTS = 20_000;

/** A finished step whose rows and events were checked. The rows are the rows of the record, without `shared`. */
export type CheckedStep = Pick<ReadStep, "step" | "model" | "instructions" | "events"> & {
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
    events: ((events ?? []) as ReadEvent[]).map(({ at, what, block, detail }) => ({
      at,
      what,
      block,
      detail: detail ?? null,
    })),
  };
}

/** Reads a finished step. @returns the reason if it is not valid or cannot be scored */
export function stepOf(values: Unchecked<typeof READ_OF_STEP>): ReadStep | Reason {
  const checked = checkStep(values);
  if ("text" in checked) return checked;
  const { rows, model } = checked;
  const fault = scoreFault(scoreOf(rows as unknown as TrialRow[], model));
  if (fault) return fault;
  const all = rows.map(rowOf);
  return {
    ...checked,
    rows: all,
    identifiers: identifiersOf(values.ids, rows[0]),
    // The rows repeat the condition of the record, and their cells are validated.
    condition: (all[0]?.assigned_condition ?? null) as string | null,
    conditionSource: (all[0]?.assignment_source ?? null) as string | null,
  };
}

function eventsFault(events: unknown): Reason | undefined {
  if ((events ?? null) === null) return undefined;
  if (!Array.isArray(events)) return because("Its events are …, not a list.", events);
  if (events.length > MOST_EVENTS)
    return because("It has … events, more than any run.", events.length);
  for (const event of events) {
    if (!isObject(event)) return because("An event is …, not an object.", event);
    const { at, what, block, detail = null } = event;
    if (!isWord(at)) return because("at is … in an event.", at);
    if (!isWord(what)) return because("what is … in an event.", what);
    if (!isCount(block)) return because("block is … in an event.", block);
    if (detail !== null && !isText(detail)) return because("detail is … in an event.", detail);
  }
  return undefined;
}

const rowOf = (row: Values): Row =>
  Object.fromEntries(
    COLUMNS.map((column) => [column, NAMING.has(column) ? null : (row[column] ?? null)]),
  ) as Row;
