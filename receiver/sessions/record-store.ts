import { type SessionRecord, sha256 } from "./session-record.ts";

/** A record as it is stored. */
export type StoredRecord = SessionRecord & {
  /** Whether it came under the key of another record, with other bytes. */
  beside: boolean;
  received: Date;
};

/** What became of a record: it has its key, is kept beside another, or belongs to a withdrawn session. */
export type Placed = "first" | "beside" | "withdrawn";

/**
 * Where records and the tombstones of withdrawn sessions are. Several processes may use the same; nothing is
 * kept in memory. Every promise that resolves stands for something durable.
 */
export type RecordStore = {
  /**
   * Stores a record unless it is there: the first under its key, others beside it.
   *
   * @returns `first` or `beside` also when these bytes were there already
   */
  put: (record: SessionRecord) => Promise<Placed>;
  isWithdrawn: (session: string) => Promise<boolean>;
  /** Leaves a tombstone. */
  bury: (session: string, day: string) => Promise<void>;
  /** Deletes all records of a session. */
  erase: (session: string) => Promise<void>;
  /** Deletes the records of every session that has a tombstone, as after a crash or from a backup. */
  sweep: () => Promise<void>;
  /** All records, those of a session after each other. */
  records: () => AsyncIterable<StoredRecord>;
  /** Rejects if the store does not answer. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

/** The name of a tombstone, from which the id of the session cannot be read. */
export const tombstoneOf = (session: string): string => sha256(session);
