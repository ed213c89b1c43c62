import type { LotteryChoiceParameters } from "./parameters";

/**
 * Published share of participants who chose A, for each row. The shares were computed from the raw data that
 * `holt_laury_safe_choices` in norms.json summarises (Eisenberg et al. 2019). The shares are in a separate file,
 * because norms.json would also load the data of all other apps.
 */
export const PUBLISHED_SHARES = [
  0.987, 0.9739, 0.9761, 0.9087, 0.8152, 0.713, 0.5239, 0.3109, 0.1848, 0,
] as const;

/** The published values of the parameters that a run can change. */
const PUBLISHED = {
  rows: PUBLISHED_SHARES.length,
  safeHigh: 100,
  safeLow: 80,
  riskyHigh: 190,
  riskyLow: 5,
  currency: "USD",
} as const satisfies Partial<LotteryChoiceParameters>;

/** Returns whether a run has the same rows, amounts and currency as the list for which shares were published. */
export const isPublished = (parameters: LotteryChoiceParameters): boolean =>
  Object.entries(PUBLISHED).every(
    ([name, value]) => parameters[name as keyof typeof PUBLISHED] === value,
  );
