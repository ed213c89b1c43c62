import { isTooSoon } from "@/experiments/engine/score/flags";
import type { Session } from "@/experiments/engine/session/session";
import {
  type AnyColumn,
  COLUMNS,
  type Column,
  identifierColumn,
  SIMULATED_COLUMN,
  type TrialRecord,
} from "./columns";
import { isReadAsOther } from "./read-as";

type Cell = string | number | boolean | null;

/** The code for an unknown or inapplicable value: R, pandas and most other programs read it as missing. */
const MISSING = "NA";

/** Columns of names and ids: every program must read their values as text, even if they look like numbers. */
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
  "site_version",
  // The person column of exports and of simulated participants.
  "person",
  "exit",
  "code",
  "earlier_exit",
  "protocol",
  "session",
  "exported_session",
]);

/** Returns whether a column contains names or ids, which every program must read as text. */
export const isIdColumn = (name: string): boolean => ID_COLUMNS.has(name) || name.startsWith("id_");

/** The beginning of a formula after any blanks, including the full-width signs of East Asian keyboards. */
const FORMULA = "[^\\S\\t\\r\\n]*[=+\\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b]";

/**
 * Places where a text needs an apostrophe, so that a spreadsheet does not run it as a formula: at its beginning, and
 * after characters at which a spreadsheet may split cells or lines. An apostrophe of the text itself gets one, too, so
 * that removing one apostrophe at each such place always restores the text.
 */
const BEGINS = new RegExp(`^(?:['\\t\\r\\n]|${FORMULA})`);
const GOES_ON = new RegExp(`[;\\t\\r\\n](?='|${FORMULA})`, "g");

/** A number is not a formula, whatever its sign: the stimulus "-1" stays unchanged. */
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Replaces NUL, at which R ends a cell and older versions of Python end the file. */
const REPLACED = "\ufffd";

/** Returns a text with an apostrophe in each place where a program would misread it. */
function marked(text: string, isId: boolean): string {
  const isOther = isId ? isReadAsOther(text) : text === "NA";
  const isFormula = BEGINS.test(text) && !PLAIN_NUMBER.test(text);
  const safe = text.replace(GOES_ON, "$&'").replaceAll("\0", REPLACED);
  return isOther || isFormula ? `'${safe}` : safe;
}

/** Returns a text as a cell, with an apostrophe and quotation marks (RFC 4180, 2.6 and 2.7) only where it needs them. */
function textCell(text: string, isId: boolean): string {
  const safe = marked(text, isId);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function cell(name: string, value: Cell): string {
  if (value === null) return MISSING;
  // R writes logicals in this way; Python scripts compare the text, and pandas reads both spellings.
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  // JavaScript writes the shortest decimals that are read back as the same double (ECMA-262, Number::toString).
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : MISSING;
  return textCell(value, isIdColumn(name));
}

/**
 * Returns a table as CSV with a header, in UTF-8 without a byte order mark. Every program reads columns of ids as text.
 * Lines end with LF instead of CRLF (RFC 4180): every CSV reader accepts both, but line tools (awk, cut, diff) would
 * add a CR to the last column.
 */
export function csv<Name extends string>(
  columns: readonly Name[],
  records: readonly Record<Name, Cell>[],
): string {
  const lines = records.map((record) => columns.map((name) => cell(name, record[name])).join(","));
  return `${[columns.join(","), ...lines].join("\n")}\n`;
}

/**
 * Returns the columns of a session: the columns of every app, a mark for simulated runs, and the identifiers of its
 * study.
 */
export const columnsOf = ({
  study,
  simulated,
}: Pick<Session, "study" | "simulated">): AnyColumn[] => [
  ...COLUMNS,
  ...(simulated ? ([SIMULATED_COLUMN] as const) : []),
  ...Object.keys(study?.ids ?? {}).map(identifierColumn),
];

/** Returns the trials of a session as records with the documented columns. */
export function sessionRecords(session: Session): TrialRecord[] {
  const { participant, device, consent, study, site = null } = session;
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
    simulated: session.simulated ?? false,
    ...identifiers,
  }));
}

/**
 * Returns the trials of a session as CSV, one row each (docs/methods.md, "Trials file"). Times are in ms with a decimal
 * point; null is NA; logicals are TRUE and FALSE. An apostrophe precedes a text that a spreadsheet would run as a
 * formula, and an id that a program would read as a number, a date or a missing value.
 */
export function sessionCsv(session: Session): string {
  return csv(columnsOf(session), sessionRecords(session));
}

/** Returns some columns of a session's first trials; each cell has the same text as in the file. */
export function firstCells(
  session: Session,
  columns: readonly Column[],
  rows: number,
): readonly (readonly string[])[] {
  const first = { ...session, rows: session.rows.slice(0, rows) };
  return sessionRecords(first).map((record) => columns.map((name) => cell(name, record[name])));
}

/** Returns the events of a session, without its trials, as records with their columns. */
export const eventRecords = ({ id, events }: Pick<Session, "id" | "events">) => ({
  columns: ["session_id", "at", "what", "block", "detail"] as const,
  records: events.map((event) => ({ session_id: id, detail: null, ...event })),
});

/** Returns the events of a session, without its trials, as CSV, one row each (docs/methods.md, "Trials file"). */
export function eventsCsv(session: Pick<Session, "id" | "events">): string {
  const { columns, records } = eventRecords(session);
  return csv(columns, records);
}
