import { speededSeconds } from "@/experiments/engine/speeded/run-length";
import type { StroopParameters } from "./parameters";

/** What an answer is taken to last, in ms; told wherever a length that rests on it is. */
export const ASSUMED_RT_MS = 700;

/** Reading the task, the breaks and the result, in seconds. */
const AROUND = 55;

/** Returns how long a run takes from the start to its result, in seconds, to the next ten. */
export const secondsOf = (parameters: StroopParameters): number =>
  speededSeconds(parameters, ASSUMED_RT_MS, AROUND);
