import type { OpenAnswer, RunningStudy } from "./running-studies";
import type { SentRecord } from "./sent-record";

/**
 * The requests of a researcher's page to a receiver about a running study, and the receiver's answers
 * (docs/deploy/receiver.md, "Follow a running study"). The receiver imports only the types, so it runs without this
 * file.
 */

/** The answer to `GET /sessions/studies`: the studies whose data the receiver accepts. */
export type AcceptedStudies = {
  studies: readonly (OpenAnswer & {
    /** Protocol id. */
    protocol: string;
    /** The ids of the published documents; empty if the receiver only knows the protocol id. */
    documents: readonly string[];
  })[];
  /** Whether runs of a single app outside of a study are accepted. */
  runs: boolean;
};

/** The numbers of sessions of a study, without rehearsals and withdrawn sessions. */
export type SessionCounts = {
  /** Sessions of which a record is stored. Each session is also counted in one of the following numbers. */
  started: number;
  /** Sessions that may continue, because their last record is not older than the lease. */
  active: number;
  /** Sessions with all steps of their condition, or with the exit `completed`. */
  finished: number;
  /** Sessions by the exit in their end. */
  left: number;
  screenedOut: number;
  failedCheck: number;
  declined: number;
  /** Sessions without an end whose last record is older than the lease. */
  lapsed: number;
  /** Sessions whose place the researcher freed, and from which no record has arrived since then. */
  freed: number;
  /**
   * For each step, the number of sessions that have finished it. The totals contain only the steps that all conditions
   * have.
   */
  steps: Readonly<Record<string, number>>;
  /** The number of persons. A person may have several sessions. */
  persons: number;
  /**
   * The number of places in each state. A person has one place, whatever the number of sessions. Places that are begun
   * or finished count in the quota.
   */
  places: { offered: number; begun: number; finished: number };
};

/** The sessions because of which a study exceeds its quota. */
export type BeyondQuota = {
  /** The number of participants above the quota. */
  participants: number;
  /** The sessions that began although no place was free (at most 200), and the reason. */
  sessions: readonly {
    session: string;
    /** `late`: a record arrived while the session had no place; otherwise the source of the session's condition. */
    reason: string;
  }[];
};

/** The answer to `GET /sessions/summary?protocol=<id>`. */
export type StudySummary = {
  protocol: string;
  /** Whether the receiver accepts data of this protocol. */
  isAccepted: boolean;
  /** Null if the file of running studies does not contain the protocol. The receiver then counts nothing. */
  counted: CountedStudy | null;
  /**
   * The number of all withdrawals that the receiver knows. They are not listed by study, because the tombstone of a
   * withdrawn session does not name its study.
   */
  withdrawalsOfAllStudies: number;
};

export type CountedStudy = Required<Pick<RunningStudy, "title" | "paused" | "quota">> & {
  /** The protocol ids whose participants are counted together. */
  protocols: readonly string[];
  state: OpenAnswer["state"];
  total: SessionCounts;
  /**
   * Null if only some conditions have a quota, because the quota would reveal the numbers of these conditions. The
   * answer to `&by=condition` always has the quota.
   */
  beyondQuota: BeyondQuota | null;
  /** Each condition; only in the answer to `&by=condition`. */
  conditions?: readonly (SessionCounts & {
    condition: string | null;
    /** The quota of the condition; null without one. */
    quota: number | null;
  })[];
  /**
   * The minutes between the arrival of the first and of the last record of finished sessions, by the clock of the
   * receiver: the quartiles; null if no session has finished. They are shorter than the participation if the records
   * waited on the device, and if the page sends no start.
   */
  minutes: { sessions: number; lower: number; median: number; upper: number } | null;
  /** The seconds since the last record; null without a record. */
  lastRecordSeconds: number | null;
  /** The sessions that began in each of the last 24 hours in which any session began, in order. */
  hours: readonly {
    /** The beginning of the hour, such as `2026-11-27T09:00Z`. */
    hour: string;
    started: number;
    /**
     * Of the sessions that began in this hour, the number without a finished step. Many of them may be the work of a
     * program.
     */
    withoutStep: number;
  }[];
};

/** Identifies a stored version of a record. Under one key (session, kind, step), several versions may be stored. */
export type RecordVersion = {
  session: string;
  kind: Exclude<SentRecord["kind"], "withdrawal">;
  /** The id of the step; empty for a start, an end, and a run of one app. */
  step: string;
  /** The SHA-256 of the bytes. */
  digest: string;
};

/**
 * A line of the answer to `GET /sessions/records?protocol=<id>`, in the order of the sessions. A withdrawn session has
 * no line.
 */
export type IndexedRecord = RecordVersion & {
  bytes: number;
  /** Present if a record with the same key and other bytes arrived before this record. */
  beside?: true;
};

/**
 * The last line of the index. An index without this line was cut off, so a session that is missing in it was not
 * necessarily withdrawn.
 */
export type IndexEnd = {
  records: number;
  sessions: number;
  /**
   * The SHA-256 of the lines before. If a request states this digest as `&unless=<digest>`, an unchanged index has only
   * its last line.
   */
  index: string;
  /** Present if the index has the digest that the request stated with `&unless=`. */
  isUnchanged?: true;
};

/** The request `POST /sessions/records/read`, for at most 200 records. */
export type ReadRequest = { records: readonly RecordVersion[] };

/** A line of the answer, in the order of the request. */
export type ReadRecord = RecordVersion &
  (
    | {
        /** The bytes as a text in UTF-8; null if the record is not stored any more, because its session was withdrawn. */
        record: string | null;
      }
    | {
        /** The bytes, if they are not UTF-8. */
        base64: string;
      }
  );

/**
 * The last line of the answer: the number of lines before it. It may be smaller than the number of requested records,
 * because the size of an answer is limited; the page then requests the remaining records.
 */
export type ReadEnd = { answered: number };

/**
 * The request `POST /sessions/settings`. Settings whose fields are absent do not change; a quota of null removes the
 * limit.
 */
export type SettingsRequest = { protocol: string } & Pick<RunningStudy, "paused" | "quota">;

/** The answer: the settings after the change. */
export type SettingsAnswer = Required<Pick<RunningStudy, "paused" | "quota">> &
  OpenAnswer & { protocol: string };

/**
 * The request `POST /sessions/free`, which frees the place of a session. If further records of the session arrive, it
 * occupies the place again.
 */
export type FreeRequest = { protocol: string; session: string };

export type FreeAnswer = OpenAnswer;
