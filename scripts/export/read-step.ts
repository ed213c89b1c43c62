import type { AppModel } from "@/experiments/define-app";
import {
  defaultsOf,
  type ParameterSet,
  type ParameterValue,
} from "@/experiments/define-parameters";
import { COLUMNS, type Column } from "@/experiments/engine/csv";
import { MODELS } from "@/experiments/models";
import { parameterFaults } from "@/experiments/parameter-schema";
import type { StoredRecord } from "@/receiver/sessions/record-store";

type Cell = string | number | boolean | null;

type Row = Record<Column, Cell>;

/** A finished step as it is exported. */
export type ReadStep = {
  protocol: string | null;
  step: string;
  /** The app at the settings of the run, with the version that it was done with. */
  model: AppModel;
  rows: Row[];
  events: { at: Cell; what: Cell; block: Cell }[];
  /** What identifies the person, by name. */
  identifiers: Record<string, string>;
};

/** How a session ended, as its page said, and the code that it showed. */
export type ReadEnd = { exit: Cell; code: Cell; steps: Cell };

/** What stands in a record. Where neither `step` nor `end` is there, `reason` says why. */
export type ReadRecord = {
  protocol: string | null;
  step?: ReadStep;
  end?: ReadEnd;
  reason?: string;
};

type Values = Record<string, unknown>;

/** Columns that name the person to a recruiter: they go into the key, and are NA in the data. */
const NAMING: ReadonlySet<string> = new Set(["prolific_pid", "study_id", "prolific_session_id"]);

/** Columns in which the scripts expect a number or NA; another text would stop them for everybody. */
const NUMBERS: ReadonlySet<string> = new Set(
  "trial block rt_ms onset_ms frame_ms late_frames sitting seed step_place".split(" "),
);

const PHASES: readonly unknown[] = ["practice", "test", "interrupted"];

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isCell = (value: unknown): value is Cell =>
  value === null || ["string", "number", "boolean"].includes(typeof value);

const cellOf = (value: unknown): Cell => (isCell(value) ? value : null);

/**
 * Reads a stored record. Whoever knows a protocol id can send anything under it, so what is no data of this release's
 * apps is told apart.
 */
export function readStep({ body, kind }: StoredRecord): ReadRecord {
  let values: unknown;
  try {
    values = JSON.parse(String(body));
  } catch {
    values = undefined;
  }
  if (!isObject(values)) return { protocol: null, reason: "It is no JSON object." };
  const protocol = typeof values.protocol === "string" ? values.protocol : null;
  if (kind === "end") {
    const [exit, code, steps] = [values.exit, values.code, values.steps].map(cellOf);
    return { protocol, end: { exit, code, steps } as ReadEnd };
  }
  const read = stepOf(values, protocol);
  return typeof read === "string" ? { protocol, reason: read } : { protocol, step: read };
}

/** @returns the reason where it is none */
function stepOf(values: Values, protocol: string | null): ReadStep | string {
  const { task, version, step, rows, events } = values;
  const model = modelOf(task, version, values.parameters);
  if (typeof model === "string") return model;
  if (!Array.isArray(rows) || !rows.every(isObject)) return "It has no rows.";
  const fault = rows.map((row) => faultOf(row, task)).find(Boolean);
  if (fault) return fault;
  return {
    protocol,
    step: typeof step === "string" ? step : String(task),
    model,
    rows: rows.map(rowOf),
    events: (Array.isArray(events) ? events : [])
      .filter(isObject)
      .map(({ at, what, block }) => ({ at: cellOf(at), what: cellOf(what), block: cellOf(block) })),
    identifiers: identifiersOf(values.ids, rows[0] ?? {}),
  };
}

/** @returns the reason where there is none */
function modelOf(task: unknown, version: unknown, given: unknown): AppModel | string {
  const known = Object.entries(MODELS).find(([id]) => id === task)?.[1];
  if (!known) return `This release has no app ${JSON.stringify(task)}.`;
  // Each app's model takes the parameters of its own set, which are checked here.
  const app = known as unknown as {
    parameters: ParameterSet;
    modelOf: (parameters: Readonly<Record<string, ParameterValue>>) => AppModel;
  };
  const published = app.modelOf(defaultsOf(app.parameters));
  const majorOf = (text: string) => text.split(".")[0];
  if (!isVersion(version) || majorOf(version) !== majorOf(published.facts.version))
    return `Version ${JSON.stringify(version)}; this release has ${published.facts.version}. Export with the release that the data were collected with.`;
  // A parameter that a release did not have yet was its default, as were all before they were recorded.
  if (!isObject(given ?? {})) return "Its parameters are no object.";
  const complete = { ...defaultsOf(app.parameters), ...(given as Values | null | undefined) };
  const [fault] = parameterFaults(app.parameters, complete);
  if (fault) return `Parameter ${fault.name} is ${JSON.stringify(fault.value)}: ${fault.rule.en}.`;
  const model = app.modelOf(complete as Record<string, ParameterValue>);
  return { ...model, facts: { ...model.facts, version } };
}

const isVersion = (value: unknown): value is AppModel["facts"]["version"] =>
  typeof value === "string" && /^\d+\.\d+\.\d+$/.test(value);

function faultOf(row: Values, task: unknown): string | undefined {
  if (row.task !== task) return `A row is of the task ${JSON.stringify(row.task)}.`;
  if (!PHASES.includes(row.phase)) return `A row has the phase ${JSON.stringify(row.phase)}.`;
  for (const column of COLUMNS) {
    const value = row[column] ?? null;
    const fits = NUMBERS.has(column) ? value === null || typeof value === "number" : isCell(value);
    if (!fits) return `${column} is ${JSON.stringify(value)} in a row.`;
  }
  return undefined;
}

const rowOf = (row: Values): Row =>
  Object.fromEntries(
    COLUMNS.map((column) => [column, NAMING.has(column) ? null : cellOf(row[column])]),
  ) as Row;

/** Those of the record, and those that its rows name. */
function identifiersOf(ids: unknown, row: Values): Record<string, string> {
  const named = Object.entries(row).filter(([name]) => NAMING.has(name) || name.startsWith("id_"));
  const all = [...named, ...Object.entries(isObject(ids) ? ids : {})];
  return Object.fromEntries(
    all.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
