import { speededSeconds } from "@/experiments/engine/speeded/run-length";
import type { FlankerParameters } from "./parameters";

/** What an answer is taken to last, in ms. */
const ASSUMED_RT_MS = 600;

/** Reading the task, the breaks and the result, in seconds. */
const AROUND = 30;

/** Returns how long a run takes from the start to its result, in seconds, to the next ten. */
export const secondsOf = (parameters: FlankerParameters): number =>
  speededSeconds(parameters, ASSUMED_RT_MS, AROUND);
