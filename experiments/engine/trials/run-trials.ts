import {
  type FinishedTrial,
  type TrialModel,
  type TrialScreen,
  timedRow,
} from "@/experiments/engine/contract/trial-model";
import type { BlockPhase, TrialRow } from "@/experiments/engine/contract/trial-row";
import type { Session } from "@/experiments/engine/session/session";
import { seedsFor } from "@/lib/stats/random";
import { runTimedTrial, type TimedTrial } from "./timed-trial";
import type { TrialClock } from "./trial-clock";

/** The reason why a run waits for the participant: a block that begins, or a pause. */
export type Wait =
  | { why: "block"; block: number; phase: BlockPhase }
  | { why: "hidden" | "missed"; block: number };

/** Position of a trial in its run: block and index from 0, and the number of trials in the block. */
export type TrialIndex = { block: number; index: number; length: number };

/** A run pauses after this number of consecutive trials without a response, because the participant may have left. */
const MISSES_BEFORE_PAUSE = 2;

/**
 * Returns the seed for the blocks of a later sitting. The seed is computed from the seed of the run. Sittings are
 * numbered from 1.
 */
const sittingSeed = (seed: number, sitting: number): number =>
  seedsFor(seed, sitting).at(-1) as number;

/** The part of a run that earlier sittings completed. */
type Progress = Pick<Session, "blocksDone" | "rows" | "sittings">;

const NEW_RUN: Progress = { blocksDone: 0, rows: [], sittings: 1 };

/** One step of a run: a wait, a trial to run, or the end of a block. */
type RunStep<Trial> =
  | { what: "wait"; wait: Wait }
  | { what: "trial"; trial: Trial; phase: BlockPhase; at: TrialIndex }
  | { what: "block"; rows: TrialRow[] };

/**
 * Yields the steps of a run in their order, and creates a row for each trial. The run waits before each block, after a
 * trial in which the page was hidden, and after two consecutive trials without a response. The caller runs the trials,
 * and passes to `next` each finished trial, or null to end the run.
 * @param from earlier progress; the run begins at the first block that is not complete
 * @param onFinished receives a finished trial and its row
 */
export function* runSteps<Trial, Response extends string>(
  model: Pick<TrialModel<Trial, Response>, "blocks" | "outcome" | "pausesWhenSilent">,
  seed: number,
  from: Progress = NEW_RUN,
  onFinished?: (at: TrialIndex, finished: FinishedTrial<Response>, row: TrialRow) => void,
): Generator<RunStep<Trial>, void, FinishedTrial<Response> | null> {
  // The trials of an incomplete block are drawn again, because a participant has already seen the first trials.
  const blocks = model.blocks(from.sittings === 1 ? seed : sittingSeed(seed, from.sittings));
  const rows = [...from.rows];

  const pauseReason = (blockRows: readonly TrialRow[]): "hidden" | "missed" | null => {
    if (blockRows.at(-1)?.hidden) return "hidden";
    if (!model.pausesWhenSilent) return null;
    const recent = blockRows.slice(-MISSES_BEFORE_PAUSE);
    const allMissed =
      recent.length === MISSES_BEFORE_PAUSE && recent.every(({ response }) => response === null);
    return allMissed ? "missed" : null;
  };

  for (const [number, block] of blocks.entries()) {
    if (number < from.blocksDone) continue;
    yield { what: "wait", wait: { why: "block", block: number, phase: block.phase } };
    const blockRows: TrialRow[] = [];
    for (let index = 0; index < block.length; index += 1) {
      const at = { block: number, index, length: block.length };
      const trial = block.trialAt(index, rows);
      const finished = yield { what: "trial", trial, phase: block.phase, at };
      if (!finished) return;
      const row = timedRow(model.outcome(trial, finished), finished, {
        trial: rows.length + 1,
        // Test blocks are numbered from 1, with or without a preceding practice block.
        block: block.phase === "practice" ? 0 : number + (blocks[0]?.phase === "practice" ? 0 : 1),
        phase: block.phase,
        sitting: from.sittings,
      });
      rows.push(row);
      blockRows.push(row);
      onFinished?.(at, finished, row);
      const why = index + 1 < block.length ? pauseReason(blockRows) : null;
      if (why) yield { what: "wait", wait: { why, block: number } };
    }
    yield { what: "block", rows: blockRows };
  }
}

/**
 * Runs the trials of a model block by block, and creates a row for each trial. The run waits before each block, and
 * pauses after a trial in which the page was hidden, and after two consecutive trials without a response.
 *
 * @param from earlier progress; the run begins at the first block that is not complete
 * @param listen subscribes to responses, whose stamps are times on the clock; returns a function that unsubscribes
 * @param wait displays why the run waits; settles when the participant continues
 * @param onTrial is called before a trial is prepared
 * @param onFinished is called with a finished trial and its row
 * @param onBlock receives the rows of a complete block
 * @param signal aborts the run; the rows of the incomplete block are lost
 * @returns "finished" after the last block, "left" if the run was aborted
 * @throws any error of the model or the screen
 */
export async function runTrials<Trial, Response extends string>({
  model,
  seed,
  from = NEW_RUN,
  screen,
  clock,
  listen,
  wait,
  onTrial,
  onFinished,
  onBlock,
  signal,
}: {
  model: TrialModel<Trial, Response>;
  seed: number;
  from?: Progress;
  screen: TrialScreen<Trial, Response>;
  clock: TrialClock;
  listen: (respond: TimedTrial<Response>["respond"]) => () => void;
  wait: (wait: Wait) => Promise<void> | void;
  onTrial?: (at: TrialIndex) => void;
  onFinished?: (at: TrialIndex, finished: FinishedTrial<Response>, row: TrialRow) => void;
  onBlock?: (rows: TrialRow[]) => void;
  signal: AbortSignal;
}): Promise<"finished" | "left"> {
  const left = new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve(), { once: true });
  });

  const runTrial = async (trial: Trial, phase: BlockPhase) => {
    screen.prepare(trial);
    const timed = runTimedTrial<Response>({
      phases: model.phases(trial, phase),
      show: (name, soFar) => screen.show?.(name, trial, soFar),
      clock,
      signal,
    });
    const stopListening = listen((response, timeStamp, input) => {
      const isTaken = timed.respond(response, timeStamp, input);
      if (isTaken) screen.taken?.(response, trial);
      return isTaken;
    });
    const finished = await timed.finished;
    stopListening();
    return finished;
  };

  const steps = runSteps(model, seed, from, onFinished);
  let finished: FinishedTrial<Response> | null = null;
  for (;;) {
    if (signal.aborted) return "left";
    const { value: step, done } = steps.next(finished);
    if (done || !step) return "finished";
    if (signal.aborted) return "left";
    if (step.what === "wait") await Promise.race([wait(step.wait), left]);
    else if (step.what === "block") onBlock?.(step.rows);
    else {
      onTrial?.(step.at);
      finished = await runTrial(step.trial, step.phase);
      if (!finished) return "left";
    }
  }
}
