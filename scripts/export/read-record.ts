import { MODELS } from "@/experiments/catalog/generated/models";
import { minorOf, parametersOfRun, versionsRun } from "@/experiments/engine/contract/app-versions";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import {
  defaultsOf,
  type ParameterSet,
  type ParameterValue,
} from "@/experiments/engine/contract/define-parameters";
import { parameterFaults } from "@/experiments/engine/contract/parameter-schema";
import { COLUMNS, type Column, type TrialRecord } from "@/experiments/engine/data/columns";
import type { EndRecord, StepRecord } from "@/experiments/engine/sending/sent-record";
import type { SessionEvent } from "@/experiments/engine/session/session";
import type { StoredRecord } from "@/receiver/sessions/record-store";
import { because, becauseOf, type Reason } from "./reason";
import { isText, rowsFault } from "./row-faults";

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
  /** The identifier that names the person. The value is null if no identifier names the person. */
  person: string | null;
};

/** The end of a session as the session's page sent it, and the code that the page displayed. */
export type ReadEnd = { [Field in "exit" | "code" | "steps"]: EndRecord[Field] | null };

/** The content of a record or, if the record cannot be read, the reason. */
export type ExportedRecord = { protocol: string | null } & (
  | { step: ReadStep }
  | { end: ReadEnd }
  | { reason: Reason }
);

type Values = Record<string, unknown>;

/**
 * States for each field of a step whether the export reads this field. The columns of the rows repeat most of the other
 * fields.
 */
const READ_OF_STEP = {
  format: false,
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
  planHash: false,
  person: false,
  visit: false,
  rehearsal: false,
  deviceFacts: false,
  rows: true,
} as const satisfies Record<keyof StepRecord, boolean>;

/** States for each field of an end whether the export reads this field. */
const READ_OF_END = {
  format: false,
  kind: false,
  session: false,
  protocol: true,
  document: false,
  exit: true,
  code: true,
  steps: true,
  receipt: false,
  planHash: false,
  person: false,
  visit: false,
  rehearsal: false,
} as const satisfies Record<keyof EndRecord, boolean>;

/** The fields that the export reads, before they are validated. */
type Unchecked<IsRead extends Record<string, boolean>> = {
  [Field in keyof IsRead as IsRead[Field] extends true ? Field : never]?: unknown;
};

/**
 * Columns from which a recruiter can identify the person. Their values are stored in the file with the key of the ids.
 * In the data, they are NA.
 */
const NAMING: ReadonlySet<string> = new Set(["prolific_pid", "study_id", "prolific_session_id"]);

const PROTOCOL = /^[0-9a-f]{64}$/;
const STEP = /^[a-z][a-z0-9-]{0,31}$/;

/** The maximum size of an end in bytes. A valid end has some hundred bytes. */
const LARGEST_END = 65_536;
const LONGEST_WORD = 64;

const MOST_EVENTS = 20_000;

/** The maximum number of objects and lists in a record, including its rows and events. */
const MOST_NESTED = 50_000;

/** The bytes with which an object and a list begin in JSON. */
const [OBJECT, LIST] = Buffer.from("{[");

/**
 * The maximum number of identifiers per record. A study document declares five at most, and a URL has space for some
 * hundred characters of each.
 */
export const MOST_IDENTIFIERS = 20;
const LONGEST_IDENTIFIER = 1000;

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Reads a stored record. Anyone who knows a protocol id can send any bytes under this id. Data that do not belong to an
 * app of this release are therefore set apart with a reason. Never throws.
 */
export function readExported(record: StoredRecord): ExportedRecord {
  let protocol: string | null = null;
  try {
    const nested = nestedIn(record);
    if (nested > MOST_NESTED)
      return {
        protocol,
        reason: because("It has … objects and lists, more than any run.", nested),
      };
    const values = valuesOf(record);
    if (!isObject(values)) return { protocol, reason: because("It is not a JSON object.") };
    if (typeof values.protocol === "string" && PROTOCOL.test(values.protocol))
      protocol = values.protocol;
    else if ((values.protocol ?? null) !== null)
      return { protocol, reason: because("Its protocol is ….", values.protocol) };
    return {
      protocol,
      ...(record.kind === "end" ? endOf(record, values) : stepOf(values, protocol)),
    };
  } catch (error) {
    return { protocol, reason: becauseOf(error) };
  }
}

/**
 * Counts the bytes that open an object or a list. If there are too many, the record is not parsed, because millions of
 * parsed values would fill the memory.
 */
function nestedIn({ body }: StoredRecord): number {
  let count = 0;
  for (const byte of body) if (byte === OBJECT || byte === LIST) count += 1;
  return count;
}

function valuesOf({ body }: StoredRecord): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

const isWord = (value: unknown): value is string => isText(value) && value.length <= LONGEST_WORD;

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0;

function endOf(
  { body }: StoredRecord,
  values: Unchecked<typeof READ_OF_END>,
): { end: ReadEnd } | { reason: Reason } {
  if (body.length > LARGEST_END)
    return { reason: because("It is the end of a session, and has … bytes.", body.length) };
  const { exit = null, code = null, steps = null } = values;
  if (exit !== null && !isWord(exit)) return { reason: because("Its exit is ….", exit) };
  if (code !== null && !isWord(code)) return { reason: because("Its code is ….", code) };
  if (steps !== null && !isCount(steps)) return { reason: because("Its steps are ….", steps) };
  return { end: { exit, code, steps } };
}

