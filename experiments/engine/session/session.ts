import type { FormAnswer } from "@/experiments/engine/contract/define-app";
import type { ParameterValues } from "@/experiments/engine/contract/define-parameters";
import { ROW_PHASES, type TrialRow } from "@/experiments/engine/contract/trial-row";
import { isRecord } from "@/lib/is-record";
import { LOCALES, type Locale } from "@/lib/routes";
import type { Consent } from "./consent";
import type { DeviceFacts } from "./device-facts";
import type { Participant } from "./participant";

/**
 * Properties of the device when a run begins. They do not include the user agent string. `DeviceFacts` contains the
 * measurements of the device during the run.
 */
export type Device = {
  viewportWidth: number;
  viewportHeight: number;
  pixelRatio: number;
  /** The main pointing device: `fine` for a mouse, `coarse` for a finger, or `none`. */
  pointer: string;
  /** Size of the device's screen, in CSS pixels; absent in simulated runs and in tryouts. */
  screenWidth?: number;
  screenHeight?: number;
};

/** Events about the URL with which a run was opened (docs/protocol.md, "Recruiters"). */
export type AddressEvent =
  | "id_missing"
  | "id_repaired"
  | "id_conflict"
  /** The device already has a run or participation of the same person. */
  | "id_again"
  | "condition_unknown"
  | "condition_repaired"
  | "condition_conflict";

/** An event of a session other than a trial. */
export type SessionEvent = {
  at: string;
  what:
    | AddressEvent
    | "started"
    | "resumed"
    | "left"
    | "resized"
    | "full_screen_on"
    | "full_screen_off"
    | "translated"
    | "key_by_place"
    | "stamp_off"
    | "abandoned"
    | "finished";
  block: number;
  /** Details in one line of at most 1,000 characters; absent if the event does not have details. */
  detail?: string;
};

/** An event that occurred before the run began. */
export type EarlyEvent = { what: AddressEvent; detail: string };

/**
 * The source of a condition: drawn from a hash, named in the URL, offered by the receiver so that the groups stay
 * equal, taken from a numbered list, or the first session because the URL does not name a condition.
 */
export const CONDITION_SOURCES = ["drawn", "address", "balanced", "list", "first"] as const;
export type ConditionSource = (typeof CONDITION_SOURCES)[number];

/** The study and the step to which a run belongs, with facts about the participation. */
export type StudyStep = {
  /** Protocol id and document id, 64 hexadecimal digits each (docs/protocol.md). */
  protocol: string;
  document: string;
  /** Id of the step, and its position (from 1) among the tasks, surveys and device checks of this person. */
  step: string;
  place: number;
  /**
   * The between-subjects condition, and the source of the assignment. Both are null if the study does not have
   * conditions.
   */
  condition: string | null;
  conditionSource: ConditionSource | null;
  /** SHA-256 of the study's plan, 64 hexadecimal digits; null without a plan. Absent in runs of format 1. */
  planHash?: string | null;
  /** Id of the visit; null if the study does not have visits. Absent in runs of format 1. */
  visit?: string | null;
  /** Ids of the steps, in the order in which this person does them. */
  order: readonly string[];
  /**
   * Identifiers of the person, keyed by their names in the document; null if the URL did not contain the identifier.
   */
  ids: Readonly<Record<string, string | null>>;
  /**
   * `own` if the document replaces the app's instructions, `none` if the document removes the instructions; otherwise
   * absent.
   */
  instructions?: "own" | "none";
};

/**
 * The facts that runs have since format 2. They are absent in a run of format 1, and in each further run of a
 * participation that began with format 1.
 */
export type WhoseRun = Pick<Session, "format" | "person" | "rehearsal">;

