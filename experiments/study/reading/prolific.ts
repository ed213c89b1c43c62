import Papa from "papaparse";
import { withoutMark } from "@/lib/decode-text";
import { longBlanksAt } from "@/lib/long-blanks";
import { idKey, onePerSubmission, prolificStatus } from "./prolific-submission";
import type { ProlificRow, ReadFault } from "./read-session";
import { type Newline, newlineOf } from "./table-rows";

/**
 * The columns of Prolific's export that are read, by the names that they have today, and their former names
 * (docs/reading.md, "Payment").
 */
const COLUMNS = {
  submission: { name: "Submission id", former: ["session id"] },
  participant: { name: "Participant id", former: [] },
  status: { name: "Status", former: [] },
  code: { name: "Completion code", former: ["entered code", "study code"] },
} as const;

type Column = keyof typeof COLUMNS;
const ALL_COLUMNS = Object.keys(COLUMNS) as Column[];

const DELIMITERS = [",", ";", "\t"] as const;

/** The line that spreadsheets write before the header to name the separator. */
const SEPARATOR_LINE = /^sep=.\r?\n/i;

/** The position of each column; -1 for a missing column. */
type Places = Readonly<Record<Column, number>>;

const plainName = (name: string) => withoutMark(name).trim().toLowerCase().replaceAll("_", " ");

function placesOf(header: readonly string[]): Places {
  const names = header.map(plainName);
  const placeOf = (column: Column) => {
    const { name, former } = COLUMNS[column];
    return [plainName(name), ...former].map((each) => names.indexOf(each)).find((at) => at >= 0);
  };
  return {
    submission: placeOf("submission") ?? -1,
    participant: placeOf("participant") ?? -1,
    status: placeOf("status") ?? -1,
    code: placeOf("code") ?? -1,
  };
}

/**
 * Returns whether a header belongs to Prolific's export: it has three of the columns submission, participant, status and
 * completion code. Tables of other programs have the columns `session_id`, `participant_id` and `status`, so
 * `session_id` counts only beside a completion code.
 */
export function isProlific(header: readonly string[]): boolean {
  const places = placesOf(header);
  const isFormer = plainName(header[places.submission] ?? "") !== "submission id";
  const found = ALL_COLUMNS.filter(
    (column) => places[column] >= 0 && !(column === "submission" && isFormer && places.code < 0),
  );
  return found.length >= 3;
}

/**
 * Returns the separator with which the first line is a header of Prolific's export; null if the first line is not such
 * a header.
 */
function headerOf(text: string, newline: Newline): { delimiter: string; places: Places } | null {
  for (const delimiter of DELIMITERS) {
    const [header = []] = Papa.parse<string[]>(text, { delimiter, newline, preview: 1 }).data;
    if (isProlific(header)) return { delimiter, places: placesOf(header) };
  }
  return null;
}

/** Counts the rows with a fault. The fault names the first of these rows and its value. */
function counted(id: string) {
  let n = 0;
  let first = { row: 0, value: "" };
  return {
    add: (row: number, value = "") => {
      if (n === 0) first = { row, value: value.slice(0, 40) };
      n += 1;
    },
    faults: (): ReadFault[] =>
      n === 0 ? [] : [{ id, values: { n, value: first.value }, at: String(first.row) }],
  };
}

/**
 * Reads Prolific's demographic export, in its present or a former form. The result contains only the ids, the status and
 * the completion code of each submission, one row for each submission; all other columns, such as demographics, are
 * dropped while the text is read. A missing column is empty in all rows.
 *
 * The faults are `prolificColumn` (`column`, its name), `prolificDouble` (a submission in several rows),
 * `prolificStatus` (`value`, the first unknown status), `prolificNoId` (rows without ids, which are not read) and
 * `prolificQuote` (an open quotation mark). All but the first have `n`, the number of rows, and `at`, the first of these
 * rows, where the header is row 1.
 * @param text the text of a file; a byte order mark and a line `sep=;` are skipped
 * @returns null if the text does not begin with a header of Prolific's export
 */
export function prolificRows(
  text: string,
): { rows: readonly ProlificRow[]; faults: readonly ReadFault[] } | null {
  const body = withoutMark(text).replace(SEPARATOR_LINE, "");
  const newline = newlineOf(body);
  const long = longBlanksAt(body, newline);
  const read = long < 0 ? body : body.slice(0, long);
  const header = headerOf(read, newline);
  if (!header) return null;
  const { delimiter, places } = header;
  const double = counted("prolificDouble");
  const unknown = counted("prolificStatus");
  const noId = counted("prolificNoId");
  const quote = counted("prolificQuote");
  const rows: ProlificRow[] = [];
  const seen = new Set<string>();
  let number = 0;
  Papa.parse<string[]>(read, {
    delimiter,
    newline,
    step: ({ data: cells, errors }) => {
      number += 1;
      if (errors.some(({ type }) => type === "Quotes")) quote.add(number);
      if (number === 1 || cells.every((cell) => cell.trim() === "")) return;
      const row = rowOf(cells, places);
      if (row.submission === "" && row.participant === "") return noId.add(number);
      if (places.status >= 0 && prolificStatus(row.status) === null)
        unknown.add(number, row.status);
      const key = idKey(row.submission);
      if (key !== "" && seen.has(key)) double.add(number);
      seen.add(key);
      rows.push(row);
    },
  });
  if (long >= 0 && quote.faults().length === 0) quote.add(number);
  return {
    rows: onePerSubmission(rows),
    faults: [
      ...missingColumns(places),
      ...[double, unknown, noId, quote].flatMap(({ faults }) => faults()),
    ],
  };
}

function rowOf(cells: readonly string[], places: Places): ProlificRow {
  // An id with a line break would be two ids when it is copied.
  const cell = (column: Column) => cells[places[column]]?.trim().replace(/\s+/g, " ") ?? "";
  const status = cell("status");
  return {
    submission: cell("submission"),
    participant: cell("participant"),
    status: prolificStatus(status) ?? status.toUpperCase(),
    code: cell("code") || null,
  };
}

const missingColumns = (places: Places): ReadFault[] =>
  ALL_COLUMNS.filter((column) => places[column] < 0).map((column) => ({
    id: "prolificColumn",
    values: { column: COLUMNS[column].name },
    at: null,
  }));
