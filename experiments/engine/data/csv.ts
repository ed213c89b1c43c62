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

/** What is not known or does not apply: R reads it as such, and so do pandas and most others. */
const MISSING = "NA";

/** Columns of names and ids: each value is a text to every reader, whatever it looks like. */
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
  // Of the tables of an export, and of simulated participants.
  "person",
  "exit",
  "code",
  "earlier_exit",
  "protocol",
  "session",
  "exported_session",
]);

/** Whether a column holds names or ids, which every reader is to take for texts. */
export const isIdColumn = (name: string): boolean => ID_COLUMNS.has(name) || name.startsWith("id_");

/** What begins a formula, also in the full-width signs of East Asian keyboards, whatever blanks come first. */
const FORMULA = "[^\\S\\t\\r\\n]*[=+\\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b]";

/**
 * Where a text needs an apostrophe, so that no spreadsheet runs it as a formula: at its beginning, and behind what a
 * spreadsheet may split cells or lines at. Also before an apostrophe of the text, so that taking one off each such place
 * always gives the text back.
 */
const BEGINS = new RegExp(`^(?:['\\t\\r\\n]|${FORMULA})`);
const GOES_ON = new RegExp(`[;\\t\\r\\n](?='|${FORMULA})`, "g");

/** A number is no formula, whatever its sign: a stimulus "-1" stays as it is. */
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

/** For a NUL, at which R ends a cell and older Pythons the whole file. */
const REPLACED = "\ufffd";

/** Returns a text with an apostrophe wherever a reader would make something else of it. */
function marked(text: string, isId: boolean): string {
  const isOther = isId ? isReadAsOther(text) : text === "NA";
  const isFormula = BEGINS.test(text) && !PLAIN_NUMBER.test(text);
  const safe = text.replace(GOES_ON, "$&'").replaceAll("\0", REPLACED);
  return isOther || isFormula ? `'${safe}` : safe;
}

/** A text as a cell: marked with an apostrophe and quoted (RFC 4180, 2.6 and 2.7) only where needed. */
function textCell(text: string, isId: boolean): string {
  const safe = marked(text, isId);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function cell(name: string, value: Cell): string {
  if (value === null) return MISSING;
  // As R writes them; Python compares with the text, and pandas knows both spellings.
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  // The shortest decimals that read back to the same double (ECMA-262, Number::toString).
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : MISSING;
  return textCell(value, isIdColumn(name));
}

/**
 * A table as CSV in UTF-8 without a byte order mark, its header first. What stands in a column of ids is a text to every
 * reader. Lines end with LF and not, as
 * RFC 4180 says, with CRLF: every reader of CSV takes both, but for line tools (awk, cut, diff) a CR
 * would be part of the last column.
 */
export function csv<Name extends string>(
  columns: readonly Name[],
  records: readonly Record<Name, Cell>[],
): string {
  const lines = records.map((record) => columns.map((name) => cell(name, record[name])).join(","));
  return `${[columns.join(","), ...lines].join("\n")}\n`;
}

/** The columns of a session: those of every app, whether it is simulated, then the identifiers of its study. */
export const columnsOf = ({
  study,
  simulated,
}: Pick<Session, "study" | "simulated">): AnyColumn[] => [
  ...COLUMNS,
  ...(simulated ? ([SIMULATED_COLUMN] as const) : []),
  ...Object.keys(study?.ids ?? {}).map(identifierColumn),
];

/** The trials of a session as records with the documented columns. */
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
 * The trials of a session, one row each (docs/methods.md, "Trials file"). Times are in ms with a
 * decimal point; null is NA; booleans are TRUE and FALSE; an apostrophe precedes what a spreadsheet
 * would take for a formula, and ids that a reader would take for a number, a date or something missing.
 */
export function sessionCsv(session: Session): string {
  return csv(columnsOf(session), sessionRecords(session));
}

/** Returns the first rows of a session's trials in some of the columns, each cell as the file writes it. */
export function firstCells(
  session: Session,
  columns: readonly Column[],
  rows: number,
): readonly (readonly string[])[] {
  const first = { ...session, rows: session.rows.slice(0, rows) };
  return sessionRecords(first).map((record) => columns.map((name) => cell(name, record[name])));
}

/** What happened in a session besides its trials, as records with their columns. */
export const eventRecords = ({ id, events }: Pick<Session, "id" | "events">) => ({
  columns: ["session_id", "at", "what", "block", "detail"] as const,
  records: events.map((event) => ({ session_id: id, detail: null, ...event })),
});

/** What happened in a session besides its trials, one row each (docs/methods.md, "Trials file"). */
export function eventsCsv(session: Pick<Session, "id" | "events">): string {
  const { columns, records } = eventRecords(session);
  return csv(columns, records);
}
