/** Practice trials are recorded like the others and never scored. */
export type BlockPhase = "practice" | "test";

/** Trials of a block that was left before its end are recorded, too; the block is then drawn anew. */
type RowPhase = BlockPhase | "interrupted";

/**
 * One trial, or one item of a form, as it is stored, scored and exported. The columns and their order
 * are the same for every app (docs/methods.md, "Trials file"); null is written as NA.
 */
export type TrialRow = {
  /** From 1, over the whole session. */
  trial: number;
  /** 0 is practice; test blocks count from 1. */
  block: number;
  phase: RowPhase;
  condition: string | null;
  stimulus: string | null;
  response: string | null;
  correct: boolean | null;
  /** From stimulus onset to the time stamp of the response event, ms. */
  rt_ms: number | null;
  /** Frame stamp of the stimulus onset since the page was opened, ms. */
  onset_ms: number | null;
  /** Estimated interval between two frames, ms. */
  frame_ms: number | null;
  late_frames: number | null;
  input_type: string | null;
  /** The page was hidden or lost the focus during the trial. */
  hidden: boolean | null;
  /** The window was turned or resized during the trial; absent where it was not looked at. */
  resized?: boolean | null;
  /** An event of the answer was made by a program (`isTrusted`); null without an answer. */
  untrusted?: boolean | null;
  /** A typed answer was pasted or dropped in; null where nothing was typed. */
  pasted?: boolean | null;
  /** The mouse moved between the answer before and this one; null where no mouse gave it. */
  pointer_moved?: boolean | null;
  /** Why the trial is not in the score; null when it is. */
  excluded: string | null;
  /** Which sitting of the session, from 1: another one begins after a reload or a closed tab. */
  sitting: number;
};

/** What an app says about a trial; the engine adds the rest of the row. */
export type TrialOutcome = Pick<
  TrialRow,
  "condition" | "stimulus" | "response" | "correct" | "excluded"
>;
