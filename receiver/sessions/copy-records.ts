import { createReadStream } from "node:fs";
import { open, rename, rm, stat, truncate } from "node:fs/promises";
// These imports are types, and types do not exist at run time. The receiver therefore runs without the code of the
// site.
import type { IndexedRecord, ReadRecord } from "../../experiments/engine/sending/following.ts";
import { SettingError } from "../settings.ts";
import { bytesOf, jsonLine } from "./record-lines.ts";
import { linesOf, type RecordSource } from "./record-source.ts";
import { sha256 } from "./session-record.ts";

/** The number of records that are read at once. */
const AT_ONCE = 200;

export type Copied = {
  /** The number of records that were read. */
  read: number;
  /** The number of records that the file already contained. */
  kept: number;
  /** The number of lines that were deleted from the file, because their records are not stored any more or differ. */
  removed: number;
  /** The number of records whose session was withdrawn while the records were read. */
  withdrawn: number;
};

type Version = Pick<IndexedRecord, "session" | "kind" | "step" | "digest">;

const keyOf = ({ session, kind, step, digest }: Version) => `${session} ${kind} ${step} ${digest}`;

/** Reads all records of a source, and passes each on as a line of JSON. */
export async function printRecords(
  source: RecordSource,
  print: (line: string) => Promise<void>,
): Promise<Copied> {
  const copied = { read: 0, kept: 0, removed: 0, withdrawn: 0 };
  let waiting: IndexedRecord[] = [];
  for await (const record of source.index()) {
    waiting.push(record);
    if (waiting.length < AT_ONCE) continue;
    await readAll(source, waiting, print, copied);
    waiting = [];
  }
  await readAll(source, waiting, print, copied);
  return copied;
}

/**
 * Reads the records of a source into a file of which some lines may exist already: records that the file has are not
 * read again, and lines whose record is not listed any more are deleted, so data that were withdrawn at the source are
 * also deleted from the file.
 */
export async function copyRecords(source: RecordSource, file: string): Promise<Copied> {
  const missing = new Map<string, IndexedRecord>();
  for await (const record of source.index()) missing.set(keyOf(record), record);
  const { kept, removed } = await keepLines(file, (key) => missing.delete(key));
  const copied = { read: 0, kept, removed, withdrawn: 0 };
  const target = await open(file, "a", 0o600);
  try {
    const records = [...missing.values()];
    for (let from = 0; from < records.length; from += AT_ONCE)
      await readAll(
        source,
        records.slice(from, from + AT_ONCE),
        (line) => target.appendFile(`${line}\n`),
        copied,
      );
    await target.sync();
  } finally {
    await target.close();
  }
  return copied;
}

/** Reads records, and requests the records that an answer does not contain again. */
async function readAll(
  source: RecordSource,
  records: readonly IndexedRecord[],
  print: (line: string) => Promise<void>,
  copied: Copied,
): Promise<void> {
  const waiting = new Map(records.map((each) => [keyOf(each), each]));
  while (waiting.size > 0)
    for await (const record of source.read([...waiting.values()])) {
      const indexed = waiting.get(keyOf(record));
      if (!indexed) continue;
      waiting.delete(keyOf(record));
      if (bytesOf(record) === undefined) copied.withdrawn += 1;
      else {
        const { session, kind, step, digest, ...content } = record;
        const beside = indexed.beside && { beside: true };
        await print(jsonLine({ session, kind, step, digest, ...beside, ...content }));
        copied.read += 1;
      }
    }
}

/** The beginning of every line that this program writes. */
const BEGINNING = '{"session":';

/**
 * Deletes the lines from a file whose records are not wanted, or whose bytes differ from their digest, and a last line
 * that was cut off.
 *
 * @param isWanted is called with the key of each record; of several lines with a wanted key, only the first is kept
 * @throws SettingError if the file has other lines; it is then not changed
 */
async function keepLines(file: string, isWanted: (key: string) => boolean) {
  const partial = `${file}.partial`;
  let [kept, removed, bytes] = [0, 0, 0];
  const isKept: boolean[] = [];
  try {
    const lines = linesOf(createReadStream(file), (length) => {
      bytes += length;
    });
    for await (const line of lines) {
      if (!line.startsWith(BEGINNING)) throw foreign(file);
      const key = keyIn(line);
      const isThere = key !== undefined && isWanted(key);
      isKept.push(isThere);
      if (isThere) kept += 1;
      else removed += 1;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return { kept, removed };
    throw error;
  }
  if ((await stat(file)).size > bytes) {
    const rest = await firstBytes(file, bytes);
    if (!rest.startsWith(BEGINNING) && !BEGINNING.startsWith(rest)) throw foreign(file);
    await truncate(file, bytes);
  }
  if (removed === 0) return { kept, removed };
  // The file is replaced at once, so a process that is stopped here loses nothing.
  const target = await open(partial, "w", 0o600);
  try {
    let at = 0;
    for await (const line of linesOf(createReadStream(file)))
      if (isKept[at++]) await target.appendFile(`${line}\n`);
    await target.sync();
    await target.close();
    await rename(partial, file);
  } finally {
    await target.close().catch(() => undefined);
    await rm(partial, { force: true });
  }
  return { kept, removed };
}

const foreign = (file: string) =>
  new SettingError(`${file} has lines that are not records: name another file with --to`);

async function firstBytes(file: string, position: number): Promise<string> {
  const source = await open(file, "r");
  try {
    const { buffer, bytesRead } = await source.read({
      buffer: Buffer.alloc(BEGINNING.length),
      position,
    });
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await source.close();
  }
}

/**
 * Returns the key of the record of a line; undefined if the line has no record, or if the bytes of the record do not
 * match its digest.
 */
function keyIn(line: string): string | undefined {
  try {
    const record: ReadRecord = JSON.parse(line);
    const bytes = bytesOf(record);
    return bytes && sha256(bytes) === record.digest ? keyOf(record) : undefined;
  } catch {
    return undefined;
  }
}
