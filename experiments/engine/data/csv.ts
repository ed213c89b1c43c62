import { isTooSoon } from "@/experiments/engine/score/flags";
import type { Session } from "@/experiments/engine/session/session";
import {
  type AnyColumn,
  COLUMNS,
  COLUMNS_1,
  type Column,
  identifierColumn,
  SIMULATED_COLUMN,
  type TrialRecord,
} from "./columns";
import { isReadAsOther } from "./read-as";

export type Cell = string | number | boolean | null;

/** The text for an unknown or inapplicable value. R, pandas and most other programs read it as a missing value. */
const MISSING = "NA";

/**
 * The columns with names and ids. Every program must read these columns as text, even if a value looks like a number.
 */
const ID_COLUMNS: ReadonlySet<string> = new Set([
  "session_id",
  "prolific_pid",
  "study_id",
  "prolific_session_id",
  "protocol_id",
  "document_id",
  "step",
  "step_order",
  "assigned_condition",
  "visit",
  "site_version",
  // The column that identifies a person in exports and in the data of simulated participants.
  "person",
  "exit",
  "code",
  "earlier_exit",
  "protocol",
  "session",
  "exported_session",
]);

/** Returns whether a column contains names or ids. Every program must read these columns as text. */
export const isIdColumn = (name: string): boolean => ID_COLUMNS.has(name) || name.startsWith("id_");

/** Matches the beginning of a formula after any blanks. East Asian keyboards type the full-width signs. */
const FORMULA = "[^\\S\\t\\r\\n]*[=+\\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b]";

/**
 * Matches the positions at which a text needs an apostrophe, so that a spreadsheet does not run the text as a formula:
 * the beginning of the text, and the positions after characters at which a spreadsheet may split cells or lines. If the
 * text already has an apostrophe at one of these positions, it receives a second apostrophe. Removing one apostrophe at
 * each of these positions therefore always restores the text.
 */
const BEGINS = new RegExp(`^(?:['\\t\\r\\n]|${FORMULA})`);
const GOES_ON = new RegExp(`[;\\t\\r\\n](?='|${FORMULA})`, "g");

/** A number with a sign is not a formula, so the stimulus "-1" is not changed. */
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

/** The character that replaces NUL, at which R ends a cell and older versions of Python end the file. */
const REPLACED = "\ufffd";

/** Returns a text with an apostrophe at each position at which a program would misread the text. */
function marked(text: string, isId: boolean): string {
  const isOther = isId ? isReadAsOther(text) : text === "NA";
  const isFormula = BEGINS.test(text) && !PLAIN_NUMBER.test(text);
  const safe = text.replace(GOES_ON, "$&'").replaceAll("\0", REPLACED);
  return isOther || isFormula ? `'${safe}` : safe;
}

/** Returns a text as a CSV cell, with apostrophes and quotation marks (RFC 4180, 2.6 and 2.7) only if required. */
function textCell(text: string, isId: boolean): string {
  const safe = marked(text, isId);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function cell(value: Cell, text: (value: string) => string): string {
  if (value === null) return MISSING;
  // R writes logical values in this way. The Python scripts compare the text, and pandas reads both spellings.
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  // JavaScript writes as few decimals as are needed to read back the same double (ECMA-262, Number::toString).
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : MISSING;
  return text(value);
}

/** The number of texts whose cells are remembered, and the length of these texts. */
const MOST_REMEMBERED = 10_000;
const LONGEST_REMEMBERED = 64;

/** Returns a function that returns the cell of a text. Texts repeat in many rows, and their checks take long. */
function rememberedCells(isId: boolean): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = textCell(text, isId);
    if (text.length > LONGEST_REMEMBERED) return made;
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(text, made);
    return made;
  };
}

/**
 * Returns a function that returns rows as CSV without a header, as `csv` writes them. It remembers the cells of texts for
 * all its rows.
 */
export function csvRows<Name extends string>(
  columns: readonly Name[],
  isId = isIdColumn,
): (records: readonly Record<Name, Cell>[]) => string {
  const [ids, texts] = [rememberedCells(true), rememberedCells(false)];
  const writers = columns.map((name) => [name, isId(name) ? ids : texts] as const);
  return (records) => {
    let rows = "";
    for (const record of records) {
      let separator = "";
      for (const [name, write] of writers) {
        rows += separator + cell(record[name], write);
        separator = ",";
      }
      rows += "\n";
    }
    return rows;
  };
}

/**
 * Returns a table as CSV with a header, in UTF-8 without a byte order mark. Texts in columns of ids are written so that
 * every program reads them as text. Lines end with LF, although RFC 4180 specifies CRLF. Every CSV reader accepts both
 * line ends, but line-based tools (awk, cut, diff) would read a CR as part of the last column.
 * @param isId returns whether every program must read the texts of a column as texts
 */
