import type { SimulatedSpread } from "@/experiments/engine/span/span-interval";
import type { DigitSpanParameters } from "./parameters";

/**
 * The simulated runs from which the interval of the mean span was computed. The pace is the pace of the data to which
 * the recall model was fitted. The other parameters define how the length changes, and which lengths the mean includes
 * (docs/intervals.md).
 */
export const SIMULATED_SPREAD = {
  parameters: {
    trials: 10,
    startLength: 3,
    minimumLength: 1,
    errorsPerStepDown: 2,
    approachTrials: 4,
    digitMs: 800,
    gapMs: 200,
    minimumValid: 8,
  } satisfies Partial<DigitSpanParameters>,
  halfWidth: { forward: 1.3, backward: 1.5 },
} as const satisfies SimulatedSpread;
