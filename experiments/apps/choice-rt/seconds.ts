import { speededSeconds } from "@/experiments/engine/speeded/run-length";
import type { ChoiceRtParameters } from "./parameters";

/** Assumed mean response time for the estimated duration of a run, in ms. */
const ASSUMED_RT_MS = 500;

/** Assumed time for the instructions, the breaks and the result, in seconds. */
const AROUND = 30;

/**
 * Returns the estimated duration of a run, from its start to the display of its result, in seconds and rounded to tens.
 */
export const secondsOf = (parameters: ChoiceRtParameters): number =>
  speededSeconds(parameters, ASSUMED_RT_MS, AROUND);
