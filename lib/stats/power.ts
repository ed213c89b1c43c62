import {
  equivalenceShare,
  noncentralUpperTail,
  normalCdf,
  normalQuantile,
  upperTQuantile,
} from "./distributions";

// The file docs/planning.md contains the formulas, their sources, and R calls that return the values of this module.

/** The decision rule of a test. */
export type Test = {
  /** The alpha level of this test. If the study has several tests, the level is already corrected for their number. */
  alpha: number;
  sides: 1 | 2;
};

/** The number of people in each of two groups. */
type GroupSizes = readonly [number, number];

/** Returns the power of a t test. @param ncp the effect in standard errors, at least 0 */
function tPower(ncp: number, df: number, { alpha, sides }: Test): number {
  const t = upperTQuantile(alpha / sides, df);
  const found = noncentralUpperTail(t, df, ncp);
  return sides === 1 ? found : found + noncentralUpperTail(t, df, -ncp);
}

/** Returns the power of a z test. @param effect in standard errors */
function zPower(effect: number, { alpha, sides }: Test): number {
  const z = -normalQuantile(alpha / sides);
  return normalCdf(effect - z) + (sides === 2 ? normalCdf(-effect - z) : 0);
}

/** Returns the power of two one-sided z tests for an effect that is truly zero. @param margin in standard errors */
function zEquivalence(margin: number, { alpha }: Test): number {
  const room = margin + normalQuantile(alpha);
  // If the margin is too narrow, no estimate passes both tests.
  return room <= 0 ? 0 : 2 * normalCdf(room) - 1;
}

/** The properties of one study design with `n` people. If there are two groups, `n` counts the people of both. */
export type Design = {
  /** The smallest number of people for which the formula holds. */
  least: number;
  power(effect: number, n: number, test: Test): number;
  /** The probability that the study shows an effect within ± the margin if the true effect is zero. */
  equivalence(margin: number, n: number, test: Test): number;
  /** The full width of the two-sided interval of level 1 − alpha, computed with the expected SD. */
  width(n: number, test: Test): number;
};

/**
 * A study design that compares a mean with a value, by a one-sample or paired t test.
 * @param sd of one observation
 */
export const oneMean = (sd: number): Design => ({
  least: 2,
  power: (effect, n, test) => tPower((Math.abs(effect) / sd) * Math.sqrt(n), n - 1, test),
  equivalence: (margin, n, { alpha }) =>
    equivalenceShare((margin / sd) * Math.sqrt(n), n - 1, upperTQuantile(alpha, n - 1)),
  width: (n, { alpha }) => (2 * upperTQuantile(alpha / 2, n - 1) * sd) / Math.sqrt(n),
});

/**
 * A study design that compares two means, by Welch's t with the degrees of freedom at the true SDs (Welch 1947,
 * doi:10.1093/biomet/34.1-2.28).
 * @param ratio people in the second group per person in the first
 */
export function twoMeans(sds: readonly [number, number], ratio = 1): Design {
  const errorOf = (n: number) => {
    const [first, second] = [n / (1 + ratio), (n * ratio) / (1 + ratio)];
    const [a, b] = [sds[0] ** 2 / first, sds[1] ** 2 / second];
    const df = (a + b) ** 2 / (a ** 2 / (first - 1) + b ** 2 / (second - 1));
    return { error: Math.sqrt(a + b), df };
  };
  return {
    // The smaller of the two groups needs at least two people.
    least: 2 * (1 + Math.max(ratio, 1 / ratio)),
    power: (effect, n, test) => {
      const { error, df } = errorOf(n);
      return tPower(Math.abs(effect) / error, df, test);
    },
    equivalence: (margin, n, { alpha }) => {
      const { error, df } = errorOf(n);
      return equivalenceShare(margin / error, df, upperTQuantile(alpha, df));
    },
    width: (n, { alpha }) => {
      const { error, df } = errorOf(n);
      return 2 * upperTQuantile(alpha / 2, df) * error;
    },
  };
}

/**
 * The distribution of Fisher's z of a correlation `r` over studies of `n` people, including the bias of z. Also returns
 * the z from which the t test detects a correlation; `root` is 1 / SD.
 */
function fisherZ(r: number, n: number, { alpha, sides }: Test) {
  const t = upperTQuantile(alpha / sides, n - 2);
  return {
    mean: Math.atanh(r) + r / (2 * (n - 1)),
    root: Math.sqrt(n - 3),
    critical: Math.atanh(Math.sqrt((t * t) / (t * t + n - 2))),
  };
}

/**
 * Returns the results of `count` equally likely studies of `n` people, in rising order. The interval of a study
 * excludes 0 if the test of `correlation` detects a positive effect in that study.
 * @param r the correlation that the measures show on average, above −1 and below 1
 */
export function repeatedCorrelations(
  r: number,
  n: number,
  test: Test,
  count: number,
): { value: number; low: number; high: number }[] {
  const { mean, root, critical } = fisherZ(r, n, test);
  return Array.from({ length: count }, (_, index) => {
    const z = mean + normalQuantile((index + 0.5) / count) / root;
    return {
      value: Math.tanh(z),
      low: Math.tanh(z - critical),
      high: Math.tanh(z + critical),
    };
  });
}

/**
 * A test of a correlation, by the approximation of R's pwr.r.test: Fisher's z with its bias, and the critical r of the
 * t test (Cohen 1988).
 * @param shown factor by which measurement error attenuates a true correlation; its product with an effect is below 1
 */
