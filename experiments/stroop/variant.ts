import { parameters } from "./parameters";

/** What a visitor may change about the task. */
export type StroopVariant = Record<"fixationMs" | "responseWindowMs" | "trials", number>;

/** The task as it runs. */
export const AS_PUBLISHED: StroopVariant = {
  fixationMs: parameters.fixationMs,
  responseWindowMs: parameters.responseWindowMs,
  trials: parameters.trials,
};

/** A block keeps its length: in no other of this size is each word in each other ink equally often. */
const BLOCK = parameters.trials / parameters.blocks;

const steps = (first: number, last: number, step: number) =>
  Array.from({ length: (last - first) / step + 1 }, (_, index) => first + index * step);

/** The values to choose from. Fewer trials than published would have no published effects to stand beside. */
export const STEPS: Record<keyof StroopVariant, readonly number[]> = {
  fixationMs: steps(200, 1000, 100),
  responseWindowMs: steps(1000, 4000, 500),
  trials: steps(parameters.trials, 8 * BLOCK, BLOCK),
};

/** Returns how many blocks so many measured trials make. */
export const blocksOf = (trials: number) => trials / BLOCK;

/** What an answer is taken to last, in ms; told wherever a length that rests on it is. */
export const ASSUMED_RT_MS = 700;

const secondsOfTrials = ({ fixationMs, trials }: StroopVariant) =>
  ((fixationMs + ASSUMED_RT_MS + parameters.blankMs) * (trials + parameters.practiceTrials)) / 1000;

/**
 * Returns the length of a variant in seconds, from start to result.
 * @param published that of the task as it runs, in seconds
 */
export const secondsOf = (variant: StroopVariant, published: number): number =>
  published + secondsOfTrials(variant) - secondsOfTrials(AS_PUBLISHED);
