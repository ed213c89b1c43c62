import type { FinishedTrial } from "@/experiments/engine/contract/trial-model";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { PLUGIN } from "./plugin-name";
import type { TrialIndex } from "./run-trials";

/**
 * Returns functions that record trials in the format of jsPsych's data (ADR 13). `trial_index` counts the entries that
 * a jsPsych timeline would have: the wait before a block, each trial, a possible pause after each trial, and the end of
 * the block.
 * @param now returns the current time for `time_elapsed`, ms
 */
export function recorder(now: () => number) {
  const begin = now();
  let step = 1;
  let records: object[] = [];
  return {
    add: (
      { block, index }: Pick<TrialIndex, "block" | "index">,
      phase: TrialRow["phase"],
      finished: FinishedTrial<string>,
    ) => {
      records.push({
        block,
        index,
        phase,
        ...finished,
        trial_type: PLUGIN.name,
        trial_index: step,
        plugin_version: PLUGIN.version,
        time_elapsed: now() - begin,
      });
      step += 2;
    },
    /** Returns and clears the records of the block that has ended. */
    take: () => {
      const taken = records;
      records = [];
      step += 2;
      return taken;
    },
  };
}
