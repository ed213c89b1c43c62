/** The probability below a central 95 % interval. It equals the probability above this interval. */
const TAIL = 0.025;

/** Returns the logarithms of the factorials from 0! to n!. */
function logFactorials(n: number): number[] {
  const sums = [0];
  for (let k = 1; k <= n; k += 1) sums.push((sums[k - 1] ?? 0) + Math.log(k));
  return sums;
}

/**
 * Returns the range of a group's size in at least 95 % of studies, if each person is equally likely to be in each
 * group. The range is the central interval of a binomial distribution.
 * @param people number of people in all groups together
 */
export function groupSize(people: number, conditions: number): { low: number; high: number } {
  const logs = logFactorials(people);
  const [inside, outside] = [Math.log(1 / conditions), Math.log(1 - 1 / conditions)];
  const density = (k: number) =>
    Math.exp(
      (logs[people] ?? 0) -
        (logs[k] ?? 0) -
        (logs[people - k] ?? 0) +
        k * inside +
        (people - k) * outside,
    );
  /** Returns the smallest group size whose cumulative probability exceeds the given probability. */
  const quantile = (probability: number) => {
    let sum = 0;
    for (let k = 0; k < people; k += 1) {
      sum += density(k);
      if (sum > probability) return k;
    }
    return people;
  };
  return { low: quantile(TAIL), high: quantile(1 - TAIL) };
}
