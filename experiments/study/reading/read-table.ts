import { ROUNDED } from "./cells";
import type { Content } from "./content";
import { boundedValues, faultOf } from "./faults";
import { LIMITS } from "./limits";
import { isProlific, prolificRows } from "./prolific";
import { placeOf, readGroup } from "./read-group";
import { isSettings } from "./receiver-files";
import { type Part, readAlone, type Tools } from "./sink";
import { type TableRows, tableRows } from "./table-rows";
import { createGroups, isTrialsHeader, type TrialGroup, trialColumns } from "./trial-groups";

/** The number of bytes from which the encoding is determined before the kind of the table is known. */
const FIRST = 1_000_000;

/** The number of rows after which the page receives the progress. */
const TICK_ROWS = 2000;

/** The first columns of tables in archives that the reader does not need. */
const KNOWN = [
  ["name", "description"],
  ["session_id", "at", "what"],
  ["session_id", "step", "at", "what"],
  ["session_id", "seconds", "what"],
  ["session_id", "condition", "truth"],
  ["session_id", "exit", "code"],
  ["assigned_condition", "consented"],
  ["exported_session", "step"],
  ["protocol", "session", "exported_session"],
];

/** Reads a table: trials, Prolific's export, or the ids of withdrawn sessions. */
export async function readTable(content: Content, part: Part, tools: Tools): Promise<void> {
  const { sink } = tools;
  const opened = await tableRows(content, FIRST);
  if (!opened) {
    sink.kind("other");
    return sink.fault(faultOf(content.size === 0 ? "empty" : "notText", {}, part.entry));
  }
  const { header } = opened;
  if (isTrialsHeader(header)) {
    const whole = content.size > FIRST ? await tableRows(content) : opened;
    return whole ? readTrials(whole, part, tools) : undefined;
  }
  if (isProlific(header)) return readProlific(opened, content, part, tools);
  if (header.length === 1 && header[0]?.toLowerCase() === "session_id")
    return readWithdrawn(opened, tools);
  if (isSettings(header)) return sink.kind("known");
  if (KNOWN.some((names) => names.every((name, index) => header[index] === name)))
    return sink.kind("known");
  sink.kind("other");
  const near = trialColumns(header);
  if (near.length > 2) {
    const missing = ["session_id", "task", "task_version", "trial", "phase"].filter(
      (name) => !header.includes(name),
    );
    return sink.fault(faultOf("tableLacks", { columns: missing.join(", ") }, part.entry));
  }
  // The content is not displayed, because the file may be anything, also a file of passwords.
  sink.fault(faultOf("otherTable", { count: header.length }, part.entry));
}

/** Reads Prolific's export. Only the ids, the status and the code of each line are kept. */
async function readProlific(
  { table, text }: TableRows,
  { size }: Content,
  { entry }: Part,
  { sink }: Tools,
): Promise<void> {
  sink.kind("prolific");
  sink.table(table);
  if (size > LIMITS.record) return sink.fault(faultOf("prolificTooLarge", {}, entry));
  const read = prolificRows(await text());
  for (const row of read?.rows ?? []) sink.prolific(row);
  for (const { values, ...fault } of read?.faults ?? [])
    sink.fault({ ...fault, values: boundedValues(values) });
}

async function readWithdrawn({ rows, table }: TableRows, { sink }: Tools): Promise<void> {
  sink.kind("withdrawn");
  sink.table(table);
  for await (const { cells } of rows()) {
    const id = cells[0]?.trim() ?? "";
    if (ROUNDED.test(id)) sink.fault(faultOf("idRounded", { value: id, column: "session_id" }));
    if (id !== "") sink.withdraw(id.replace(/^'/, ""));
  }
}

/**
 * Returns the runs of a table of trials. Each run is read separately, so that a fault in one run does not affect other
 * runs.
 * @returns null if the table has too many rows
 */
export async function trialGroups(
  { header, rows, table }: TableRows,
  tools: { sink: Pick<Tools["sink"], "fault" | "tick"> },
  entry: string | null,
): Promise<readonly TrialGroup[] | null> {
  const { sink } = tools;
  const groups = createGroups(header, table.separator);
  // A table that was appended to another table repeats the header.
  const isHeader = (cells: readonly string[]) =>
    cells.every((cell, index) => cell.trim() === header[index]);
  const read = rows();
  let count = 0;
  for (let next = await read.next(); ; next = await read.next()) {
    if (next.done) {
      if (next.value.isUnclosed) sink.fault(faultOf("quote", {}, entry));
      break;
    }
    const { cells: all, number } = next.value;
    // Spreadsheets may add empty cells at the end of rows.
    const isPadded = all.slice(header.length).every((cell) => cell.trim() === "");
    const cells = isPadded ? all.slice(0, header.length) : all;
    // In a row with another number of cells, cells may be below the names of other columns.
    if (cells.length !== header.length) {
      const fault = cells.length < header.length ? "rowCutOff" : "rowTooLong";
      sink.fault(faultOf(fault, { line: number }, entry));
      continue;
    }
    if (isHeader(cells)) continue;
    count += 1;
    if (count > LIMITS.rows) {
      sink.fault(faultOf("tooManyRows", { rows: LIMITS.rows }, entry));
      return null;
    }
    groups.add(cells, number);
    if (count % TICK_ROWS === 0) await sink.tick();
  }
  return groups.groups();
}

async function readTrials(opened: TableRows, part: Part, tools: Tools): Promise<void> {
  const { sink } = tools;
  sink.kind("table");
  sink.table(opened.table);
  const groups = await trialGroups(opened, tools, part.entry);
  for (const group of groups ?? []) {
    await readAlone(sink, placeOf(group, part), () => readGroup(group, part, tools));
    await sink.tick();
  }
}
