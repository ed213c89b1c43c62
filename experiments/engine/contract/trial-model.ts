import { seedsFor } from "@/lib/stats/random";
import type { BlockPhase, TrialOutcome, TrialRow } from "./trial-row";

/**
 * The trials of an app as pure functions: no DOM, React, clock or storage. `runTrials` calls them
 * with the clock that it receives.
 */
export type TrialModel<Trial, Response extends string> = {
  /** The blocks of a run in their order, reproducible from the seed. */
  blocks(seed: number): readonly Block<Trial>[];
  /** The phases of a trial in their order, with durations in ms. Feedback may depend on the block. */
  phases(trial: Trial, phase: BlockPhase): readonly Phase[];
  /** The app's columns for a finished trial; the engine adds the other columns of the row. */
  outcome(trial: Trial, finished: FinishedTrial<Response>): TrialOutcome;
  /** Whether two consecutive trials without a response pause the run. False if withholding a response is an answer. */
  pausesWhenSilent: boolean;
};

/** Displays the trials of a model: in the DOM in a run; a simulation has no display. */
export type TrialScreen<Trial, Response extends string> = {
  /** Prepares the stimulus before the first frame of the trial, still invisible. */
  prepare(trial: Trial): void;
  /** Changes the screen in the frame in which a phase begins. */
  show?(phase: string, trial: Trial, soFar: TrialSoFar<Response>): void;
  /** Acknowledges a response immediately, for example under the participant's finger. */
  taken?(response: Response, trial: Trial): void;
};

/** Part of a run. A checkpoint is stored after each block. */
export type Block<Trial> = {
  phase: BlockPhase;
  /** Number of trials. */
  length: number;
  /** The trial at an index of this block. An adaptive app uses the rows of the session so far. */
  trialAt: (index: number, rows: readonly TrialRow[]) => Trial;
};

/**
 * One phase of a trial. A phase that accepts responses ends with the last of them; any other phase ends after
 * `durationMs`. A response in a phase that watches for false starts is recorded but changes nothing, so that
 * participants do not learn to make the stimulus appear earlier by pressing.
 */
export type Phase = {
  name: string;
  durationMs: number;
  responses?: number;
  watchesFalseStarts?: true;
};

/** Timing of a trial. Stamps are on the run's clock, in ms. */
type TrialTiming = {
  /** Stamp of the frame that displayed the phase in which a response is accepted. */
  onsetMs: number;
  /** Time from that onset to the time stamp of the event; null without a response in time. */
  rtMs: number | null;
  /** Estimated interval between two frames of this display, ms. */
  frameMs: number;
  /** Number of frames more than half an interval late. */
  lateFrames: number;
  /** The page was hidden or lost the focus during the trial. */
  hidden: boolean;
  input: string | null;
  /** Whether there was a response in a phase that watches for false starts; undefined if no phase does. */
  falseStart?: boolean;
};

/** A trial that was not aborted. */
export type FinishedTrial<Response> = TrialTiming & {
  /** The first response; null without a response in time. */
  response: Response | null;
  /** All responses, each with its time from the onset, ms. */
  responses: readonly { response: Response; rtMs: number }[];
};

/** State of a trial when a phase begins. */
export type TrialSoFar<Response> = {
  response: Response | null;
  /** Frame stamp of the beginning of the phase, ms. */
  stamp: number;
  falseStart?: boolean;
};

/** Returns a block whose trials are all known at the start. */
export function fixedBlock<Trial>(phase: BlockPhase, trials: readonly Trial[]): Block<Trial> {
  return { phase, length: trials.length, trialAt: (index) => trials[index] as Trial };
}

/**
 * Returns a practice block, unless it is empty, followed by the test blocks. Each block has its own seed.
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

/** Returns the phases of a trial whose stimulus remains until the response or the end of the response window, in ms. */
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
  // Each column is written out so that all rows have one shape: a simulation creates tens of thousands of rows.
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
