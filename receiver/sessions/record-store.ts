import { type SessionRecord, sha256 } from "./session-record.ts";

/** A stored record. */
export type StoredRecord = SessionRecord & {
  /** Whether it has the key of another record, with other bytes. */
  beside: boolean;
  received: Date;
};

/** Outcome of storing a record: first under its key, conflicting with the first, of a withdrawn session, or session full. */
export type Placed = "first" | "beside" | "withdrawn" | "full";

/**
 * Storage limits of one session, because a stranger may have sent it. Several processes that store at the same moment may
 * exceed them by the records that each of them is writing.
 */
export const MAX_RECORDS = 1000;
/** Limit of the records under one key: the first and the conflicting ones. */
export const MAX_VERSIONS = 20;

/**
 * A store of records and of the tombstones of withdrawn sessions. Several processes may use the same store; it caches nothing
 * in memory. A promise resolves only when its change is durable.
 */
export type RecordStore = {
  /**
   * Stores a record unless it is stored already: the first under its key as `first`, others as conflicting.
   *
   * @returns `first` or `beside` also if these bytes are stored already; `full` if the session has no room for more
   */
  put: (record: SessionRecord) => Promise<Placed>;
  isWithdrawn: (session: string) => Promise<boolean>;
  /** Whether the store contains any record of a session. */
  has: (session: string) => Promise<boolean>;
  /** Adds a tombstone. */
  bury: (session: string, day: string) => Promise<void>;
  /** Deletes all records of a session. */
  erase: (session: string) => Promise<void>;
  /** Deletes the records of every session that has a tombstone, as after a crash or from a backup. */
  sweep: () => Promise<void>;
  /** Lists all records, grouped by session. */
  records: () => AsyncIterable<StoredRecord>;
  /** Lists the records of one session, withdrawn or not; one record is in memory at a time, or a few small ones. */
  recordsOf: (session: string) => AsyncIterable<StoredRecord>;
  /** Removes the remains of a crash. */
  tidy: () => Promise<void>;
  /** Writes a probe and removes it. Rejects if either fails. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

/** The name of a tombstone, which does not reveal the id of the session. */
export const tombstoneOf = (session: string): string => sha256(session);
