import { COLUMNS, type TrialRecord } from "@/experiments/engine/data/columns";
import { sessionRecords } from "@/experiments/engine/data/csv";
import { isSession } from "@/experiments/engine/session/session";
import { withoutMark } from "@/lib/decode-text";
import { type Content, ofBlob } from "./content";
import { linesOf } from "./lines-of";
import { entryAt } from "./read-archive";
import type { Source } from "./read-session";
import { trialGroups } from "./read-table";
import { isObject, type Values } from "./record/values";
import { tableRows } from "./table-rows";
import type { TrialGroup } from "./trial-groups";

/** Reads the rows of a run once more. @returns null if they cannot be read any more */
export async function rowsAt(blob: Blob, { entry, line }: Source): Promise<TrialRecord[] | null> {
  try {
    const content = entry === null ? ofBlob(blob) : await entryAt(blob, entry);
    if (!content) return null;
    const head = withoutMark(await content.blob().slice(0, 64).text()).trimStart();
    return /^[{[]/.test(head)
      ? await rowsOfJson(content, line)
      : await rowsOfTable(content, line ?? 0);
  } catch {
    return null;
  }
}

async function rowsOfJson(content: Content, line: number | null): Promise<TrialRecord[] | null> {
  if (line === null) return rowsIn(JSON.parse(withoutMark(await content.blob().text())));
  const whole = await parsed(content);
  if (Array.isArray(whole)) return rowsIn(whole[line]);
  if (isObject(whole) && Array.isArray(whole.records)) return rowsIn(whole.records[line]);
  for await (const { number, text } of linesOf(content.blob()))
    if (number === line && text !== null) return rowsIn(JSON.parse(withoutMark(text)));
  return null;
}

/** Returns the value of a text that is JSON as a whole; undefined for lines of JSON. */
async function parsed(content: Content): Promise<unknown> {
  try {
    return JSON.parse(withoutMark(await content.blob().text()));
  } catch {
    return undefined;
  }
}

function rowsIn(value: unknown): TrialRecord[] | null {
  if (!isObject(value)) return null;
  if (typeof value.record === "string") return rowsIn(JSON.parse(value.record));
  if (isSession(value)) return sessionRecords(value);
  return Array.isArray(value.rows) ? value.rows.filter(isObject).map(recordOf) : null;
}

const recordOf = (row: Values): TrialRecord =>
  ({
    ...Object.fromEntries(COLUMNS.map((column) => [column, row[column] ?? null])),
    simulated: row.simulated === true,
  }) as TrialRecord;

async function rowsOfTable(content: Content, line: number): Promise<TrialRecord[] | null> {
  const opened = await tableRows(content);
  if (!opened) return null;
  const nobody = { sink: { fault: () => undefined, tick: () => undefined } };
  const groups = await trialGroups(opened, nobody, null);
  return groups?.find(({ index }) => index === line)?.rows.map(ofGroup(groups[line])) ?? null;
}

const ofGroup =
  (group: TrialGroup | undefined) =>
  (row: TrialGroup["rows"][number]): TrialRecord =>
    recordOf({ ...group?.run, ...group?.key, ...row, simulated: group?.isSimulated });
