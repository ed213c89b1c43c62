import { speededSeconds } from "@/experiments/engine/speeded/run-length";
import type { FlankerParameters } from "./parameters";

/** Assumed response time, ms. */
const ASSUMED_RT_MS = 600;

/** Seconds for the instructions, the breaks and the result. */
const AROUND = 30;

/** Returns the duration of a run from the start to its result, in seconds, rounded to tens. */
export const secondsOf = (parameters: FlankerParameters): number =>
  speededSeconds(parameters, ASSUMED_RT_MS, AROUND);
