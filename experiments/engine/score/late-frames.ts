import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { testRows } from "./score";

/** The result displays a caution if at least this share of the scored trials had a late frame. */
export const LATE_CAUTION_SHARE = 0.1;

/** The run should not be used if at least this share of the scored trials had a late frame. */
export const LATE_LIMIT_SHARE = 0.25;

const isLate = ({ excluded, late_frames }: TrialRow) => excluded === null && (late_frames ?? 0) > 0;

/**
 * Returns the number of scored trials with a late frame, the number of all scored trials, the verdict, and the rows
 * without the trials with a late frame; null if the share of trials with a late frame is below `LATE_CAUTION_SHARE`.
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
