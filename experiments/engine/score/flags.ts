import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { testRows } from "./score";

/** The shortest time after the stimulus at which a response can be a reaction, ms (docs/methods.md, "Flags"). */
export const FASTEST_REACTION_MS = 100;

/** Returns whether a response was too early to be a reaction to the stimulus; null without a response time. */
export const isTooSoon = ({ rt_ms }: Pick<TrialRow, "rt_ms">) =>
  rt_ms === null ? null : rt_ms < FASTEST_REACTION_MS;

/** Returns the numbers of test trials with each flag, and with at least one flag. Scores do not use these numbers. */
export function countFlags(rows: readonly TrialRow[]) {
  // A mouse may rest between two answers. A resting mouse is a flag only if the mouse never moved in the whole run.
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
