import type { Plan } from "./schema";

/**
 * Returns the largest correlation that the original study could observe on average, if the true correlation is 1: the
 * square root of the product of both reliabilities (Spearman 1904, doi:10.2307/1412159). A true correlation, and an
 * observed correlation without known reliabilities, can be 1.
 */
export const highestObserved = ({
  observed,
  observedWith,
}: Pick<Plan, "observed" | "observedWith">): number =>
  observed && observedWith ? Math.sqrt(observedWith.measure * observedWith.other) : 1;
