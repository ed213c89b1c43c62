import { keysOf } from "@/experiments/apps/stroop/answers";
import { EXAMPLE } from "@/experiments/apps/stroop/example";
import type { Ink } from "@/experiments/apps/stroop/inks";
import { stroopOutcome } from "@/experiments/apps/stroop/outcome";
import type { StroopParameters } from "@/experiments/apps/stroop/parameters";
import { type StroopTrial, stroopSequence } from "@/experiments/apps/stroop/sequence";
import {
  fixedBlock,
  speededPhases,
  type TrialModel,
} from "@/experiments/engine/contract/trial-model";
import { keyReader } from "@/experiments/engine/trials/key-reader";
import { runTrials } from "@/experiments/engine/trials/run-trials";
import { animationFrameClock } from "@/experiments/engine/trials/trial-clock";
import { SHORT_RUN_TRIALS } from "./short-run";

const shortModel = (parameters: StroopParameters): TrialModel<StroopTrial, Ink> => ({
  blocks: (seed) => [
    fixedBlock("test", stroopSequence(seed, SHORT_RUN_TRIALS, parameters, EXAMPLE)),
  ],
  phases: () => speededPhases(parameters, false),
  outcome: (trial, finished) => stroopOutcome(trial, finished, parameters),
  pausesWhenSilent: true,
});

type Run = Parameters<typeof runTrials<StroopTrial, Ink>>[0];

/** Returns the key reader for the short version of the task. The key reader supports different keyboard layouts. */
export const readerFor = (parameters: StroopParameters) => keyReader(keysOf(parameters));

/** Runs the trials of the short version on the screen within the page. */
export const runShort = (parameters: StroopParameters, run: Omit<Run, "model" | "clock">) =>
  runTrials<StroopTrial, Ink>({
    ...run,
    model: shortModel(parameters),
    clock: animationFrameClock,
  });
