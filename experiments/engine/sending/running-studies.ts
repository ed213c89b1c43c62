import type { Locale } from "@/lib/routes";

/**
 * The settings of running studies, which the build writes to `studies.json` and the receiver reads. Quota and pause
 * belong to the running study and not to its document, so they can change while people take part. The receiver imports
 * only the types, so it runs without this file.
 */
export type RunningStudies = {
  format: 1;
  /** The studies, keyed by protocol id (64 hexadecimal digits). */
  studies: Readonly<Record<string, RunningStudy>>;
};

export type RunningStudy = {
  /** The ids of the documents of this protocol that are published. */
  documents: readonly string[];
  title: string | Readonly<Partial<Record<Locale, string>>>;
  /** The conditions of the study; a study without conditions has one entry whose name is null. */
  conditions: readonly StudyCondition[];
  /** The time after its last record for which a session still counts as active. */
  leaseMinutes: number;
  /**
   * The id of the first visit, at which people take their places: records of other visits are not counted. Absent in a
   * study without visits.
   */
  firstVisit?: string;
  /** The last day on which participants may withdraw, such as `2026-12-31`; absent or null without such a day. */
  withdrawUntil?: string | null;
  /**
   * The number of participants who may finish: of the whole study, or of each condition by its name. A condition that
   * the object does not contain has no limit. Absent or null: no limit.
   */
  quota?: number | Readonly<Record<string, number>> | null;
  /** Whether nobody new may begin; absent counts as false. */
  paused?: boolean;
  /** Protocol ids of other versions of the same study. The participants of all versions are counted together. */
  sameStudyAs?: readonly string[];
};

export type StudyCondition = {
  name: string | null;
  /** The ids of the steps that send data in this condition. A session with all of them is finished. */
  steps: readonly string[];
  /** The number of rows of the square from which the order of the steps comes; null if the order has no rows. */
  rows: number | null;
};

/** The question after the consent: which condition and row has this person? */
export type PlaceRequest = {
  /** Protocol id. */
  protocol: string;
  /** Id of the session. */
  session: string;
  /**
   * SHA-256 of `JSON.stringify([protocol, "person", person])` (`personHash`), where `person` is the field of the
   * records: the first identifier or, without one, the session id (in a study with visits a random number).
   */
  person: string;
  rehearsal: boolean;
};

/** The answer to the question before the consent. */
export type OpenAnswer = { state: "open" | "full" | "paused" };

/** The answer to the question after the consent. Both values are null if the receiver does not assign any. */
export type PlaceAnswer = OpenAnswer & { condition: string | null; row: number | null };
