import type { SpatialSpanParameters } from "./parameters";

/**
 * The parameters of the simulated runs on which the interval depends. The recall model was fitted to this grid and this
 * pace; the other parameters define the rule for the length and its mean (docs/intervals.md).
 */
export const SIMULATED_SPREAD = {
  gridSize: 5,
  trials: 14,
  startLength: 3,
  minimumLength: 1,
  errorsPerStepDown: 2,
  approachTrials: 4,
  squareMs: 1000,
  minimumValid: 10,
} as const satisfies Partial<SpatialSpanParameters>;

/** Half of the 95 % interval of the mean in the simulated runs, in squares. */
export const SIMULATED_HALF_INTERVAL = 1.1;

/** Returns half of the 95 % interval of a mean span, in squares; null with parameters that were not simulated. */
export function halfIntervalOf(parameters: SpatialSpanParameters): number | null {
  const names = Object.keys(SIMULATED_SPREAD) as (keyof typeof SIMULATED_SPREAD)[];
  return names.every((name) => parameters[name] === SIMULATED_SPREAD[name])
    ? SIMULATED_HALF_INTERVAL
    : null;
}
