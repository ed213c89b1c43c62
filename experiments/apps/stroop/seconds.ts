import { speededSeconds } from "@/experiments/engine/speeded/run-length";
import type { StroopParameters } from "./parameters";

/** Assumed mean response time in ms. Texts with an estimated duration also state this assumed time. */
const ASSUMED_RT_MS = 700;

/** Assumed time for the instructions, the breaks and the result, in seconds. */
const AROUND = 55;

/**
 * Returns the estimated duration of a run, from its start to the display of its result, in seconds and rounded to tens.
 */
export const secondsOf = (parameters: StroopParameters): number =>
  speededSeconds(parameters, ASSUMED_RT_MS, AROUND);