/** One run of an app on this device, as stored in IndexedDB and exported as `session.json`. */
export type Session = {
  id: string;
  /** The format of the run's record (`sent-record.ts`); absent in runs of releases with format 1. */
  format?: 2;
  /** The first identifier in the URL or, without an identifier, the id of the session. Absent in runs of format 1. */
  person?: string;
  /** True if the run belongs to a rehearsal, which does not count as data. */
  rehearsal?: true;
  /** True for a simulated run; absent for a run of a real participant. */
  simulated?: true;
  app: string;
  version: string;
  /** All parameters of the run. */
  parameters: ParameterValues;
  /** The study step of the run; absent for a single run. */
  study?: StudyStep;
  locale: Locale;
  /** The seed from which all random numbers of the run are generated. */
  seed: number;
  /** The status is `abandoned` if the participant started a new run instead of resuming this run. */
  status: "running" | "abandoned" | "finished";
  startedAt: string;
  finishedAt: string | null;
  /** Number of complete blocks; a resumed run begins at the block with this index. */
  blocksDone: number;
  blocks: number;
  sittings: number;
  participant: Participant;
  device: Device;
  /** The measurements of the device during the run; null if the device was not measured. Absent in runs of format 1. */
  deviceFacts?: DeviceFacts | null;
  /** Release of the site at the start of the run, and the consent; absent in simulated runs and in tryouts. */
  site?: string | null;
  consent?: Consent;
  events: SessionEvent[];
  rows: TrialRow[];
  /**
   * A record of each timed trial in the format of jsPsych's data, or the rows that the model of a questionnaire
   * returned.
   */
  raw: object[];
  /** Answers on the incomplete screen of a questionnaire, keyed by item; absent if the screen does not have answers. */
  draft?: FormDraft;
};

/** Answers on one screen of a questionnaire, keyed by item. */
export type FormDraft = Readonly<Record<string, FormAnswer<string>>>;

/**
 * Returns a new id of 48 random bits, which is short enough for a file name. Psych-DS allows only letters and digits in
 * the id (docs/methods.md, "Psych-DS"). Some programs would read an id such as `123456e78901` as a number. The id
 * therefore begins with a letter that does not occur in numbers.
 */
export function newSessionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `s${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

const PERSON_DIGITS = 12;

/** Returns a random number of twelve digits, the first of which is not zero, that relates the visits of a person. */
export function newPersonNumber(): string {
  const digits: number[] = [];
  while (digits.length < PERSON_DIGITS)
    // Bytes from 250 are left out, so that all digits are equally likely.
    for (const byte of crypto.getRandomValues(new Uint8Array(PERSON_DIGITS)))
      if (byte < 250 && digits.length < PERSON_DIGITS && (digits.length > 0 || byte % 10 > 0))
        digits.push(byte % 10);
  return digits.join("");
}

/** Returns a time in ISO 8601 with the device's UTC offset, such as `2026-11-23T14:02:11.042+01:00`. */
export function localMoment(moment = new Date()): string {
  const offset = -moment.getTimezoneOffset();
  const local = new Date(moment.getTime() + offset * 60_000).toISOString().slice(0, -1);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${local}${offset < 0 ? "-" : "+"}${hours}:${minutes}`;
}

/**
 * Returns a session that begins now.
 * @param id the id of the participation, for a step of a study
 * @param noted events about the URL, which occurred before the run
 */
export function newSession(
  run: Pick<
    Session,
    | "study"
    | "app"
    | "version"
    | "parameters"
    | "locale"
    | "seed"
    | "blocks"
    | "participant"
    | "device"
    | "site"
    | "consent"
    | "format"
    | "person"
    | "rehearsal"
  >,
  id = newSessionId(),
  noted: readonly EarlyEvent[] = [],
): Session {
  const now = localMoment();
  return {
    ...run,
    ...(run.format && { person: run.person ?? id }),
    id,
    status: "running",
    startedAt: now,
    finishedAt: null,
    blocksDone: 0,
    sittings: 1,
    events: [
      { at: now, what: "started", block: 0 },
      ...noted.map((event) => ({ at: now, block: 0, ...event })),
    ],
    rows: [],
    raw: [],
  };
}

/** Returns the session with one more event. The event occurs now. */
export function withEvent(session: Session, what: SessionEvent["what"]): Session {
  const event = { at: localMoment(), what, block: session.blocksDone };
  return { ...session, events: [...session.events, event] };
}

