import {
  COLUMNS,
  type Column,
  SIMULATED_COLUMN,
  type TrialRecord,
} from "@/experiments/engine/data/columns";

/**
 * The columns that lead to a person, or to the time of a run. In a data set, these columns contain NA; `days` in
 * participants.csv states when the sessions of a person took place. The seed follows from the id of the session.
 */
const LEFT_OUT: ReadonlySet<Column> = new Set<Column>([
  "prolific_pid",
  "study_id",
  "prolific_session_id",
  "seed",
  "started_at",
  "consented_at",
]);

type PublishedColumn = Column | typeof SIMULATED_COLUMN;
export type PublishedRow = Record<PublishedColumn, TrialRecord[Column]>;

/** Returns the columns of the trials in a data set. Each row of simulated data states that it is simulated. */
export const publishedColumns = (isSimulated: boolean): PublishedColumn[] => [
  ...COLUMNS,
  ...(isSimulated ? ([SIMULATED_COLUMN] as const) : []),
];

/** Returns a trial as a data set contains it: with the new id of its session, and without identifiers and times. */
export function publishedRow(row: Partial<TrialRecord>, session: string): PublishedRow {
  const published = {} as PublishedRow;
  // A study has a million rows, and `Object.fromEntries` would take several times as long.
  for (const name of COLUMNS) published[name] = LEFT_OUT.has(name) ? null : (row[name] ?? null);
  published.session_id = session;
  published[SIMULATED_COLUMN] = row.simulated === true;
  return published;
}
