/**
 * The columns of the trials files of format 1. Runs that began under a release with this format have only these
 * columns.
 */
export const COLUMNS_1 = [
  "session_id",
  "task",
  "task_version",
  "trial",
  "block",
  "phase",
  "condition",
  "stimulus",
  "response",
  "correct",
  "rt_ms",
  "onset_ms",
  "frame_ms",
  "late_frames",
  "input_type",
  "hidden",
  "resized",
  "excluded",
  "sitting",
  "untrusted",
  "too_soon",
  "pasted",
  "pointer_moved",
  "seed",
  "locale",
  "started_at",
  "site_version",
  "consent_version",
  "consented_at",
  "viewport_width",
  "viewport_height",
  "device_pixel_ratio",
  "screen_width",
  "screen_height",
  "pointer",
  "prolific_pid",
  "study_id",
  "prolific_session_id",
  "protocol_id",
  "document_id",
  "step",
  "step_place",
  "step_order",
  "assigned_condition",
  "assignment_source",
] as const;

/**
 * The columns that exist since format 2: the visit, the rehearsal, and the measurements of the device during the run.
 */
const COLUMNS_2 = [
  "visit",
  "rehearsal",
  "device_refresh_hz",
  "device_frame_ms",
  "device_frame_p95_ms",
  "device_late_frames",
  "device_stamp_delay_ms",
  "device_stamp_delay_p95_ms",
  "device_clock_step_ms",
  "device_stamp_clock",
  "device_stamp_offset_ms",
  "device_isolated",
  "device_inputs",
  "device_px_per_mm",
] as const;

/** The columns of the trials file, in the order of the file. They are the same for every app. */
export const COLUMNS = [...COLUMNS_1, ...COLUMNS_2] as const;
export type Column = (typeof COLUMNS)[number];

/** The type of a cell that is not null, for each kind of column. A `count` is a whole number from 0. */
type CellKinds = { count: number; number: number; logical: boolean; text: string };

/** The kind of value in each column. */
export const COLUMN_KINDS = {
  session_id: "text",
  task: "text",
  task_version: "text",
  trial: "count",
  block: "count",
  phase: "text",
  condition: "text",
  stimulus: "text",
  response: "text",
  correct: "logical",
  rt_ms: "number",
  onset_ms: "number",
  frame_ms: "number",
  late_frames: "count",
  input_type: "text",
  hidden: "logical",
  resized: "logical",
  excluded: "text",
  sitting: "count",
  untrusted: "logical",
  too_soon: "logical",
  pasted: "logical",
  pointer_moved: "logical",
  seed: "count",
  locale: "text",
  started_at: "text",
  site_version: "text",
  consent_version: "text",
  consented_at: "text",
  viewport_width: "number",
  viewport_height: "number",
  device_pixel_ratio: "number",
  screen_width: "number",
  screen_height: "number",
  pointer: "text",
  prolific_pid: "text",
  study_id: "text",
  prolific_session_id: "text",
  protocol_id: "text",
  document_id: "text",
  step: "text",
  step_place: "count",
  step_order: "text",
  assigned_condition: "text",
  assignment_source: "text",
  visit: "text",
  rehearsal: "logical",
  device_refresh_hz: "number",
  device_frame_ms: "number",
  device_frame_p95_ms: "number",
  device_late_frames: "count",
  device_stamp_delay_ms: "number",
  device_stamp_delay_p95_ms: "number",
  device_clock_step_ms: "number",
  device_stamp_clock: "text",
  device_stamp_offset_ms: "number",
  device_isolated: "logical",
  device_inputs: "text",
  device_px_per_mm: "number",
} as const satisfies Record<Column, keyof CellKinds>;

/** Returns the name of the column for an identifier in the document of a study. */
export const identifierColumn = (name: string) => `id_${name}` as const;
type IdentifierColumn = ReturnType<typeof identifierColumn>;

/**
 * The column that exists only in the data of simulated runs. Without this column, real and simulated data could be
 * merged unnoticed.
 */
export const SIMULATED_COLUMN = "simulated";
export type AnyColumn = Column | typeof SIMULATED_COLUMN | IdentifierColumn;

/** One trial as a record with the documented columns. */
export type TrialRecord = {
  [Name in Column]: CellKinds[(typeof COLUMN_KINDS)[Name]] | null;
} & { simulated: boolean } & Record<IdentifierColumn, string | null>;