/**
 * Returns the session with one more complete block, as the device stores it after the block.
 * @param deviceFacts the measurements of the device in this sitting; a run of format 1 does not store it
 */
export function withBlock(
  session: Session,
  rows: TrialRow[],
  raw: object[],
  deviceFacts?: DeviceFacts,
): Session {
  const blocksDone = session.blocksDone + 1;
  const { draft: _, ...before } = session;
  const next = {
    ...before,
    ...(session.format && deviceFacts && { deviceFacts }),
    blocksDone,
    rows: [...session.rows, ...rows],
    raw: [...session.raw, ...raw],
  };
  if (blocksDone < session.blocks) return next;
  return withEvent({ ...next, status: "finished", finishedAt: localMoment() }, "finished");
}

/**
 * Returns the session after a participant left during a block. The trials of this block remain in the data but are
 * never scored.
 */
export function leftIn(session: Session, rows: readonly TrialRow[]): Session {
  const broken = rows.map((row) => ({ ...row, phase: "interrupted" as const }));
  return withEvent({ ...session, rows: [...session.rows, ...broken] }, "left");
}

/** Returns the session in a new sitting. The sitting begins at the first incomplete block. */
export function resumed(session: Session): Session {
  return withEvent({ ...session, sittings: session.sittings + 1 }, "resumed");
}

const PHASES: readonly unknown[] = ROW_PHASES;
const STATUSES: unknown[] = ["running", "abandoned", "finished"] satisfies Session["status"][];

const isCount = (value: unknown) => Number.isInteger(value) && (value as number) >= 0;

function isRow(value: unknown): boolean {
  return (
    isRecord(value) &&
    isCount(value.trial) &&
    isCount(value.block) &&
    PHASES.includes(value.phase) &&
    (value.rt_ms === null || Number.isFinite(value.rt_ms)) &&
    (value.response === null || typeof value.response === "string")
  );
}

/** Returns whether a value has the order and the identifiers without which a run of a study cannot be written. */
const isStudyStep = (value: unknown) =>
  isRecord(value) &&
  Array.isArray(value.order) &&
  value.order.every((step) => typeof step === "string") &&
  isRecord(value.ids) &&
  Object.values(value.ids).every((id) => id === null || typeof id === "string");

const isDraft = (value: unknown) =>
  isRecord(value) &&
  Object.values(value).every((answer) => isRecord(answer) && typeof answer.value === "string");

/** Returns whether a session contains any answers. A session without answers is not worth storing. */
export const hasAnswers = ({ blocksDone, draft }: Pick<Session, "blocksDone" | "draft">) =>
  blocksDone > 0 || Object.keys(draft ?? {}).length > 0;

/** Matches a session id. Ids of simulated runs begin with `sim-`. */
const SESSION_ID = /^(?:sim-)?[a-z0-9]{4,32}$/;

/** Returns whether a value from the device is a valid session. Damaged values are stored separately and not used. */
export function isSession(value: unknown): value is Session {
  return (
    isRecord(value) &&
    typeof value.id === "string" &&
    SESSION_ID.test(value.id) &&
    typeof value.app === "string" &&
    typeof value.version === "string" &&
    (value.format === undefined || (value.format === 2 && typeof value.person === "string")) &&
    LOCALES.some((locale) => locale === value.locale) &&
    isCount(value.seed) &&
    STATUSES.includes(value.status) &&
    !Number.isNaN(Date.parse(String(value.startedAt))) &&
    isCount(value.blocksDone) &&
    isCount(value.blocks) &&
    (value.blocksDone as number) <= (value.blocks as number) &&
    isCount(value.sittings) &&
    isRecord(value.parameters) &&
    (value.study === undefined || isStudyStep(value.study)) &&
    isRecord(value.participant) &&
    isRecord(value.device) &&
    (value.deviceFacts === undefined || typeof value.deviceFacts === "object") &&
    Array.isArray(value.events) &&
    Array.isArray(value.raw) &&
    Array.isArray(value.rows) &&
    value.rows.every(isRow) &&
    (value.draft === undefined || isDraft(value.draft))
  );
}
