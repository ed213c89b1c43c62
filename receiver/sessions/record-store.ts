import { type SessionRecord, sha256 } from "./session-record.ts";

/** A record as it is stored. */
export type StoredRecord = SessionRecord & {
  /** Whether it came under the key of another record, with other bytes. */
  beside: boolean;
  received: Date;
};

/** What became of a record: it has its key, is kept beside another, belongs to a withdrawn session, or has no room. */
export type Placed = "first" | "beside" | "withdrawn" | "full";

/**
 * What may be stored of one session: nobody knows whether a stranger sent it. Several processes that store at the same
 * moment may exceed it by what each of them has in hand.
 */
export const MAX_RECORDS = 1000;
/** Under one key: the first, and those beside it. */
export const MAX_VERSIONS = 20;

/**
 * Where records and the tombstones of withdrawn sessions are. Several processes may use the same; nothing is
 * kept in memory. Every promise that resolves stands for something durable.
 */
export type RecordStore = {
  /**
   * Stores a record unless it is there: the first under its key, others beside it.
   *
   * @returns `first` or `beside` also when these bytes were there already; `full` if the session has no room for more
   */
  put: (record: SessionRecord) => Promise<Placed>;
  isWithdrawn: (session: string) => Promise<boolean>;
  /** Whether anything of a session is stored. */
  has: (session: string) => Promise<boolean>;
  /** Leaves a tombstone. */
  bury: (session: string, day: string) => Promise<void>;
  /** Deletes all records of a session. */
  erase: (session: string) => Promise<void>;
  /** Deletes the records of every session that has a tombstone, as after a crash or from a backup. */
  sweep: () => Promise<void>;
  /** All records, those of a session after each other. */
  records: () => AsyncIterable<StoredRecord>;
  /** The records of one session, whether or not it is withdrawn; one is held in memory at a time, or a few small ones. */
  recordsOf: (session: string) => AsyncIterable<StoredRecord>;
  /** Removes what a crash has left. */
  tidy: () => Promise<void>;
  /** Writes something and removes it. Rejects if that fails. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

/** The name of a tombstone, from which the id of the session cannot be read. */
export const tombstoneOf = (session: string): string => sha256(session);
