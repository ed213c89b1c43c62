import type { Interval } from "./intervals";

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
function bootstrap(
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

/** Returns the value below which a share of sorted values lies, interpolated as R's quantile() does (type 7). */
function quantileOf(sorted: Float64Array, share: number): number {
  const place = (sorted.length - 1) * share;
  const [below, part] = [Math.floor(place), place % 1];
  const [low, high] = [sorted[below] as number, sorted[Math.ceil(place)] as number];
  return part === 0 ? low : (1 - part) * low + part * high;
}

/** A statistic with its standard error. Both are NaN or infinite where they are not defined. */
export type WithError = { value: number; error: number };

/** Returns the statistic of each of a number of resamples of `n` people, with its standard error (`bootstrap`). */
export function bootstrapWithErrors(
  n: number,
  resamples: number,
  seed: number,
  statistic: (indices: Int32Array) => WithError,
): { values: Float64Array; errors: Float64Array } {
  const errors = new Float64Array(resamples);
  let place = 0;
  const values = bootstrap(n, resamples, seed, (indices) => {
    const { value, error } = statistic(indices);
    errors[place] = error;
    place += 1;
    return value;
  });
  return { values, errors };
}

/**
 * Returns the bootstrap-t interval of a statistic (Hall 1988, doi:10.1214/aos/1176350933). Each resample yields its distance
 * from the observed value in units of its own standard error; the quantiles of these distances replace those of Student's
 * t. So the interval takes into account that the standard error is uncertain, and does not assume a distribution. Resamples
 * without a distance are left out. Null if no resample has one, or if the observed statistic has no standard error.
 */
export function studentizedInterval(
  { value, error }: WithError,
  { values, errors }: { values: Float64Array; errors: Float64Array },
  level: number,
): Interval | null {
  const distances = values
    .map((each, index) => (each - value) / (errors[index] as number))
    .filter(Number.isFinite)
    .sort();
  if (!Number.isFinite(value) || !(error > 0) || distances.length === 0) return null;
  return {
    low: value - quantileOf(distances, (1 + level) / 2) * error,
    high: value - quantileOf(distances, (1 - level) / 2) * error,
  };
}