export function csv<Name extends string>(
  columns: readonly Name[],
  records: readonly Record<Name, Cell>[],
  isId = isIdColumn,
): string {
  return `${columns.join(",")}\n${csvRows(columns, isId)(records)}`;
}

/**
 * Returns the columns of a session's trials file: the columns that all apps share, a column that marks a simulated run,
 * and a column for each identifier in the study. A run of format 1 has only the columns of this format.
 */
export const columnsOf = ({
  format,
  study,
  simulated,
}: Pick<Session, "format" | "study" | "simulated">): AnyColumn[] => [
  ...(format === undefined ? COLUMNS_1 : COLUMNS),
  ...(simulated ? ([SIMULATED_COLUMN] as const) : []),
  ...Object.keys(study?.ids ?? {}).map(identifierColumn),
];

/** Returns the trials of a session as records with the documented columns. */
export function sessionRecords(session: Session): TrialRecord[] {
  const { participant, device, deviceFacts, consent, study, site = null } = session;
  const identifiers = Object.fromEntries(
    Object.entries(study?.ids ?? {}).map(([name, value]) => [identifierColumn(name), value]),
  );
  const { prolificPid, studyId, sessionId } = participant;
  return session.rows.map((row) => ({
    resized: null,
    untrusted: null,
    pasted: null,
    pointer_moved: null,
    ...row,
    too_soon: isTooSoon(row),
    session_id: session.id,
    task: session.app,
    task_version: session.version,
    seed: session.seed,
    locale: session.locale,
    started_at: session.startedAt,
    site_version: site,
    consent_version: consent?.version ?? null,
    consented_at: consent?.at ?? null,
    viewport_width: device.viewportWidth,
    viewport_height: device.viewportHeight,
    device_pixel_ratio: device.pixelRatio,
    screen_width: device.screenWidth ?? null,
    screen_height: device.screenHeight ?? null,
    pointer: device.pointer,
    prolific_pid: prolificPid,
    study_id: studyId,
    prolific_session_id: sessionId,
    protocol_id: study?.protocol ?? null,
    document_id: study?.document ?? null,
    step: study?.step ?? null,
    step_place: study?.place ?? null,
    step_order: study?.order.join(" ") ?? null,
    assigned_condition: study?.condition ?? null,
    assignment_source: study?.conditionSource ?? null,
    visit: study?.visit ?? null,
    rehearsal: session.format === undefined ? null : (session.rehearsal ?? false),
    device_refresh_hz: deviceFacts?.refreshHz ?? null,
    device_frame_ms: deviceFacts?.frameMs ?? null,
    device_frame_p95_ms: deviceFacts?.frameP95Ms ?? null,
    device_late_frames: deviceFacts?.lateFrames ?? null,
    device_stamp_delay_ms: deviceFacts?.stampDelayMs ?? null,
    device_stamp_delay_p95_ms: deviceFacts?.stampDelayP95Ms ?? null,
    device_clock_step_ms: deviceFacts?.clockStepMs ?? null,
    device_stamp_clock: deviceFacts?.stampClock ?? null,
    device_stamp_offset_ms: deviceFacts?.stampOffsetMs ?? null,
    device_isolated: deviceFacts?.isolated ?? null,
    device_inputs: deviceFacts?.inputs?.join(" ") ?? null,
    device_px_per_mm: deviceFacts?.pixelsPerMm ?? null,
    simulated: session.simulated ?? false,
    ...identifiers,
  }));
}

/**
 * Returns the trials of a session as CSV, with one row for each trial (docs/methods.md, "Trials file"). Times are in ms
 * with a decimal point. Null is written as NA, and logical values as TRUE and FALSE. An apostrophe precedes a text that
 * a spreadsheet would run as a formula, and an id that a program would read as a number, a date or a missing value.
 */
export function sessionCsv(session: Session): string {
  return csv(columnsOf(session), sessionRecords(session));
}

/** Returns the cells of a session's first trials in the given columns, with the same texts as in the file. */
export function firstCells(
  session: Session,
  columns: readonly Column[],
  rows: number,
): readonly (readonly string[])[] {
  const first = { ...session, rows: session.rows.slice(0, rows) };
  return sessionRecords(first).map((record) =>
    columns.map((name) => cell(record[name], (text) => textCell(text, isIdColumn(name)))),
  );
}

/** Returns the events of a session as records, and the columns of these records. Trials are not included. */
export const eventRecords = ({ id, events }: Pick<Session, "id" | "events">) => ({
  columns: ["session_id", "at", "what", "block", "detail"] as const,
  records: events.map((event) => ({ session_id: id, detail: null, ...event })),
});

/** Returns the events of a session as CSV, with one row for each event (docs/methods.md, "Trials file"). */
export function eventsCsv(session: Pick<Session, "id" | "events">): string {
  const { columns, records } = eventRecords(session);
  return csv(columns, records);
}
