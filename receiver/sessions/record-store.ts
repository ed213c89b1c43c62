// This import is a type, and types do not exist at run time. The receiver therefore runs without the code of the site.
import type { IndexedRecord, RecordVersion } from "../../experiments/engine/sending/following.ts";
import type { PlaceStore } from "./place-store.ts";
import { type SessionRecord, sha256 } from "./session-record.ts";

/** A stored record. */
export type StoredRecord = SessionRecord & {
  /** Whether the record is conflicting: a record with the same key and different bytes arrived before this record. */
  beside: boolean;
  received: Date;
};

/**
 * The result of storing a record: the record was stored as the first record under its key, was stored as conflicting,
 * or was not stored because its session is withdrawn or full.
 */
export type Stored = "first" | "beside" | "withdrawn" | "full";

/**
 * The maximum number of records of one session. The limit exists because a stranger may send any number of records. If
 * several processes store records at the same moment, they may exceed this limit and the limit of bytes by these
 * records.
 */
export const MAX_RECORDS = 1000;
/** The limit of the number of records under one key. The first record and the conflicting records are all counted. */
export const MAX_VERSIONS = 20;

/**
 * The storage of records and of the tombstones of withdrawn sessions. Several processes may use the same storage,
 * because nothing is cached in memory. A promise resolves only when its change is durable.
 */
export type RecordStore = {
  /**
   * Stores a record unless it is already stored. The first record under its key is stored as `first`, later records as
   * `beside`.
   *
   * @param protocol the protocol id; null for a run of one app outside a study
   * @returns `first` or `beside`, also if the same bytes are already stored; `full` if the session has reached a limit
   */
  put: (record: SessionRecord, protocol: string | null) => Promise<Stored>;
  isWithdrawn: (session: string) => Promise<boolean>;
  /** Returns whether the storage contains any record of a session. */
  has: (session: string) => Promise<boolean>;
  /** Returns the ids of the steps of a session that are stored. */
  stepsOf: (session: string) => Promise<string[]>;
  /** The places of studies with balanced groups or with a quota. */
  places: PlaceStore;
  /** Returns the number of tombstones. */
  withdrawals: () => Promise<number>;
  /** Adds the tombstone of a session. */
  bury: (session: string, day: string) => Promise<void>;
  /** Deletes all records of a session. */
  erase: (session: string) => Promise<void>;
  /**
   * Deletes the records and places of every session that has a tombstone. They may exist after a crash, or after the
   * restoration of a backup.
   */
  sweep: () => Promise<void>;
  /** Lists all records, grouped by session. */
  records: () => AsyncIterable<StoredRecord>;
  /** Lists the sessions whose records belong to a protocol. */
  sessionsOf: (protocol: string) => AsyncIterable<string>;
  /**
   * Lists the records of one session, even if it is withdrawn. Only one record, or a few small records, are in memory
   * at a time.
   */
  recordsOf: (session: string) => AsyncIterable<StoredRecord>;
  /**
   * Lists the records of a protocol without their bytes, in the order of the sessions and always in the same order.
   * Withdrawn sessions are left out.
   *
   * @param protocol a protocol id, or the word for runs outside a study
   */
  indexOf: (protocol: string) => AsyncIterable<IndexedRecord>;
  /**
   * Reads the bytes of records, in the order of the versions. The bytes are undefined if the record is not stored, or
   * if its session is withdrawn.
   */
  bodiesOf: (
    versions: readonly RecordVersion[],
  ) => AsyncIterable<readonly [version: RecordVersion, body: Buffer | undefined]>;
  /** Removes files that a crash has left behind, and combines the files of places. */
  tidy: () => Promise<void>;
  /** Writes a probe and removes the probe. Rejects if the writing or the removal fails. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

/** Returns the name of a session's tombstone, which does not reveal the id of the session. */
export const tombstoneOf = (session: string): string => sha256(session);
