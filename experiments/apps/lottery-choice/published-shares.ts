import type { LotteryChoiceParameters } from "./parameters";

/**
 * Share of choices of A in each row, computed from the raw data behind `holt_laury_safe_choices` in
 * norms.json (Eisenberg et al. 2019). In a separate file, so that the app does not load other apps' data.
 */
export const PUBLISHED_SHARES = [
  0.987, 0.9739, 0.9761, 0.9087, 0.8152, 0.713, 0.5239, 0.3109, 0.1848, 0,
] as const;

/** The parameters of the published menu that a run can change. */
const PUBLISHED = {
  rows: PUBLISHED_SHARES.length,
  safeHigh: 100,
  safeLow: 80,
  riskyHigh: 190,
  riskyLow: 5,
  currency: "USD",
} as const satisfies Partial<LotteryChoiceParameters>;

/** Returns whether a run has the rows, amounts and currency of the published shares. */
export const isPublished = (parameters: LotteryChoiceParameters): boolean =>
  Object.entries(PUBLISHED).every(
    ([name, value]) => parameters[name as keyof typeof PUBLISHED] === value,
  );
