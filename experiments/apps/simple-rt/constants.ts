import norms from "@/experiments/engine/contract/norms.json" with { type: "json" };

/**
 * The response that each key gives, keyed by `KeyboardEvent.key`. A press anywhere on the screen gives the same
 * response.
 */
export const KEYS = { " ": "press" } as const;

/** Mean response time in the published data, in ms. Examples and the estimated duration of a run use this value. */
export const PUBLISHED_MS = Math.round(norms.simple_rt_median.mean);
