import type { SpatialSpanParameters } from "./parameters";

/**
 * The settings of the simulated runs behind the interval that bear on it. A person's recall was fitted to
 * this grid and this pace, and the others make up the rule for the length and its mean (docs/intervals.md).
 */
export const SIMULATED = {
  gridSize: 5,
  trials: 14,
  startLength: 3,
  minimumLength: 1,
  errorsPerStepDown: 2,
  approachTrials: 4,
  squareMs: 1000,
  minimumValid: 10,
} as const satisfies Partial<SpatialSpanParameters>;

/** The spread of the mean over those runs: half of the 95 % interval, in squares. */
export const SIMULATED_HALF_INTERVAL = 1.1;

/** Returns half of the 95 % interval of a mean span, in squares; null with settings that nobody has simulated. */
export function halfIntervalOf(parameters: SpatialSpanParameters): number | null {
  const names = Object.keys(SIMULATED) as (keyof typeof SIMULATED)[];
  return names.every((name) => parameters[name] === SIMULATED[name])
    ? SIMULATED_HALF_INTERVAL
    : null;
}
