import type { ParameterValue } from "@/experiments/engine/contract/define-parameters";
import type { TrialRecord } from "@/experiments/engine/data/columns";
import type { countFlags } from "@/experiments/engine/score/flags";
import type { Consent } from "@/experiments/engine/session/consent";
import type { DeviceFacts, SessionEvent } from "@/experiments/engine/session/session";
import type { Locale } from "@/lib/routes";

/**
 * The records that a page sends to a receiver. What makes them, validates them (`receiver/sessions/session-record.ts`),
 * reads them (`scripts/export/read-record.ts`) and describes them (docs/protocol.md, "What is sent") follows from these
 * types: it does not compile, or a test fails, where it lacks a field. The receiver imports types only, so it runs
 * without this file.
 */

/** The format of the records; a later one is another number. */
export const RECORD_FORMAT = 1;

type Format = typeof RECORD_FORMAT;

/** A finished step of a study, or a run by itself, whose `protocol`, `document`, `step` and `place` are null. */
export type StepRecord = {
  format: Format;
  kind: "step";
  session: string;
  step: string | null;
  /** Place among the steps of this person that are apps, from 1. */
  place: number | null;
  /** Protocol id and document id, 64 hexadecimal digits each. */
  protocol: string | null;
  document: string | null;
  /** Id of the app. */
  task: string;
  version: string;
  parameters: Readonly<Record<string, ParameterValue>> | null;
  /** Only in runs that nobody did; a receiver refuses them. */
  simulated?: true;
  locale: Locale;
  condition: string | null;
  conditionSource: "drawn" | "address" | null;
  /** Ids of the steps in the order of this person. */
  order: readonly string[] | null;
  /** Identifiers in the address, by name. */
  ids: Readonly<Record<string, string | null>>;
  seed: number;
  /** Moments in ISO 8601 with the offset of the device. */
  startedAt: string;
  finishedAt: string | null;
  sittings: number;
  /** Release of the site that the run began on. */
  site: string | null;
  consent: Consent | null;
  device: DeviceFacts;
  /** How many test trials carry each flag. */
  flags: ReturnType<typeof countFlags>["counts"];
  events: readonly SessionEvent[];
  rows: readonly TrialRecord[];
};

/** How a participation ended, sent once its code, if it has one, is shown. */
export type EndRecord = {
  format: Format;
  kind: "end";
  session: string;
  protocol: string;
  document: string;
  exit: string;
  /** The code that was shown; null for none. */
  code: string | null;
  /** How many step records belong to the session, and the receipt of them all. */
  steps: number;
  receipt: string;
};

/** The request to delete all of a session. */
export type WithdrawalRecord = {
  format: Format;
  kind: "withdrawal";
  session: string;
  /** Null where only the receipt code is known. */
  protocol: string | null;
  /** Null where no step was finished. */
  receipt: string | null;
  /** The moment of the request, in ISO 8601 with the offset of the device. */
  at: string;
};

export type SentRecord = StepRecord | EndRecord | WithdrawalRecord;
