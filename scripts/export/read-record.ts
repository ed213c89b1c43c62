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
import type { StepRecord } from "@/experiments/engine/sending/sent-record";
import type { SessionEvent } from "@/experiments/engine/session/session";
import { surveySchema } from "@/experiments/survey/definition/schema";
import { surveyFaults } from "@/experiments/survey/model/check-survey";
import {
  SURVEY_PARAMETER,
  SURVEY_TASK,
  SURVEY_VERSION,
  surveyModel,
} from "@/experiments/survey/model/survey-model";
import type { StoredRecord } from "@/receiver/sessions/record-store";
import { type PlaceFacts, placeFacts } from "@/receiver/sessions/session-record";
import { identifiersFault, identifiersOf, NAMING, personOf } from "./identifiers";
import { endOf, type ReadEnd, type ReadStart, startOf } from "./read-start-and-end";
import { because, becauseOf, type Reason } from "./reason";
import { isText, rowsFault } from "./row-faults";
import { isCount, isObject, isWord, type Unchecked, type Values } from "./values";
import { type Whose, whoseOf } from "./whose";

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

/** The content of a record or, if the record cannot be read, the reason. */
export type ExportedRecord = {
  protocol: string | null;
  /** Whether the record belongs to a rehearsal, also if it cannot be read. */
  isRehearsal: boolean;
  /**
   * The facts that determine the place of the person, also if the record cannot be read; absent for records that do not
   * count.
   */
  place?: PlaceFacts | undefined;
} & Content;

type Content = (Read & { whose: Whose }) | { kind: "unreadable"; reason: Reason };

type Readable<Kind, Content> = { kind: Kind; content: Content };
type Read = Readable<"start", ReadStart> | Readable<"step", ReadStep> | Readable<"end", ReadEnd>;

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

const PROTOCOL = /^[0-9a-f]{64}$/;
const STEP = /^[a-z][a-z0-9-]{0,31}$/;

const MOST_EVENTS = 20_000;

/** The maximum number of objects and lists in a record, including its rows and events. */
const MOST_NESTED = 50_000;

/** The bytes with which an object and a list begin in JSON. */
const [OBJECT, LIST] = Buffer.from("{[");

/**
 * Reads a stored record. Anyone who knows a protocol id can send any bytes under this id. Data that do not belong to an
 * app of this release are therefore set apart with a reason. Never throws.
 */
export function readExported(record: StoredRecord): ExportedRecord {
  let protocol: string | null = null;
  let isRehearsal = false;
  let place: PlaceFacts | undefined;
  const unreadable = (reason: Reason) =>
    ({ protocol, isRehearsal, place, kind: "unreadable", reason }) as const;
  try {
    const nested = nestedIn(record);
    if (nested > MOST_NESTED)
      return unreadable(because("It has … objects and lists, more than any run.", nested));
    const values = valuesOf(record);
    if (!isObject(values)) return unreadable(because("It is not a JSON object."));
    isRehearsal = isOfRehearsal(values);
    if (!isRehearsal && !isSimulated(values))
      place = placeFacts({ ...values, session: record.session });
    if (typeof values.protocol === "string" && PROTOCOL.test(values.protocol))
      protocol = values.protocol;
    else if ((values.protocol ?? null) !== null)
      return unreadable(because("Its protocol is ….", values.protocol));
    const whose = whoseOf(values, record.session);
    if ("text" in whose) return unreadable(whose);
    const content = contentOf(record, values, protocol);
    if ("text" in content) return unreadable(content);
    const person = whose.person ?? personOf(values.ids, identifiersIn(content), protocol);
    const rehearsal = isRehearsal || whose.rehearsal;
    return { protocol, isRehearsal, place, ...content, whose: { ...whose, person, rehearsal } };
  } catch (error) {
    return unreadable(becauseOf(error));
  }
}

const identifiersIn = (read: Read): ReadonlyMap<string, string> =>
  read.kind === "end" ? new Map() : read.content.identifiers;

