import type { Plan } from "./schema";

/**
 * Returns the largest correlation that the original study could observe on average. This correlation results if the
 * true correlation is 1, and is the square root of the product of the two reliabilities (Spearman 1904,
 * doi:10.2307/1412159). The result is 1 if the plan states a true correlation, or an observed correlation without known
 * reliabilities.
 */
export const highestObserved = ({
  observed,
  observedWith,
}: Pick<Plan, "observed" | "observedWith">): number =>
  observed && observedWith ? Math.sqrt(observedWith.measure * observedWith.other) : 1;
