import type { FormAnswer } from "@/experiments/engine/contract/define-app";
import type { ParameterValue } from "@/experiments/engine/contract/define-parameters";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { BASE_PATH } from "@/lib/base-path";
import { LOCALES, type Locale } from "@/lib/routes";
import type { Consent } from "./consent";
import type { Participant } from "./participant";

/**
 * Name of the database that holds sessions; listed on the terms page (components/features/terms/stored-data.ts). A host may
 * have another copy of the site below another path, with another receiver.
 */
export const SESSIONS_DATABASE = `protocole-sessions${BASE_PATH}`;

/** What the device is like, as far as the timing of a run depends on it. No user agent string. */
export type DeviceFacts = {
  viewportWidth: number;
  viewportHeight: number;
  pixelRatio: number;
  /** `fine` for a mouse, `coarse` for a finger, `none`. */
  pointer: string;
  /** Of the whole screen, in CSS pixels; absent in runs of earlier releases. */
  screenWidth?: number;
  screenHeight?: number;
};

/** What is noted of the address that a run was opened with (docs/protocol.md, "Recruiters"). */
export type AddressEvent =
  | "id_missing"
  | "id_repaired"
  | "id_conflict"
  /** The device has another run or participation of the same person. */
  | "id_again"
  | "condition_unknown"
  | "condition_repaired"
  | "condition_conflict";

/** What happened to a session besides its trials. */
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
  /** What there is to say of it: one line of at most 1,000 characters; absent where there is nothing. */
  detail?: string;
};

/** An event that is known before the run begins. */
export type EarlyEvent = { what: AddressEvent; detail: string };

/** Which step of which study a run was, and how it came to be this one; the same for all steps of a participation. */
export type StudyStep = {
  /** Protocol id and document id, 64 hexadecimal digits each (docs/protocol.md). */
  protocol: string;
  document: string;
  /** Id of the step, and its place among the steps of this person that are apps, from 1. */
  step: string;
  place: number;
  /** The between-subjects condition, and whether it was drawn or came with the address; null without conditions. */
  condition: string | null;
  conditionSource: "drawn" | "address" | null;
  /** Ids of the steps in the order of this person. */
  order: readonly string[];
  /** What identifies the person, by the names in the document; null where the address had none. */
  ids: Readonly<Record<string, string | null>>;
};

/** One run of an app on this device: what IndexedDB holds and `session.json` exports. */
export type Session = {
  id: string;
  /** A run that nobody did; absent in all others. */
  simulated?: true;
  app: string;
  version: string;
  /** All parameters that the run was done with; absent in runs of earlier releases, which had the defaults. */
  parameters?: Readonly<Record<string, ParameterValue>>;
  /** The step of a study that the run was; absent in a run by itself. */
  study?: StudyStep;
  locale: Locale;
  /** Everything random in the run comes from it. */
  seed: number;
  /** `abandoned` when the participant began a new run instead. */
  status: "running" | "abandoned" | "finished";
  startedAt: string;
  finishedAt: string | null;
  /** Blocks that are complete; a resumed run begins at the one with this index. */
  blocksDone: number;
  blocks: number;
  sittings: number;
  participant: Participant;
  device: DeviceFacts;
  /** Release of the site that the run began on, and what was consented to; absent in runs of earlier releases. */
  site?: string | null;
  consent?: Consent;
  events: SessionEvent[];
  rows: TrialRow[];
  /** A record of each timed trial in the format of jsPsych's data, or the rows of a form as it gave them. */
  raw: object[];
  /** Answers on the screen of a form that is not complete, by item; absent where there are none. */
  draft?: FormDraft;
};

/** Answers given on one screen of a form, by item. */
export type FormDraft = Readonly<Record<string, FormAnswer<string>>>;

/**
 * Returns a new id: 48 random bits, short enough for a file name; its letters and digits satisfy Psych-DS (docs/methods.md,
 * "Psych-DS"). It begins with a letter that is no part of a number, so that no reader takes it for one, as
 * `123456e78901` would be.
 */
