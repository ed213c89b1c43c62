import type { LotteryChoiceParameters } from "./parameters";

/**
 * Share of choices of A in each row, computed from the raw data behind `holt_laury_safe_choices` in
 * norms.json (Eisenberg et al. 2019). By itself, so that the app does not load other apps' data.
 */
export const PUBLISHED_SHARES = [
  0.987, 0.9739, 0.9761, 0.9087, 0.8152, 0.713, 0.5239, 0.3109, 0.1848, 0,
] as const;

/** The menu behind them, as far as a run can differ from it. */
const PUBLISHED = {
  rows: PUBLISHED_SHARES.length,
  safeHigh: 100,
  safeLow: 80,
  riskyHigh: 190,
  riskyLow: 5,
  currency: "USD",
} as const satisfies Partial<LotteryChoiceParameters>;

/** Whether a run has the rows and amounts behind the published shares. */
export const isPublished = (parameters: LotteryChoiceParameters): boolean =>
  Object.entries(PUBLISHED).every(
    ([name, value]) => parameters[name as keyof typeof PUBLISHED] === value,
  );
