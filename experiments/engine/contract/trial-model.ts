import { seedsFor } from "@/lib/stats/random";
import type { BlockPhase, TrialOutcome, TrialRow } from "./trial-row";

/**
 * The trials of an app as pure functions. They do not use the DOM, React, a clock or storage. `runTrials` calls these
 * functions and measures times on the clock that it receives.
 */
export type TrialModel<Trial, Response extends string> = {
  /** Returns the blocks of a run in their order. The same seed always gives the same blocks. */
  blocks(seed: number): readonly Block<Trial>[];
  /** Returns the phases of a trial in order, with durations in ms. Feedback may depend on the phase of the block. */
  phases(trial: Trial, phase: BlockPhase): readonly Phase[];
  /** Returns the columns that the app supplies for a finished trial. The engine adds the other columns of the row. */
  outcome(trial: Trial, finished: FinishedTrial<Response>): TrialOutcome;
  /** True if two consecutive trials without a response pause the run. False if withholding a response is an answer. */
  pausesWhenSilent: boolean;
};

/** Displays the trials of a model. A run displays them in the DOM; a simulation does not display anything. */
export type TrialScreen<Trial, Response extends string> = {
  /** Prepares the stimulus, which remains invisible, before the first frame of the trial. */
  prepare(trial: Trial): void;
  /** Changes the screen in the frame in which a phase begins. */
  show?(phase: string, trial: Trial, soFar: TrialSoFar<Response>): void;
  /** Displays immediately that a response was accepted, for example where the participant touched the screen. */
  taken?(response: Response, trial: Trial): void;
};

/** A block of trials. The session is stored after each block. */
export type Block<Trial> = {
  phase: BlockPhase;
  /** Number of trials. */
  length: number;
  /** Returns the trial at an index of this block. An adaptive app chooses the trial by the earlier rows. */
  trialAt: (index: number, rows: readonly TrialRow[]) => Trial;
};

/**
 * One phase of a trial, which ends after `durationMs`. A phase that accepts responses ends earlier if the participant
 * has given the required number of responses. In a phase that watches for false starts, a response is recorded but does
 * not end the phase, because participants could otherwise learn to make the stimulus appear earlier by a press.
 */
export type Phase = {
  name: string;
  durationMs: number;
  responses?: number;
  watchesFalseStarts?: true;
};

/** The timing of a trial. All stamps are times on the clock of the run, in ms. */
type TrialTiming = {
  /** Stamp of the first frame that displayed the phase in which a response is accepted. */
  onsetMs: number;
  /**
   * Time from the frame of the stimulus onset to the time stamp of the response event; null if no response was given in
   * time.
   */
  rtMs: number | null;
  /** Estimated interval between two frames of this display, ms. */
  frameMs: number;
  /** Number of frames that were displayed more than half a frame interval late. */
  lateFrames: number;
  /** True if the page was hidden or lost the focus during the trial. */
  hidden: boolean;
  input: string | null;
  /**
   * True if the participant responded in a phase that watches for false starts; undefined if the trial has no such
   * phase.
   */
  falseStart?: boolean;
};

/** A trial that was not aborted. */
export type FinishedTrial<Response> = TrialTiming & {
  /** The first response; null if no response was given in time. */
  response: Response | null;
  /** All responses, each with its time from the stimulus onset, ms. */
  responses: readonly { response: Response; rtMs: number }[];
};

/** The state of a trial at the beginning of a phase. */
export type TrialSoFar<Response> = {
  response: Response | null;
  /** Frame stamp of the beginning of the phase, ms. */
  stamp: number;
  falseStart?: boolean;
};

/** Returns a block whose trials are all known before the block begins. */
export function fixedBlock<Trial>(phase: BlockPhase, trials: readonly Trial[]): Block<Trial> {
  return { phase, length: trials.length, trialAt: (index) => trials[index] as Trial };
}

/**
 * Returns the practice block, if it has any trials, followed by the test blocks. Each block is drawn with another seed.
 * @param blocks number of test blocks
 * @param trialsOf returns the trials of one block from its seed
 */
export function practiceThenTest<Trial>(
  seed: number,
  blocks: number,
  trialsOf: (seed: number, phase: BlockPhase) => readonly Trial[],
): Block<Trial>[] {
  return seedsFor(seed, 1 + blocks)
    .map((blockSeed, index) => {
      const phase = index === 0 ? "practice" : "test";
      return fixedBlock(phase, trialsOf(blockSeed, phase));
    })
    .filter(({ length }) => length > 0);
}

/**
 * Returns the phases of a trial, with durations in ms. The stimulus is displayed until the participant responds or the
 * response window ends.
 */
export function speededPhases(
  times: { fixationMs: number; responseWindowMs: number; feedbackMs: number; blankMs: number },
  hasFeedback: boolean,
): readonly Phase[] {
  return [
    { name: "fixation", durationMs: times.fixationMs },
    { name: "stimulus", durationMs: times.responseWindowMs, responses: 1 },
    ...(hasFeedback ? [{ name: "feedback", durationMs: times.feedbackMs }] : []),
    { name: "blank", durationMs: times.blankMs },
  ];
}

/** Returns the row of a trial: the app's columns, the timing, and the position in the run. */
export function timedRow(
  outcome: TrialOutcome,
  finished: FinishedTrial<unknown>,
  index: Pick<TrialRow, "trial" | "block" | "phase" | "sitting">,
): TrialRow {
  // Each column is written out, so that all rows have the same columns in the same order. JavaScript engines handle
  // objects with the same properties faster, and a simulation creates tens of thousands of rows.
  return {
    condition: outcome.condition,
    stimulus: outcome.stimulus,
    response: outcome.response,
    correct: outcome.correct,
    excluded: outcome.excluded,
    trial: index.trial,
    block: index.block,
    phase: index.phase,
    sitting: index.sitting,
    rt_ms: finished.rtMs,
    onset_ms: finished.onsetMs,
    frame_ms: finished.frameMs,
    late_frames: finished.lateFrames,
    input_type: finished.input,
    hidden: finished.hidden,
  };
}
