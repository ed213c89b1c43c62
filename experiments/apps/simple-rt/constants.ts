import norms from "@/experiments/engine/contract/norms.json" with { type: "json" };

/** The whole screen is the button, and this key stands for it, by `KeyboardEvent.key`. */
export const KEYS = { " ": "press" } as const;

/** When people press, on average: examples and the length of a run take it for a response. */
export const PUBLISHED_MS = Math.round(norms.simple_rt_median.mean);
