import { COLUMNS, type TrialRecord } from "@/experiments/engine/data/columns";
import { sessionRecords } from "@/experiments/engine/data/csv";
import { isSession } from "@/experiments/engine/session/session";
import { withoutMark } from "@/lib/decode-text";
import { type Content, ofBlob } from "./content";
import { listItems } from "./list-items";
import { entriesByPath } from "./read-archive";
import type { Source } from "./read-session";
import { trialGroups } from "./read-table";
import { eventsFault, eventsOf, type ReadEvent } from "./record/read-events";
import { isObject, type Values } from "./record/values";
import type { Inflate } from "./sink";
import { tableRows } from "./table-rows";
import type { TrialGroup } from "./trial-groups";

/**
 * The trials of a run as its file states them, and what else happened in it. Columns may be missing, and tables do not
 * have events.
 */
export type RunRows = { rows: Partial<TrialRecord>[]; events: readonly ReadEvent[] };

/** Returns the run at a position in an opened file. Returns null if the file has no such run. */
type RunOfLine = (line: number | null) => Promise<RunRows | null>;

/** Reads runs once more. The last file or entry stays open, because a data set needs all of its runs. */
export function createRunAt(inflate: Inflate) {
  let last: { blob: Blob; entry: string | null; runOf: Promise<RunOfLine | null> } | undefined;
  let archive: { blob: Blob; entryAt: ReturnType<typeof entriesByPath> } | undefined;

  async function contentAt(blob: Blob, entry: string | null): Promise<Content | null> {
    if (entry === null) return ofBlob(blob);
    if (archive?.blob !== blob) archive = { blob, entryAt: entriesByPath(blob, inflate) };
    return archive.entryAt(entry);
  }

  return {
    /** @returns a run; null if it cannot be read any more */
    async runAt(blob: Blob, { entry, line }: Source): Promise<RunRows | null> {
      try {
        if (last?.blob !== blob || last.entry !== entry)
          last = { blob, entry, runOf: opened(await contentAt(blob, entry)) };
        return (await (await last.runOf)?.(line)) ?? null;
      } catch {
        return null;
      }
    },
    /** Closes the file that is open. */
    close(): void {
      last = undefined;
      archive = undefined;
    },
  };
}

async function opened(content: Content | null): Promise<RunOfLine | null> {
  if (!content) return null;
  const head = withoutMark(decoded(await content.bytes(0, 64))).trimStart();
  return /^[{[]/.test(head) ? openedJson(content) : openedTable(content);
}

const decoded = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

const parsed = async (content: Content, from?: number, to?: number): Promise<unknown> =>
  JSON.parse(withoutMark(decoded(await content.bytes(from, to))));

function openedJson(content: Content): RunOfLine {
  let places: Promise<RecordPlace[]> | undefined;
  let whole: Promise<unknown> | undefined;
  return async (line) => {
    whole ??= line === null || (await isOneValue(content)) ? parsed(content) : undefined;
    if (whole) return runIn(partOf(await whole, line));
    places ??= placesOf(content);
    const place = (await places)[line ?? 0];
    if (!place) return null;
    const { from, to, item } = place;
    return runIn(partOf(await parsed(content, from, to), item));
  };
}

/** The position of a record: a line, or an item of the list in a line. */
type RecordPlace = { from: number; to: number; item: number | null };

/** Returns the positions of the records in lines of JSON. A line with a list holds a record for each item. */
async function placesOf(content: Content): Promise<RecordPlace[]> {
  const lines = await beginningsOf(content);
  const places: RecordPlace[] = [];
  for (const [index, { from, isList }] of lines.entries()) {
    const to = lines[index + 1]?.from ?? content.size;
    const items = isList ? listItems(decoded(await content.bytes(from, to))).length : 0;
    if (items === 0) places.push({ from, to, item: null });
    for (let item = 0; item < items; item += 1) places.push({ from, to, item });
  }
  return places;
}

function partOf(value: unknown, line: number | null): unknown {
  if (line === null) return value;
  if (Array.isArray(value)) return value[line];
  return isObject(value) && Array.isArray(value.records) ? value.records[line] : value;
}

/** Returns whether a content is one JSON value: a list, or one object in one or several lines. */
async function isOneValue(content: Content): Promise<boolean> {
  const [, second] = await beginningsOf(content, 2);
  if (second === undefined) return true;
  try {
    await parsed(content, 0, second.from);
    return false;
  } catch {
    return true;
  }
}

const CHUNK = 8_388_608;
const LINE_END = 0x0a;

/** The position at which a line begins, and whether the line holds a list. */
type Beginning = { from: number; isList: boolean };

const LIST = 0x5b;

/** Returns the position after the next end of a line; Infinity if no line ends. */
function afterLine(bytes: Uint8Array, from: number): number {
  const end = bytes.indexOf(LINE_END, from);
  return end < 0 ? Number.POSITIVE_INFINITY : end + 1;
}

/** Returns the beginnings of lines. @param most the number of lines */
async function beginningsOf(
  content: Content,
  most = Number.POSITIVE_INFINITY,
): Promise<Beginning[]> {
  const found: Beginning[] = [];
  let isBeginning = true;
  for (let from = 0; from < content.size; from += CHUNK) {
    const bytes = await content.bytes(from, Math.min(content.size, from + CHUNK));
    let at: number = isBeginning ? 0 : afterLine(bytes, 0);
    for (; at < bytes.length; at = afterLine(bytes, at)) {
      if (found.length >= most) return found;
      found.push({ from: from + at, isList: bytes[at] === LIST });
    }
    isBeginning = at === bytes.length;
  }
  return found;
}

function runIn(value: unknown): RunRows | null {
  if (!isObject(value)) return null;
  if (typeof value.record === "string") return runIn(JSON.parse(withoutMark(value.record)));
  const events = eventsFault(value.events) ? [] : eventsOf(value.events);
  if (isSession(value)) return { rows: sessionRecords(value), events };
  return Array.isArray(value.rows)
    ? { rows: value.rows.filter(isObject) as Partial<TrialRecord>[], events }
    : null;
}

/** Returns a row with all columns. */
export function recordOf(row: Values): TrialRecord {
  const record: Values = {};
  for (const column of COLUMNS) record[column] = row[column] ?? null;
  record.simulated = row.simulated === true;
  return record as TrialRecord;
}

async function openedTable(content: Content): Promise<RunOfLine | null> {
  const table = await tableRows(content);
  if (!table) return null;
  const nobody = { sink: { fault: () => undefined, tick: () => undefined } };
  const groups = await trialGroups(table, nobody, null);
  return async (line) => {
    const group = groups?.find(({ index }) => index === line);
    return group ? { rows: group.rows.map(ofGroup(group)), events: [] } : null;
  };
}

const ofGroup =
  ({ run, key, isSimulated }: TrialGroup) =>
  (row: TrialGroup["rows"][number]): Partial<TrialRecord> =>
    ({ ...run, ...key, ...row, simulated: isSimulated }) as Partial<TrialRecord>;
