/** Phases of trials. A block that the participant left before its end has `interrupted` trials; it is then drawn again. */
export const ROW_PHASES = ["practice", "test", "interrupted"] as const;
type RowPhase = (typeof ROW_PHASES)[number];

/** Practice trials are recorded like test trials but never scored. */
export type BlockPhase = Exclude<RowPhase, "interrupted">;

/**
 * One trial, or one item of a form, as it is stored, scored and exported. The columns and their order
 * are the same for every app (docs/methods.md, "Trials file"); null is exported as NA.
 */
export type TrialRow = {
  /** Number of the trial in the whole session, from 1. */
  trial: number;
  /** 0 is practice; test blocks count from 1. */
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
  /** The page was hidden or lost the focus during the trial. */
  hidden: boolean | null;
  /** The window was rotated or resized during the trial; absent if this was not observed. */
  resized?: boolean | null;
  /** A program generated an event of the answer (`isTrusted`); null without an answer. */
  untrusted?: boolean | null;
  /** A typed answer was pasted or dropped in; null if the participant did not type. */
  pasted?: boolean | null;
  /** The mouse moved between the previous answer and this one; null if the answer was not given with a mouse. */
  pointer_moved?: boolean | null;
  /** The reason for excluding the trial from the score; null if it is included. */
  excluded: string | null;
  /** Sitting of the session, from 1. A new sitting begins after a reload or a closed tab. */
  sitting: number;
};

/** The columns of a trial that the app supplies; the engine adds the others. */
export type TrialOutcome = Pick<
  TrialRow,
  "condition" | "stimulus" | "response" | "correct" | "excluded"
>;