function contentOf(
  { kind, body }: StoredRecord,
  values: Values,
  protocol: string | null,
): Read | Reason {
  switch (kind) {
    case "start": {
      const start = startOf(body, values, protocol);
      return "text" in start ? start : { kind, content: start };
    }
    case "end": {
      const end = endOf(body, values);
      return "text" in end ? end : { kind, content: end };
    }
    case "step": {
      const step = stepOf(values);
      return "text" in step ? step : { kind, content: step };
    }
  }
}

/** Returns whether a record, or any of its rows, states that it belongs to a rehearsal. */
const isOfRehearsal = ({ rehearsal, rows }: Values) =>
  rehearsal === true ||
  (Array.isArray(rows) && rows.some((row) => isObject(row) && row.rehearsal === true));

/** Returns whether a record, or any of its rows, states that it is simulated. */
const isSimulated = ({ simulated, rows }: Values) =>
  [
    simulated,
    ...(Array.isArray(rows) ? rows : []).map((row) => isObject(row) && row.simulated),
  ].some((each) => each === true || (typeof each === "string" && /^true$/i.test(each)));

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

function stepOf(values: Unchecked<typeof READ_OF_STEP>): ReadStep | Reason {
  const { task, version, step, rows, events, ids } = values;
  const model = modelOf(task, version, values.parameters);
  if ("kind" in model && "text" in model) return model;
  if (step != null && !(typeof step === "string" && STEP.test(step)))
    return because("Its step is ….", step);
  const { instructions = null } = values;
  if (instructions !== null && instructions !== "own" && instructions !== "none")
    return because("Its instructions are ….", instructions);
  if (!Array.isArray(rows)) return because("It has no rows.");
  const fault = rowsFault(rows, model) ?? eventsFault(events) ?? identifiersFault(ids);
  if (fault) return fault;
  const all = rows.map(rowOf);
  return {
    step: typeof step === "string" ? step : String(task),
    model,
    instructions,
    rows: all,
    events: ((events ?? []) as ReadEvent[]).map(({ at, what, block, detail }) => ({
      at,
      what,
      block,
      detail: detail ?? null,
    })),
    identifiers: identifiersOf(ids, rows[0]),
    // The rows repeat the condition of the record, and their cells are validated.
    condition: (all[0]?.assigned_condition ?? null) as string | null,
    conditionSource: (all[0]?.assignment_source ?? null) as string | null,
  };
}

/**
 * Returns the model of a run, with the parameters of the run.
 * @returns the reason if app, version or parameters are not valid
 */
function modelOf(task: unknown, version: unknown, given: unknown): AppModel | Reason {
  if (task === SURVEY_TASK) return surveyOf(version, given);
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

/**
 * Returns the model of a survey, which the record contains.
 * @returns the reason if the version or the survey is not valid
 */
function surveyOf(version: unknown, given: unknown): AppModel | Reason {
  if (!isVersion(version) || minorOf(version) !== minorOf(SURVEY_VERSION))
    return because(
      `Version …; this release has ${SURVEY_VERSION} of surveys. Export with the release that the data were collected with.`,
      version,
    );
  const text = isObject(given) ? given[SURVEY_PARAMETER] : undefined;
  if (typeof text !== "string") return because("Its parameters do not contain the survey.");
  const read = surveySchema.safeParse(JSON.parse(text));
  const fault = read.success
    ? surveyFaults(read.data, "survey").map(({ path, rule }) => `${path}: ${rule.en}`)[0]
    : read.error.issues.map(({ path, message }) => `survey.${path.join(".")}: ${message}`)[0];
  if (!read.success || fault !== undefined) return because("Its survey is not valid: ….", fault);
  const model = surveyModel(read.data);
  return { ...model, facts: { ...model.facts, version } };
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
  if (task === SURVEY_TASK) {
    const model = surveyModel(JSON.parse(String(parameters[SURVEY_PARAMETER])));
    return { ...model, facts: { ...model.facts, version } };
  }
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

const rowOf = (row: Values): Row =>
  Object.fromEntries(
    COLUMNS.map((column) => [column, NAMING.has(column) ? null : (row[column] ?? null)]),
  ) as Row;
