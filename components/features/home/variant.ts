import type { StroopParameters } from "@/experiments/apps/stroop/parameters";

/** The parameters that a visitor of the home page may change. */
export type StroopVariant = Pick<StroopParameters, "fixationMs" | "responseWindowMs" | "trials">;

const steps = (first: number, last: number, step: number) =>
  Array.from({ length: (last - first) / step + 1 }, (_, index) => first + index * step);

/**
 * Returns the values to choose from. With fewer trials than published, there would be no published effects to compare
 * with; and a block keeps its length.
 */
export function variantSteps({
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

/** Returns the parameters of a run with a visitor's values; the length of its blocks does not change. */
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
