import { keyReader } from "../engine/key-reader";
import { runTrials } from "../engine/run-trials";
import { animationFrameClock } from "../engine/trial-clock";
import { fixedBlock, speededPhases, type TrialModel } from "../engine/trial-model";
import { keysOf } from "./answers";
import { EXAMPLE } from "./example";
import type { Ink } from "./inks";
import { stroopOutcome } from "./outcome";
import type { StroopParameters } from "./parameters";
import { type StroopTrial, stroopSequence } from "./sequence";
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

/** Returns the reader of the keys of the short version, which knows keyboard layouts. */
export const readerFor = (parameters: StroopParameters) => keyReader(keysOf(parameters));

/** Runs the trials of the short version on the screen of the page. */
export const runShort = (parameters: StroopParameters, run: Omit<Run, "model" | "clock">) =>
  runTrials<StroopTrial, Ink>({
    ...run,
    model: shortModel(parameters),
    clock: animationFrameClock,
  });
