import type { StroopParameters } from "@/experiments/apps/stroop/parameters";

/** What a visitor of the home page may change about the task. */
export type StroopVariant = Pick<StroopParameters, "fixationMs" | "responseWindowMs" | "trials">;

const steps = (first: number, last: number, step: number) =>
  Array.from({ length: (last - first) / step + 1 }, (_, index) => first + index * step);

/**
 * Returns the values to choose from. Fewer trials than published would have no published effects to stand beside,
 * and a block keeps its length.
 */
export function stepsOf({
  trials,
  blocks,
}: StroopParameters): Record<keyof StroopVariant, readonly number[]> {
  const block = trials / blocks;
  return {
    fixationMs: steps(200, 1000, 100),
    responseWindowMs: steps(1000, 4000, 500),
    trials: steps(trials, 8 * block, block),
  };
}

/** Returns the parameters of a run with a visitor's values, its blocks as long as they were. */
export const withVariant = (
  published: StroopParameters,
  variant: Partial<StroopVariant>,
): StroopParameters => {
  const { trials = published.trials } = variant;
  return {
    ...published,
    ...variant,
    blocks: (trials * published.blocks) / published.trials,
  };
};
