import type { ProlificRow } from "./read-session";

/**
 * The statuses of a submission, from the first to the last that a submission can have
 * (https://docs.prolific.com/api-reference/submissions/submission-object).
 */
const STATUSES = [
  "RESERVED",
  "ACTIVE",
  "TIMED-OUT",
  "AWAITING REVIEW",
  "RETURNED",
  "REJECTED",
  "SCREENED OUT",
  "PARTIALLY APPROVED",
  "APPROVED",
] as const;

export type ProlificStatus = (typeof STATUSES)[number];

const plain = (text: string) =>
  text
    .trim()
    .toUpperCase()
    .replace(/[\s_-]+/g, " ");

const KNOWN: ReadonlyMap<string, ProlificStatus> = new Map(
  STATUSES.map((status) => [plain(status), status]),
);

/** Returns the status that a text names, in any case and with `_`, `-` or a space; null if the status is not known. */
export const prolificStatus = (text: string): ProlificStatus | null =>
  KNOWN.get(plain(text)) ?? null;

/** Returns the form in which ids are compared: without surrounding spaces and in lower case. */
export const idKey = (id: string): string => id.trim().toLowerCase();

const rankOf = ({ status }: ProlificRow) => (STATUSES as readonly string[]).indexOf(status);

/**
 * Returns the rows with one row for each submission, the row with the last status: an export from before the approval
 * together with an export from after the approval is read as the second export alone. Rows without a submission id
 * remain.
 */
export function onePerSubmission(rows: readonly ProlificRow[]): ProlificRow[] {
  const found = new Map<string, ProlificRow>();
  for (const [at, row] of rows.entries()) {
    const key = row.submission === "" ? `row ${at}` : idKey(row.submission);
    const before = found.get(key);
    found.set(key, before && rankOf(before) >= rankOf(row) ? before : row);
  }
  return [...found.values()];
}