export const correlation = (shown: number, around = 0): Design => ({
  least: 4,
  power: (effect, n, test) => {
    const { mean, root, critical } = fisherZ(Math.abs(effect) * shown, n, test);
    const found = normalCdf((mean - critical) * root);
    return test.sides === 2 ? found + normalCdf((-mean - critical) * root) : found;
  },
  equivalence: (margin, n, test) =>
    zEquivalence(Math.atanh(margin * shown) * Math.sqrt(n - 3), test),
  width: (n, { alpha }) => {
    const z = Math.atanh(around * shown);
    const half = -normalQuantile(alpha / 2) / Math.sqrt(n - 3);
    return (Math.tanh(z + half) - Math.tanh(z - half)) / shown;
  },
});

const arcsine = (share: number) => 2 * Math.asin(Math.sqrt(share));

/**
 * Returns the bounds of Wilson's interval (`wilsonInterval`) for a proportion that may come from a fractional count.
 */
function wilson(share: number, n: number, z: number) {
  const centre = share + z ** 2 / (2 * n);
  const half = z * Math.sqrt((share * (1 - share)) / n + (z / (2 * n)) ** 2);
  return { low: (centre - half) / (1 + z ** 2 / n), high: (centre + half) / (1 + z ** 2 / n) };
}

/** A study design that compares a proportion with a value, by the arcsine transformation (Cohen 1988). */
export const oneProportion = (reference: number): Design => ({
  least: 2,
  power: (effect, n, test) =>
    zPower(Math.abs(arcsine(reference + effect) - arcsine(reference)) * Math.sqrt(n), test),
  equivalence: (margin, n, test) =>
    zEquivalence(margin / Math.sqrt((reference * (1 - reference)) / n), test),
  width: (n, { alpha }) => {
    const { low, high } = wilson(reference, n, -normalQuantile(alpha / 2));
    return high - low;
  },
});

/**
 * A study design that compares two proportions, by the arcsine transformation. The width is the width of Newcombe's
 * interval (1998, his tenth).
 */
export function twoProportions(reference: number, ratio = 1): Design {
  const sizesOf = (n: number): GroupSizes => [n / (1 + ratio), (n * ratio) / (1 + ratio)];
  return {
    least: 2 * (1 + Math.max(ratio, 1 / ratio)),
    power: (effect, n, test) => {
      const [first, second] = sizesOf(n);
      const h = Math.abs(arcsine(reference + effect) - arcsine(reference));
      return zPower(h * Math.sqrt((first * second) / n), test);
    },
    equivalence: (margin, n, test) => {
      const [first, second] = sizesOf(n);
      const error = Math.sqrt(reference * (1 - reference) * (1 / first + 1 / second));
      return zEquivalence(margin / error, test);
    },
    width: (n, { alpha }) => {
      const z = -normalQuantile(alpha / 2);
      const [a, b] = sizesOf(n).map((size) => wilson(reference, size, z)) as [
        ReturnType<typeof wilson>,
        ReturnType<typeof wilson>,
      ];
      const down = Math.hypot(reference - a.low, b.high - reference);
      const up = Math.hypot(a.high - reference, reference - b.low);
      return down + up;
    },
  };
}

/**
 * Returns the smallest x from `low` to `high` at which a rising function reaches a value, to 10 digits. Returns
 * Infinity if the function does not reach the value by `high`.
 * @param low above 0
 * @param near start of the search; a good guess makes the search shorter
 * @throws RangeError if the range is not valid, because the search would not end
 */
export function reaches(
  of: (x: number) => number,
  value: number,
  low: number,
  high: number,
  near = low,
): number {
  if (!(low > 0 && high < Number.POSITIVE_INFINITY)) throw new RangeError(`${low} to ${high}`);
  let a = low;
  let fa = Number.NEGATIVE_INFINITY;
  let b = Math.min(Math.max(near, low), high);
  let fb = of(b) - value;
  // If the guess was too high, the search goes downwards. Otherwise it goes upwards until the function reaches the
  // value.
  while (fb >= 0 && fa < 0 && b > low) {
    const below = Math.max(low, b / 1.6);
    const found = of(below) - value;
    if (found < 0) [a, fa] = [below, found];
    else [b, fb] = [below, found];
    if (found < 0) break;
  }
  if (fb >= 0 && b <= low) return low;
  while (fb < 0) {
    if (b >= high) return Number.POSITIVE_INFINITY;
    [a, fa] = [b, fb];
    b = Math.min(high, b * 2);
    fb = of(b) - value;
  }
  // The Illinois rule: a line through both ends of the range gives the next x. If one end does not change in two
  // successive steps, the function value at this end is halved.
  let x = b;
  let last: "a" | "b" | null = null;
  for (let step = 0; step < 100; step += 1) {
    const next = b - (fb * (b - a)) / (fb - fa);
    const isThere = Math.abs(next - x) <= 1e-10 * b;
    x = next;
    if (isThere) break;
    const fx = of(x) - value;
    if (Math.abs(fx) < 1e-13) break;
    const moved = fx < 0 ? "a" : "b";
    if (moved === "a") [a, fa, fb] = [x, fx, last === "a" ? fb / 2 : fb];
    else [b, fb, fa] = [x, fx, last === "b" ? fa / 2 : fa];
    last = moved;
  }
  return x;
}
