import type { SimulatedSpread } from "@/experiments/engine/span/span-interval";
import type { SpatialSpanParameters } from "./parameters";

/**
 * The simulated runs from which the interval of the mean span was computed. Grid and pace are those of the data to which
 * the recall model was fitted. The other parameters define how the length changes, and which lengths the mean includes
 * (docs/intervals.md).
 */
export const SIMULATED_SPREAD = {
  parameters: {
    gridSize: 5,
    trials: 14,
    startLength: 3,
    minimumLength: 1,
    errorsPerStepDown: 2,
    approachTrials: 4,
    squareMs: 1000,
    minimumValid: 10,
  } satisfies Partial<SpatialSpanParameters>,
  halfWidth: { forward: 1.1, backward: 1 },
} as const satisfies SimulatedSpread;
