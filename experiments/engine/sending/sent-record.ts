import type { ParameterValue } from "@/experiments/engine/contract/define-parameters";
import type { TrialRecord } from "@/experiments/engine/data/columns";
import type { countFlags } from "@/experiments/engine/score/flags";
import type { Consent } from "@/experiments/engine/session/consent";
import type { DeviceFacts } from "@/experiments/engine/session/device-facts";
import type { ConditionSource, Device, SessionEvent } from "@/experiments/engine/session/session";
import type { Locale } from "@/lib/routes";

/**
 * The records that a page sends to a receiver. The code that creates the records, the code that validates them
 * (`receiver/sessions/session-record.ts`), the code that reads them (`experiments/study/reading/read-sent.ts`) and their
 * description (docs/protocol.md, "What is sent") must have the same fields as these types: otherwise the code does not
 * compile, or a test fails. The receiver imports only the types, so it runs without this file.
 */

/**
 * The version number of the records' format. A changed format must have a new number. Runs that began under a release
 * with format 1 keep this format, because their receipts cover the bytes.
 */
export const RECORD_FORMAT = 2;

/** The facts that records have since format 2. Records of format 1 do not have these fields. */
type WhoseRecord = {
  /** SHA-256 of the plan that was fixed before the data collection; null without a plan. */
  planHash: string | null;
  /**
   * The first identifier or, without an identifier, the session id; in a study with visits, a random number in place of
   * the session id.
   */
  person: string;
  /** Id of the visit; null if the study does not have visits. */
  visit: string | null;
  /** True if the record belongs to a rehearsal, which does not count as data. */
  rehearsal: boolean;
};

/** The record of a format: the format 2 has all fields, and the format 1 lacks the fields of `Later`. */
type InFormats<Earlier, Later> =
  | ({ format: typeof RECORD_FORMAT } & Earlier & Later)
  | ({ format: 1 } & Earlier & { [Field in keyof Later]?: never });

/**
 * A finished step of a study, or a run outside of a study. In a run outside of a study, `protocol`, `document`, `step`
 * and `place` are null.
 */
export type StepRecord = InFormats<
  StepFields,
  WhoseRecord & {
    /** The measurements of the device during the run; null if the device was not measured. */
    deviceFacts: DeviceFacts | null;
  }
>;

type StepFields = {
  kind: "step";
  session: string;
  step: string | null;
  /** Position of the step among the tasks, surveys and device checks that this person does, from 1. */
  place: number | null;
  /** Protocol id and document id, 64 hexadecimal digits each. */
  protocol: string | null;
  document: string | null;
  /** Id of the app. */
  task: string;
  version: string;
  parameters: Readonly<Record<string, ParameterValue>> | null;
  /** Present only if the document replaces (`own`) or removes (`none`) the app's instructions. */
  instructions?: "own" | "none";
  /** Present only in simulated runs. A receiver refuses simulated runs. */
  simulated?: true;
  locale: Locale;
  condition: string | null;
  conditionSource: ConditionSource | null;
  /** Ids of the steps in this person's order. */
  order: readonly string[] | null;
  /** Identifiers in the URL, keyed by name. */
  ids: Readonly<Record<string, string | null>>;
  seed: number;
  /** Times in ISO 8601 with the device's UTC offset. */
  startedAt: string;
  finishedAt: string | null;
  sittings: number;
  /** Release of the site when the run started. */
  site: string | null;
  consent: Consent | null;
  device: Device;
  /** Number of test trials with each flag, keyed by flag. */
  flags: ReturnType<typeof countFlags>["counts"];
  events: readonly SessionEvent[];
  /** The rows of a record of format 1 have only the columns of this format. */
  rows: readonly TrialRecord[];
};

/**
 * The end of a participation. If the exit has a completion code, this record is sent after the participant has seen the
 * code.
 */
export type EndRecord = InFormats<EndFields, WhoseRecord>;

type EndFields = {
  kind: "end";
  session: string;
  protocol: string;
  document: string;
  exit: string;
  /** The displayed code; null if the exit does not have a code. */
  code: string | null;
  /** The number of step records of the session, and the receipt of all these records. */
  steps: number;
  receipt: string;
};

/**
 * The start of a participation: the participant has read the information and agreed. The record contains no answers and
 * no facts about the device. It is not part of the receipt.
 */
export type StartRecord = {
  format: typeof RECORD_FORMAT;
  kind: "start";
  session: string;
  protocol: string;
  document: string;
  condition: string | null;
  conditionSource: ConditionSource | null;
  /** The row of the square from which the order of the steps comes, from 0; null if the order has no rows. */
  row: number | null;
  ids: Readonly<Record<string, string | null>>;
  /** Time of the consent, in ISO 8601 with the device's UTC offset. */
  at: string;
} & WhoseRecord;

/** The request to delete all data of a session. Its fields are the same in all formats, so its format remains 1. */
export type WithdrawalRecord = {
  format: 1;
  kind: "withdrawal";
  session: string;
  /** Protocol id; null if only the receipt code is known. */
  protocol: string | null;
  /** Receipt of the session; null if the participant has not finished a step. */
  receipt: string | null;
  /** Time of the request, in ISO 8601 with the device's UTC offset. */
  at: string;
};

export type SentRecord = StartRecord | StepRecord | EndRecord | WithdrawalRecord;
