import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
// These imports are types, and types do not exist at run time. The receiver therefore runs without the code of the
// site.
import type {
  IndexEnd,
  IndexedRecord,
  ReadEnd,
  ReadRecord,
  RecordVersion,
} from "../../experiments/engine/sending/following.ts";
import type { RecordStore } from "./record-store.ts";

/**
 * The number of bytes of records after which an answer ends. An answer has at least one record, even if the record is
 * larger.
 */
const MOST_BYTES = 16_000_000;

/** Characters that some programs read as the end of a line, although JSON allows them in texts. */
const LINE_ENDS = /[\u0085\u2028\u2029]/g;

/** Returns JSON on one line, for every program that reads lines. */
export const jsonLine = (content: object): string =>
  JSON.stringify(content).replace(
    LINE_ENDS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** Returns the line of a record. The text in the line has exactly the bytes of the record in UTF-8. */
export function recordLine(
  { session, kind, step, digest }: RecordVersion,
  body: Buffer | undefined,
): ReadRecord {
  const version = { session, kind, step, digest };
  if (body && !isUtf8(body)) return { ...version, base64: body.toString("base64") };
  // The decoder of TextDecoder would drop a byte order mark.
  return { ...version, record: body?.toString("utf8") ?? null };
}

/** Returns the bytes of a record; undefined if it is not stored any more. */
export const bytesOf = (record: ReadRecord): Buffer | undefined => {
  if ("base64" in record) return Buffer.from(record.base64, "base64");
  return record.record === null ? undefined : Buffer.from(record.record);
};

/**
 * Makes the lines of the index of a protocol.
 *
 * @param unless the digest of an index; if the index still has this digest, only its last line is made
 */
export async function* indexLines(
  store: RecordStore,
  protocol: string,
  unless: string | null,
): AsyncGenerator<string> {
  if (unless !== null) {
    const end = createEnd();
    for await (const record of store.indexOf(protocol)) end.add(record);
    if (end.get().index === unless)
      return void (yield jsonLine({ ...end.get(), isUnchanged: true } satisfies IndexEnd));
  }
  const end = createEnd();
  for await (const record of store.indexOf(protocol)) yield end.add(record);
  yield jsonLine(end.get());
}

function createEnd() {
  const hash = createHash("sha256");
  let [records, sessions, last] = [0, 0, ""];
  return {
    /** @returns the line of the record */
    add(record: IndexedRecord): string {
      const line = jsonLine(record);
      hash.update(`${line}\n`);
      records += 1;
      if (record.session !== last) sessions += 1;
      last = record.session;
      return line;
    },
    get: (): IndexEnd => ({ records, sessions, index: hash.copy().digest("hex") }),
  };
}

/**
 * Makes the lines with the bytes of records.
 *
 * @param onRead is called at the end, also of an answer that is cut off, with the number of records
 */
export async function* recordLines(
  store: RecordStore,
  versions: readonly RecordVersion[],
  onRead: (records: number) => void,
): AsyncGenerator<string> {
  let [answered, records, bytes] = [0, 0, 0];
  try {
    for await (const [version, body] of store.bodiesOf(versions)) {
      if (body) records += 1;
      yield jsonLine(recordLine(version, body));
      answered += 1;
      bytes += body?.length ?? 0;
      if (bytes >= MOST_BYTES) break;
    }
    yield jsonLine({ answered } satisfies ReadEnd);
  } finally {
    onRead(records);
  }
}
