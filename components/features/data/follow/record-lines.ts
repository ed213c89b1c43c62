import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type {
  IndexEnd,
  IndexedRecord,
  RecordVersion,
} from "@/experiments/engine/sending/following";

/** The type of a file of records, with one record in each line. */
export const LINES_TYPE = "application/x-ndjson";

/** The index of the records of a study. */
export type RecordIndex = {
  /** Null if the index is the same as the index whose digest was sent with the request. */
  records: readonly IndexedRecord[] | null;
  end: IndexEnd;
};

/**
 * Reads the lines of an index.
 *
 * @returns null if the last line is missing or does not match the other lines: the index was cut off, and must not
 * withdraw anything
 */
export async function readIndex(lines: AsyncIterable<string>): Promise<RecordIndex | null> {
  const records: IndexedRecord[] = [];
  let end: IndexEnd | undefined;
  for await (const line of lines) {
    const content = objectIn(line);
    if (end || !content) return null;
    if (typeof content.index === "string") end = content as IndexEnd;
    else if (isVersion(content) && Number.isFinite(content.bytes))
      records.push(content as IndexedRecord);
    else return null;
  }
  if (!end) return null;
  if (end.isUnchanged) return { records: null, end };
  return end.records === records.length ? { records, end } : null;
}

/** A line of the answer with records. */
export type AnswerLine =
  | { kind: "record"; version: RecordVersion; line: string; bytes: number }
  /** The record is not stored any more. */
  | { kind: "withdrawn"; version: RecordVersion }
  /** The bytes do not have the digest. */
  | { kind: "damaged"; version: RecordVersion }
  | { kind: "end" }
  | { kind: "unreadable" };

/** Reads a line of the answer with records, and compares the bytes of the record with its digest. */
export function readAnswerLine(line: string): AnswerLine {
  const content = objectIn(line);
  if (!content) return { kind: "unreadable" };
  if ("answered" in content) return { kind: "end" };
  if (!isVersion(content)) return { kind: "unreadable" };
  if (content.record === null) return { kind: "withdrawn", version: content };
  const bytes = bytesOf(content);
  if (!bytes || bytesToHex(sha256(bytes)) !== content.digest)
    return { kind: "damaged", version: content };
  return { kind: "record", version: content, line, bytes: bytes.length };
}

/** Returns the key of a stored version of a record. */
export const keyOf = ({ session, kind, step, digest }: RecordVersion): string =>
  `${session} ${kind} ${step} ${digest}`;

function bytesOf({ record, base64 }: Record<string, unknown>): Uint8Array | null {
  if (typeof record === "string") return utf8ToBytes(record);
  if (typeof base64 !== "string") return null;
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

function objectIn(line: string): Record<string, unknown> | null {
  try {
    const content: unknown = JSON.parse(line);
    const isObject = typeof content === "object" && content !== null && !Array.isArray(content);
    return isObject ? (content as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

const isVersion = (
  content: Record<string, unknown>,
): content is Record<string, unknown> & RecordVersion =>
  ["session", "kind", "step", "digest"].every((field) => typeof content[field] === "string");
