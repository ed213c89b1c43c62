import type { Plan } from "./schema";

/**
 * Returns the observed correlation that a true one of 1 would show as in the study that it was observed in: the root
 * of the product of both reliabilities (Spearman 1904, doi:10.2307/1412159). A true correlation, and one without known
 * reliabilities, can be 1.
 */
export const highestObserved = ({
  observed,
  observedWith,
}: Pick<Plan, "observed" | "observedWith">): number =>
  observed && observedWith ? Math.sqrt(observedWith.measure * observedWith.other) : 1;
