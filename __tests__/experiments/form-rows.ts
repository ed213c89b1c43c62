import type { FormRow } from "@/experiments/engine/contract/define-app";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";

type Outcome = Omit<FormRow, "rt_ms" | "input_type" | "hidden">;

/**
 * Returns rows in the format in which the run of a questionnaire stores them. For each item, the caller passes the
 * columns of the app.
 */
export function formRows(outcomes: readonly Outcome[], perBlock: number): TrialRow[] {
  return outcomes.map((outcome, index) => ({
    trial: index + 1,
    block: Math.floor(index / perBlock) + 1,
    phase: "test",
    condition: outcome.condition,
    stimulus: outcome.stimulus,
    response: outcome.response,
    correct: outcome.correct,
    rt_ms: 1000 * (index + 1),
    onset_ms: null,
    frame_ms: null,
    late_frames: null,
    input_type: "mouse",
    hidden: false,
    excluded: outcome.excluded,
    sitting: 1,
  }));
}
