import { normalCdf, normalQuantile } from "./distributions";
import type { Interval } from "./intervals";
import { mean } from "./statistics";

// resampling.R has the same functions, which yield the same numbers in R.

const [MULTIPLIER_1, MODULUS_1] = [40_014, 2_147_483_563];
const [MULTIPLIER_2, MODULUS_2] = [40_692, 2_147_483_399];

/** The numbers that are left out at the start. The first numbers of neighbouring seeds resemble each other. */
const WARM_UP = 10;

/**
 * Returns a × b modulo m. The remainder is exact for whole numbers whose product is below 2 ** 53, and is faster than
 * the operator % on numbers of this size.
 */
function remainder(a: number, b: number, m: number): number {
  const product = a * b;
  return product - Math.floor(product / m) * m;
}

/**
 * Returns a source of random numbers between 0 and 1, both excluded: the combined multiplicative generator of L'Ecuyer
 * (1988, doi:10.1145/62959.62969), with a period of 2.3e18. Its products are exact in doubles, so that R computes the
 * same numbers. Mulberry32 of random.ts needs products of 32 bits, which R does not have.
 * @param seed a whole number from 0 to 2 ** 53 − 1. The first state follows from the seed and the second from its square:
 * if both followed from the seed, the numbers of seed 1 would be the doubled numbers of seed 0.
 */
export function lecuyer(seed: number): () => number {
  let first = 1 + (seed % (MODULUS_1 - 1));
  let second = 1 + ((seed % 2 ** 26) ** 2 % (MODULUS_2 - 1));
  const next = () => {
    first = remainder(MULTIPLIER_1, first, MODULUS_1);
    second = remainder(MULTIPLIER_2, second, MODULUS_2);
    const difference = first - second;
    return (difference < 1 ? difference + MODULUS_1 - 1 : difference) / MODULUS_1;
  };
  for (let drawn = 0; drawn < WARM_UP; drawn += 1) next();
  return next;
}

/** Returns the indices of `n` people, each once. */
export const everyone = (n: number): Int32Array => Int32Array.from({ length: n }, (_, i) => i);

/**
 * Returns the statistic of each of a number of resamples of `n` people with replacement. The statistic receives the
 * indices of the people in an array that is reused for each resample, and may return NaN where it is not defined.
 */
export function bootstrap(
  n: number,
  resamples: number,
  seed: number,
  statistic: (indices: Int32Array) => number,
): Float64Array {
  const random = lecuyer(seed);
  const indices = new Int32Array(n);
  return Float64Array.from({ length: resamples }, () => {
    for (let i = 0; i < n; i += 1) indices[i] = Math.floor(random() * n);
    return statistic(indices);
  });
}

/** Returns the statistic without each person in turn. The statistic receives the indices of the others. */
export const jackknife = (n: number, statistic: (indices: Int32Array) => number): number[] =>
  Array.from({ length: n }, (_, left) =>
    statistic(Int32Array.from({ length: n - 1 }, (_, i) => (i < left ? i : i + 1))),
  );

const defined = (values: Float64Array) => values.filter((value) => !Number.isNaN(value));

/** Returns the value below which a share of sorted values lies, interpolated as R's quantile() does (type 7). */
function quantileOf(sorted: Float64Array, share: number): number {
  const place = (sorted.length - 1) * share;
  const [below, part] = [Math.floor(place), place % 1];
  const [low, high] = [sorted[below] as number, sorted[Math.ceil(place)] as number];
  return part === 0 ? low : (1 - part) * low + part * high;
}

/** Returns the percentile interval of resamples. Undefined values are left out; null if there is no other value. */
export function percentileInterval(values: Float64Array, level: number): Interval | null {
  const sorted = defined(values).sort();
  if (sorted.length === 0) return null;
  return {
    low: quantileOf(sorted, (1 - level) / 2),
    high: quantileOf(sorted, (1 + level) / 2),
  };
}

/**
 * Returns the bias-corrected and accelerated interval of resamples (Efron 1987, doi:10.1080/01621459.1987.10478410).
 * The acceleration comes from the jackknife. Undefined values are left out. Null if the resamples are all above or all
 * below the observed value, or if the jackknife does not vary or is not defined.
 * @param observed the statistic of all people
 * @param without the statistic without each person
 */
export function bcaInterval(
  values: Float64Array,
  observed: number,
  without: readonly number[],
  level: number,
): Interval | null {
  const shares = bcaShares(values, observed, without, level);
  if (!shares) return null;
  const sorted = defined(values).sort();
  return { low: quantileOf(sorted, shares.low), high: quantileOf(sorted, shares.high) };
}

/**
 * A resample whose statistic differs from the observed one by less than this share is equal to it. Otherwise rounding
 * errors, which are not the same in R, would decide on which side it is.
 */
const TIE = 1e-10;

/** Returns the shares of the resamples below the ends of the bias-corrected and accelerated interval. */
function bcaShares(
  values: Float64Array,
  observed: number,
  without: readonly number[],
  level: number,
): Interval | null {
  const used = defined(values);
  const limit = observed - TIE * Math.max(1, Math.abs(observed));
  const below = used.filter((value) => value < limit).length / used.length;
  const centre = mean(without);
  const deviations = without.map((value) => centre - value);
  const squares = deviations.reduce((sum, each) => sum + each ** 2, 0);
  const acceleration = deviations.reduce((sum, each) => sum + each ** 3, 0) / (6 * squares ** 1.5);
  if (!(below > 0 && below < 1) || !Number.isFinite(acceleration)) return null;
  const bias = normalQuantile(below);
  const share = (p: number) => {
    const moved = bias + normalQuantile(p);
    return normalCdf(bias + moved / (1 - acceleration * moved));
  };
  return { low: share((1 - level) / 2), high: share((1 + level) / 2) };
}
