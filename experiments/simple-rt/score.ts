import { mean, median } from "@/lib/stats/statistics";
import { countExclusions, hiddenTooOften, type Score, testRows } from "../engine/score";
import type { TrialRow } from "../engine/trial-row";
import { EXCLUSIONS } from "./outcome";
import { parameters } from "./parameters";
import type { SimpleRtWords } from "./words";

/**
 * Returns the distribution-free interval of a median: from the k-th smallest to the k-th largest value,
 * with k as large as the coverage allows. It misses the true median only if fewer than k values fall on
 * one side of it, and a value falls on either side like a coin, so its coverage is the sum of
 * C(n, i) / 2^n for i from k to n − k. With 20 values k is 8, and the coverage 74%.
 * @param sorted values in rising order, at least 3 for a coverage of 68%
 * @returns the ends and the rank k, from 1
 */
export function medianInterval(
  sorted: readonly number[],
  coverage: number,
): { low: number; high: number; rank: number } {
  const n = sorted.length;
  let rank = 1;
  while (rank < n / 2 && orderCoverage(n, rank + 1) >= coverage) rank += 1;
  return { low: sorted[rank - 1] as number, high: sorted[n - rank] as number, rank };
}

/** Probability that the median lies between the k-th smallest and the k-th largest of n values. */
function orderCoverage(n: number, k: number): number {
  let ways = 1;
  let sum = 0;
  for (let i = 0; i <= n - k; i += 1) {
    if (i >= k) sum += ways;
    ways = (ways * (n - i)) / (i + 1);
  }
  return sum / 2 ** n;
}

/**
 * The median of the valid response times of a run in ms, with the interval of `medianInterval`; or
 * why there is none: half of the trials or more hidden; more than `maximumLostPercent` of those that
 * were seen false starts or omissions, as from constant tapping; or fewer than `minimumValid` times
 * left. The published data are medians, too (Eisenberg et al. 2019).
 */
export function scoreSimpleRt(rows: readonly TrialRow[]): Score<SimpleRtWords> {
  const test = testRows(rows);
  const facts = countExclusions(test, EXCLUSIONS);
  const { hidden = 0, omission = 0, anticipation = 0 } = facts.excluded;
  const seen = test.length - hidden;
  if (hiddenTooOften(test)) return { status: "no-score", reason: "tooOftenHidden", ...facts };
  if ((omission + anticipation) * 100 > parameters.maximumLostPercent * seen)
    return { status: "no-score", reason: "tooManyLost", ...facts };
  const times = test
    .filter(({ excluded }) => excluded === null)
    .map(({ rt_ms }) => rt_ms as number)
    .sort((a, b) => a - b);
  const n = times.length;
  if (n < parameters.minimumValid) return { status: "no-score", reason: "tooFewLeft", ...facts };

  const { low, high } = medianInterval(times, parameters.coverage);
  return {
    status: "scored",
    measures: [{ id: "median_rt", value: median(times), low, high, n }],
    details: [{ id: "mean", value: mean(times), n }],
    ...facts,
  };
}