export function newSessionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `s${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** Returns a moment in ISO 8601 with the offset of the device, such as `2026-11-23T14:02:11.042+01:00`. */
export function localMoment(moment = new Date()): string {
  const offset = -moment.getTimezoneOffset();
  const local = new Date(moment.getTime() + offset * 60_000).toISOString().slice(0, -1);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${local}${offset < 0 ? "-" : "+"}${hours}:${minutes}`;
}

/**
 * A session that begins now.
 * @param id that of the participation, for a step of a study
 * @param noted what is known of the address
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
  >,
  id = newSessionId(),
  noted: readonly EarlyEvent[] = [],
): Session {
  const now = localMoment();
  return {
    ...run,
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

/** The session with one more event. */
export function withEvent(session: Session, what: SessionEvent["what"]): Session {
  const event = { at: localMoment(), what, block: session.blocksDone };
  return { ...session, events: [...session.events, event] };
}

/** The session with one more complete block: what a checkpoint keeps. */
export function withBlock(session: Session, rows: TrialRow[], raw: object[]): Session {
  const blocksDone = session.blocksDone + 1;
  const { draft: _, ...before } = session;
  const next = {
    ...before,
    blocksDone,
    rows: [...session.rows, ...rows],
    raw: [...session.raw, ...raw],
  };
  if (blocksDone < session.blocks) return next;
  return withEvent({ ...next, status: "finished", finishedAt: localMoment() }, "finished");
}

/** The session as it is left in the middle of a block: its trials stay in the data, and are never scored. */
export function leftIn(session: Session, rows: readonly TrialRow[]): Session {
  const broken = rows.map((row) => ({ ...row, phase: "interrupted" as const }));
  return withEvent({ ...session, rows: [...session.rows, ...broken] }, "left");
}

/** The session in another sitting, which begins at its first block that is not complete. */
export function resumed(session: Session): Session {
  return withEvent({ ...session, sittings: session.sittings + 1 }, "resumed");
}

const PHASES: unknown[] = ["practice", "test", "interrupted"] satisfies TrialRow["phase"][];
const STATUSES: unknown[] = ["running", "abandoned", "finished"] satisfies Session["status"][];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

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

const isDraft = (value: unknown) =>
  isRecord(value) &&
  Object.values(value).every((answer) => isRecord(answer) && typeof answer.value === "string");

/** Whether anything was answered in a session, so that there is something to keep. */
export const hasAnswers = ({ blocksDone, draft }: Pick<Session, "blocksDone" | "draft">) =>
  blocksDone > 0 || Object.keys(draft ?? {}).length > 0;

/** A session id; those of runs that nobody did begin with `sim-`. */
const SESSION_ID = /^(?:sim-)?[a-z0-9]{4,32}$/;

/** Whether something read from the device is a session; what is damaged is set aside, not used. */
export function isSession(value: unknown): value is Session {
  return (
    isRecord(value) &&
    typeof value.id === "string" &&
    SESSION_ID.test(value.id) &&
    typeof value.app === "string" &&
    typeof value.version === "string" &&
    LOCALES.some((locale) => locale === value.locale) &&
    isCount(value.seed) &&
    STATUSES.includes(value.status) &&
    !Number.isNaN(Date.parse(String(value.startedAt))) &&
    isCount(value.blocksDone) &&
    isCount(value.blocks) &&
    (value.blocksDone as number) <= (value.blocks as number) &&
    isCount(value.sittings) &&
    (value.parameters === undefined || isRecord(value.parameters)) &&
    (value.study === undefined || isRecord(value.study)) &&
    isRecord(value.participant) &&
    isRecord(value.device) &&
    Array.isArray(value.events) &&
    Array.isArray(value.raw) &&
    Array.isArray(value.rows) &&
    value.rows.every(isRow) &&
    (value.draft === undefined || isDraft(value.draft))
  );
}
