import norms from "@/experiments/engine/contract/norms.json" with { type: "json" };

/** The response key, by `KeyboardEvent.key`; the whole screen is also a button. */
export const KEYS = { " ": "press" } as const;

/** Mean response time in the published data, ms; used in examples and for the duration of a run. */
export const PUBLISHED_MS = Math.round(norms.simple_rt_median.mean);
