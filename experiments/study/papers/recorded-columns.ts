import { COLUMNS, type Column } from "@/experiments/engine/data/columns";
import type { PapersPayload } from "./paper";

/** A group of recorded data that papers describe in one sentence. */
export type RecordedGroup = keyof PapersPayload["words"]["recorded"];

/** The group of each column of the data. TypeScript reports an error if a column does not have a group. */
const GROUP_OF: Record<Column, RecordedGroup> = {
  session_id: "course",
  task: "shown",
  task_version: "shown",
  trial: "shown",
  block: "shown",
  phase: "shown",
  condition: "shown",
  stimulus: "shown",
  response: "answers",
  correct: "answers",
  rt_ms: "answers",
  onset_ms: "shown",
  frame_ms: "device",
  late_frames: "device",
  input_type: "manner",
  hidden: "manner",
  resized: "manner",
  excluded: "answers",
  sitting: "course",
  untrusted: "manner",
  too_soon: "manner",
  pasted: "manner",
  pointer_moved: "manner",
  seed: "shown",
  locale: "course",
  started_at: "course",
  site_version: "course",
  consent_version: "consent",
  consented_at: "consent",
  viewport_width: "device",
  viewport_height: "device",
  device_pixel_ratio: "device",
  screen_width: "device",
  screen_height: "device",
  pointer: "device",
  // Only runs outside a study have these columns. A study has other columns: one for each identifier that its document
  // names.
  prolific_pid: "identifiers",
  study_id: "identifiers",
  prolific_session_id: "identifiers",
  protocol_id: "study",
  document_id: "study",
  step: "study",
  step_place: "study",
  step_order: "study",
  assigned_condition: "study",
  assignment_source: "study",
  visit: "study",
  rehearsal: "study",
  device_refresh_hz: "device",
  device_frame_ms: "device",
  device_frame_p95_ms: "device",
  device_late_frames: "device",
  device_stamp_delay_ms: "device",
  device_stamp_delay_p95_ms: "device",
  device_clock_step_ms: "device",
  device_stamp_clock: "device",
  device_stamp_offset_ms: "device",
  device_isolated: "device",
  device_inputs: "device",
  device_px_per_mm: "device",
};

const GROUPS: readonly RecordedGroup[] = [
  "answers",
  "manner",
  "shown",
  "course",
  "consent",
  "device",
  "study",
  "identifiers",
];

/**
 * Returns the groups of data that a study records about a participant, each with its columns in the order of the data.
 * @param identifiers the columns of the document's identifiers; without columns, the group of identifiers is left out
 */
export function recordedGroups(
  identifiers: readonly string[],
): { group: RecordedGroup; columns: readonly string[] }[] {
  return GROUPS.map((group) => ({
    group,
    columns:
      group === "identifiers"
        ? identifiers
        : COLUMNS.filter((column) => GROUP_OF[column] === group),
  })).filter(({ columns }) => columns.length > 0);
}
