import type { SpatialSpanParameters } from "./parameters";

/**
 * The values of parameters in the simulated runs, for all parameters that affect the interval of the mean span. Grid
 * and pace are those of the data to which the recall model was fitted. The other parameters define how the length
 * changes, and which lengths the mean includes (docs/intervals.md).
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

/** Half of the width of the 95 % interval of the mean span in the simulated runs, in squares. */
export const SIMULATED_HALF_INTERVAL = 1.1;

/**
 * Returns half of the width of the 95 % interval of a mean span, in squares. Returns null if no runs were simulated
 * with these parameters.
 */
export function halfIntervalOf(parameters: SpatialSpanParameters): number | null {
  const names = Object.keys(SIMULATED_SPREAD) as (keyof typeof SIMULATED_SPREAD)[];
  return names.every((name) => parameters[name] === SIMULATED_SPREAD[name])
    ? SIMULATED_HALF_INTERVAL
    : null;
}
