import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { testRows } from "./score";

/** Share of scored trials with a late frame from which the result displays a caution. */
export const LATE_CAUTION_SHARE = 0.1;

/** Share of scored trials with a late frame from which the run should not be used. */
export const LATE_LIMIT_SHARE = 0.25;

const isLate = ({ excluded, late_frames }: TrialRow) => excluded === null && (late_frames ?? 0) > 0;

/**
 * Returns the number of scored trials with a late frame, the verdict, and the rows without these trials;
 * null if their share is below `LATE_CAUTION_SHARE`.
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
