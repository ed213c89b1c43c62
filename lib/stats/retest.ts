import { fisherInterval, pearson } from "./correlations";
import { meanIntervalAt, zOf } from "./group-intervals";
import { fQuantile } from "./quantiles";
import { mean, variance } from "./statistics";

type Bounded = { value: number; low: number; high: number };

export type Retest = {
  /** Pearson's correlation of the two visits, with Fisher's interval. */
  r: number;
  rLow: number;
  rHigh: number;
  /** The intraclass correlation for agreement, with visits as random. */
  icc21: Bounded;
  /** The intraclass correlation for consistency. */
  icc31: Bounded;
  /** The mean change from the first to the second visit, with the interval of the paired t test. */
  change: Bounded;
  /** The standard error of measurement of one visit, in the unit of the values. */
  sem: number;
  /** The change of one person that random error alone exceeds in a share of 1 − level of the cases. */
  smallestChange: number;
};

/**
 * Returns how well the scores of two visits agree. The intraclass correlations are ICC(A,1), also named ICC(2,1), and
 * ICC(C,1), also named ICC(3,1), with the intervals of McGraw & Wong (1996, doi:10.1037/1082-989X.1.1.30). The standard
 * error of measurement is the SD of the changes divided by √2, and the smallest change z × √2 times this error (Weir
 * 2005, doi:10.1519/15184.1).
 * @param first scores of at least 4 people
 * @param second scores of the same people, in the same order
 */
export function retest(first: readonly number[], second: readonly number[], level: number): Retest {
  const n = first.length;
  const changes = second.map((value, index) => value - (first[index] as number));
  const people = first.map((value, index) => (value + (second[index] as number)) / 2);
  // Mean squares of the analysis of variance with two visits per person.
  const between = 2 * variance(people);
  const error = variance(changes) / 2;
  const visits = (n * mean(changes) ** 2) / 2;
  const r = pearson(first, second);
  const { low: rLow, high: rHigh } = fisherInterval(r, n, level);
  const sem = Math.sqrt(error);
  return {
    r,
    rLow,
    rHigh,
    icc21: agreement({ n, between, error, visits }, level),
    icc31: consistency({ n, between, error }, level),
    change: { value: mean(changes), ...meanIntervalAt(changes, level) },
    sem,
    smallestChange: zOf(level) * Math.SQRT2 * sem,
  };
}

type Squares = { n: number; between: number; error: number; visits: number };

function consistency({ n, between, error }: Omit<Squares, "visits">, level: number): Bounded {
  const share = (f: number) => (f - 1) / (f + 1);
  const limit = fQuantile((1 + level) / 2, n - 1, n - 1);
  const f = between / error;
  return { value: share(f), low: share(f / limit), high: share(f * limit) };
}

function agreement({ n, between, error, visits }: Squares, level: number): Bounded {
  const value = (between - error) / (between + error + (2 * (visits - error)) / n);
  // The degrees of freedom of the sum of mean squares in the denominator (Satterthwaite 1946).
  const a = (2 * value) / (n * (1 - value));
  const b = 1 + (2 * value * (n - 1)) / (n * (1 - value));
  const df = (a * visits + b * error) ** 2 / ((a * visits) ** 2 + (b * error) ** 2 / (n - 1));
  const above = fQuantile((1 + level) / 2, n - 1, df);
  const below = fQuantile((1 + level) / 2, df, n - 1);
  const rest = 2 * visits + (n - 2) * error;
  return {
    value,
    low: (n * (between - above * error)) / (above * rest + n * between),
    high: (n * (below * between - error)) / (rest + n * below * between),
  };
}
