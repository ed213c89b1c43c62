import type { PortfolioEntry } from "./list-state";

const STEPS_MIN = [1, 2, 3, 4, 5, 7, 10, 15, 20, 30, 45, 60, 90, 120];

/**
 * Returns the steps of the slider for the duration, in seconds. At least one app is within each step, and the last
 * step, null, includes all apps. If no limit would change the list, null is the only step.
 */
export function lengthSteps(entries: readonly PortfolioEntry[]): (number | null)[] {
  const lengths = entries.map(({ seconds }) => seconds);
  const limits = STEPS_MIN.map((minutes) => minutes * 60);
  return [
    ...limits.filter((limit) => limit >= Math.min(...lengths) && limit < Math.max(...lengths)),
    null,
  ];
}

/** Returns the index of the first step that is not shorter than a limit. */
export function stepOf(steps: readonly (number | null)[], maxSeconds: number | null): number {
  const at = steps.findIndex(
    (step) => step === null || (maxSeconds !== null && step >= maxSeconds),
  );
  return Math.max(0, at);
}
