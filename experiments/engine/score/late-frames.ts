import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { testRows } from "./score";

/** Share of the scored trials with a late frame from which a result gets a caution. */
export const LATE_CAUTION_SHARE = 0.1;

/** Share from which a run is not to be used. */
export const LATE_LIMIT_SHARE = 0.25;

const isLate = ({ excluded, late_frames }: TrialRow) => excluded === null && (late_frames ?? 0) > 0;

/**
 * Returns how many of the scored trials had a late frame and what follows from it, with the rows that are left
 * without them; null where it is fewer than `LATE_CAUTION_SHARE` of them.
 */
export function lateFrames(rows: readonly TrialRow[]) {
  const kept = testRows(rows).filter(({ excluded }) => excluded === null);
  const late = kept.filter(isLate).length;
  if (late === 0 || late < LATE_CAUTION_SHARE * kept.length) return null;
  const verdict = late >= LATE_LIMIT_SHARE * kept.length ? "limit" : "caution";
  return {
    verdict,
    late,
    kept: kept.length,
    others: rows.filter((row) => row.phase !== "test" || !isLate(row)),
  } as const;
}
