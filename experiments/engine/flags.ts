import type { TrialRow } from "./trial-row";

/** No response is a reaction to what was shown less than this before it, ms (docs/methods.md, "Flags"). */
export const FASTEST_REACTION_MS = 100;

/** Returns whether a response came too soon to be a reaction to what was shown; null without its time. */
export const isTooSoon = ({ rt_ms }: Pick<TrialRow, "rt_ms">) =>
  rt_ms === null ? null : rt_ms < FASTEST_REACTION_MS;
