/**
 * The phases of trials. If a participant leaves a block before its end, the finished trials of the block are
 * `interrupted`, and the block is drawn again later.
 */
export const ROW_PHASES = ["practice", "test", "interrupted"] as const;
type RowPhase = (typeof ROW_PHASES)[number];

/** Practice trials are recorded in the same way as test trials, but never scored. */
export type BlockPhase = Exclude<RowPhase, "interrupted">;

/**
 * One trial, or one item of a questionnaire, as it is stored, scored and exported. The columns and their order
 * are the same for every app (docs/methods.md, "Trials file"); null is exported as NA.
 */
export type TrialRow = {
  /** Number of the trial in the whole run, from 1. */
  trial: number;
  /** Number of the block: 0 for practice; test blocks are numbered from 1. */
  block: number;
  phase: RowPhase;
  condition: string | null;
  stimulus: string | null;
  response: string | null;
  correct: boolean | null;
  /** Time from stimulus onset to the time stamp of the response event, ms. */
  rt_ms: number | null;
  /** Frame stamp of the stimulus onset, in ms since the page was opened. */
  onset_ms: number | null;
  /** Estimated interval between two frames, ms. */
  frame_ms: number | null;
  late_frames: number | null;
  input_type: string | null;
  /** True if the page was hidden or lost the focus during the trial. */
  hidden: boolean | null;
  /** True if the window was rotated or resized during the trial; absent if the run did not observe the size. */
  resized?: boolean | null;
  /** True if a program generated an event of the answer (`isTrusted`); null without an answer. */
  untrusted?: boolean | null;
  /** True if a typed answer was pasted or dropped into the field; null if the participant did not type. */
  pasted?: boolean | null;
  /** True if the mouse moved between the previous answer and this answer; null for an answer without a mouse. */
  pointer_moved?: boolean | null;
  /** The reason for excluding the trial from the score; null if the trial is included. */
  excluded: string | null;
  /** Sitting of the session, from 1. A new sitting begins after a reload or a closed tab. */
  sitting: number;
};

/** The columns of a trial that the app supplies; the engine adds all other columns. */
export type TrialOutcome = Pick<
  TrialRow,
  "condition" | "stimulus" | "response" | "correct" | "excluded"
>;
