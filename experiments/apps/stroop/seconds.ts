import { speededSeconds } from "@/experiments/engine/speeded/run-length";
import type { StroopParameters } from "./parameters";

/** Assumed response time, ms. Texts that state a duration based on it also state this assumption. */
export const ASSUMED_RT_MS = 700;

/** Seconds for the instructions, the breaks and the result. */
const AROUND = 55;

/** Returns the duration of a run from the start to its result, in seconds, rounded to tens. */
export const secondsOf = (parameters: StroopParameters): number =>
  speededSeconds(parameters, ASSUMED_RT_MS, AROUND);
