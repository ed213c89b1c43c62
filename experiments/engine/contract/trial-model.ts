import { seedsFor } from "@/lib/stats/random";
import type { BlockPhase, TrialOutcome, TrialRow } from "./trial-row";

/**
 * The trials of an app as pure functions: no DOM, React, clock or storage. `runTrials` drives them
 * with the clock that it is given.
 */
export type TrialModel<Trial, Response extends string> = {
  /** The blocks of a run in their order, reproducible from the seed. */
  blocks(seed: number): readonly Block<Trial>[];
  /** The phases of a trial in their order, durations in ms; feedback may depend on the block. */
  phases(trial: Trial, phase: BlockPhase): readonly Phase[];
  /** What the app says about a trial that came to its end; the engine adds the rest of the row. */
  outcome(trial: Trial, finished: FinishedTrial<Response>): TrialOutcome;
  /** Whether two trials in a row without a response pause the run. False where silence is a response. */
  pausesWhenSilent: boolean;
};

/** What shows the trials of a model: DOM in a run, nothing in a simulation. */
export type TrialScreen<Trial, Response extends string> = {
  /** Sets the stimulus before the first frame of the trial; nothing of it may be visible yet. */
  prepare(trial: Trial): void;
  /** Changes the screen in the frame in which a phase begins. */
  show?(phase: string, trial: Trial, soFar: TrialSoFar<Response>): void;
  /** Acknowledges a response at once: what a finger should see under it. */
  taken?(response: Response, trial: Trial): void;
};

/** Part of a run: a checkpoint is stored after each. */
export type Block<Trial> = {
  phase: BlockPhase;
  /** In trials. */
  length: number;
  /** The trial at an index of this block; an adaptive app looks at the rows of the session so far. */
  trialAt: (index: number, rows: readonly TrialRow[]) => Trial;
};

/**
 * One phase of a trial. A phase that takes responses ends with the last of them; the others last
 * their time. A response in a phase that watches for false starts is noted and changes nothing, so
 * that nobody learns to bring the stimulus forward by pressing.
 */
export type Phase = {
  name: string;
  durationMs: number;
  responses?: number;
  watchesFalseStarts?: true;
};

/** How a trial went in time. Stamps are on the run's clock, in ms. */
type TrialTiming = {
  /** Frame stamp of the change that showed the phase that takes a response. */
  onsetMs: number;
  /** From that onset to the event's own time stamp; null when no response came in time. */
  rtMs: number | null;
  /** Estimated interval between two frames of this display. */
  frameMs: number;
  /** Frames that came more than half an interval late. */
  lateFrames: number;
  /** The page was hidden or lost the focus during the trial. */
  hidden: boolean;
  input: string | null;
  /** A response came in a phase that watches for false starts; undefined when no phase does. */
  falseStart?: boolean;
};

/** A trial that came to its end. */
export type FinishedTrial<Response> = TrialTiming & {
  /** The first response, null when none came in time. */
  response: Response | null;
  /** All responses, each with its time from the onset in ms. */
  responses: readonly { response: Response; rtMs: number }[];
};

/** What is known of a trial when a phase begins. */
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
 * Returns a practice block, unless it is empty, and then so many test blocks, each from a seed of its own.
 * @param trialsOf the trials of one block, from its seed
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

/** Returns the phases of a trial whose stimulus stays until the response, or until its time is over; times in ms. */
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

/** Returns the row of a trial: what the app says of it, how it went in time, and its place in the run. */
export function timedRow(
  outcome: TrialOutcome,
  finished: FinishedTrial<unknown>,
  index: Pick<TrialRow, "trial" | "block" | "phase" | "sitting">,
): TrialRow {
  // One by one: rows of one shape, which a simulation makes by the ten thousand.
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