function stepOf(
  values: Unchecked<typeof READ_OF_STEP>,
  protocol: string | null,
): { step: ReadStep } | { reason: Reason } {
  const { task, version, step, rows, events, ids } = values;
  const model = modelOf(task, version, values.parameters);
  if ("kind" in model && "text" in model) return { reason: model };
  if (step != null && !(typeof step === "string" && STEP.test(step)))
    return { reason: because("Its step is ….", step) };
  const { instructions = null } = values;
  if (instructions !== null && instructions !== "own" && instructions !== "none")
    return { reason: because("Its instructions are ….", instructions) };
  if (!Array.isArray(rows)) return { reason: because("It has no rows.") };
  const fault = rowsFault(rows, model) ?? eventsFault(events) ?? identifiersFault(ids);
  if (fault) return { reason: fault };
  const identifiers = identifiersOf(ids, rows[0] ?? {});
  return {
    step: {
      step: typeof step === "string" ? step : String(task),
      model,
      instructions,
      rows: rows.map(rowOf),
      events: ((events ?? []) as ReadEvent[]).map(({ at, what, block, detail }) => ({
        at,
        what,
        block,
        detail: detail ?? null,
      })),
      identifiers,
      person: personOf(ids, identifiers, protocol),
    },
  };
}

/**
 * Returns the model of a run, with the parameters of the run.
 * @returns the reason if app, version or parameters are not valid
 */
function modelOf(task: unknown, version: unknown, given: unknown): AppModel | Reason {
  const app = appOf(task);
  if (!app) return because("This release has no app ….", task);
  const published = app.modelOf(defaultsOf(app.parameters));
  const runs = versionsRun(app.parameters, published.facts.version);
  if (!isVersion(version) || !runs.includes(minorOf(version)))
    return because(
      `Version …; this release has ${published.facts.version} of ${published.facts.id}. Export with the release that the data were collected with.`,
      version,
    );
  // Earlier releases did not record parameters. Every run then had the default parameters of its version.
  if (!isObject(given ?? {})) return because("Its parameters are not an object.");
  const complete = parametersOfRun(
    app.parameters,
    version,
    (given ?? {}) as Readonly<Record<string, ParameterValue>>,
  );
  const [fault] = parameterFaults(app.parameters, complete);
  if (fault && Object.hasOwn(app.parameters.definitions, fault.name))
    return because(`Parameter ${fault.name} is …: ${fault.rule.en}.`, fault.value);
  if (fault) return because("This release has no parameter ….", fault.name);
  return modelAt(task, version, complete);
}

// The type of an app whose model accepts any parameters. In fact each model accepts only its own parameters, and
// `modelOf` checks them.
type AnyApp = {
  parameters: ParameterSet;
  modelOf: (parameters: Readonly<Record<string, ParameterValue>>) => AppModel;
};

const appOf = (task: unknown): AnyApp | undefined =>
  Object.entries(MODELS).find(([id]) => id === task)?.[1] as AnyApp | undefined;

/** Returns an app of this release with valid parameters and with the version of the run. */
export function modelAt(
  task: unknown,
  version: AppModel["facts"]["version"],
  parameters: Readonly<Record<string, ParameterValue>>,
): AppModel {
  const app = appOf(task);
  if (!app) throw new TypeError("There is no such app");
  const model = app.modelOf(parameters);
  return { ...model, facts: { ...model.facts, version } };
}

const isVersion = (value: unknown): value is AppModel["facts"]["version"] =>
  typeof value === "string" && /^\d{1,4}\.\d{1,4}\.\d{1,4}$/.test(value);

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

function identifiersFault(ids: unknown): Reason | undefined {
  if ((ids ?? null) === null) return undefined;
  if (!isObject(ids)) return because("Its identifiers are …, not an object.", ids);
  const entries = Object.entries(ids);
  if (entries.length > MOST_IDENTIFIERS)
    return because("It has … identifiers, more than any study.", entries.length);
  const long = entries.find(([name, value]) =>
    [name, value].some((text) => typeof text === "string" && text.length > LONGEST_IDENTIFIER),
  );
  return long && because("An identifier is too long: ….", long[1]);
}

const rowOf = (row: Values): Row =>
  Object.fromEntries(
    COLUMNS.map((column) => [column, NAMING.has(column) ? null : (row[column] ?? null)]),
  ) as Row;

/** Returns the identifiers in the record and the identifiers in the rows of the record. */
function identifiersOf(ids: unknown, row: Values): ReadonlyMap<string, string> {
  const named = Object.entries(row)
    .filter(([name]) => NAMING.has(name) || name.startsWith("id_"))
    .slice(0, MOST_IDENTIFIERS);
  const all = [...named, ...Object.entries(isObject(ids) ? ids : {})];
  return new Map(
    all.flatMap(([name, value]): [string, string][] =>
      typeof value === "string" ? [[name, value.slice(0, LONGEST_IDENTIFIER)]] : [],
    ),
  );
}

/**
 * Returns the identifier that names the person. In a study, this is the first identifier that the study declares. In a
 * single run, this is the identifier that Prolific assigns.
 */
function personOf(
  ids: unknown,
  identifiers: ReadonlyMap<string, string>,
  protocol: string | null,
): string | null {
  const first = protocol === null ? undefined : Object.values(isObject(ids) ? ids : {})[0];
  const named =
    protocol === null
      ? (identifiers.get("PROLIFIC_PID") ?? identifiers.get("prolific_pid"))
      : first;
  const text = typeof named === "string" ? named.normalize("NFC").trim() : "";
  return text === "" ? null : text;
}
