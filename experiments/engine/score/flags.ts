import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { testRows } from "./score";

/** No response is a reaction to what was shown less than this before it, ms (docs/methods.md, "Flags"). */
export const FASTEST_REACTION_MS = 100;

/** Returns whether a response came too soon to be a reaction to what was shown; null without its time. */
export const isTooSoon = ({ rt_ms }: Pick<TrialRow, "rt_ms">) =>
  rt_ms === null ? null : rt_ms < FASTEST_REACTION_MS;

/** Returns how many test trials of a run carry each flag, and how many carry any. No score knows of it. */
export function countFlags(rows: readonly TrialRow[]) {
  // Between two answers a mouse may rest; that it never moved in the run is what is told.
  const hasMoved = rows.some(({ pointer_moved }) => pointer_moved);
  const counts = { untrusted: 0, tooSoon: 0, pasted: 0, stillMouse: 0 };
  let trials = 0;
  for (const row of testRows(rows)) {
    const flags = [
      row.untrusted && ("untrusted" as const),
      isTooSoon(row) && ("tooSoon" as const),
      row.pasted && ("pasted" as const),
      !hasMoved && row.pointer_moved === false && ("stillMouse" as const),
    ].filter((flag) => typeof flag === "string");
    for (const flag of flags) counts[flag] += 1;
    if (flags.length > 0) trials += 1;
  }
  return { counts, trials };
}
