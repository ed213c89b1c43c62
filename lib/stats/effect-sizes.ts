import { noncentralUpperTail, normalQuantile } from "./distributions";
import { zOf } from "./group-intervals";
import type { Interval } from "./intervals";
import { rootBetween } from "./root";
import { logGamma } from "./special-functions";
import { mean, variance } from "./statistics";

/**
 * Returns the factor J by which a standardised difference of few people is too large on average (Hedges 1981,
 * doi:10.3102/10769986006002107), by the gamma function; 0 with one degree of freedom.
 */
export const hedgesCorrection = (df: number): number =>
  Math.exp(logGamma(df / 2) - Math.log(df / 2) / 2 - logGamma((df - 1) / 2));

/** Returns a probability for which the normal quantile is finite. */
const within = (probability: number) => Math.min(1 - 1e-15, Math.max(1e-300, probability));

/**
 * Returns the interval of the noncentrality of an observed t: at its ends, a t of at least or at most this size has the
 * probability (1 − level) / 2 (Steiger & Fouladi 1997, "Noncentrality interval estimation"). Both ends are NaN if t is
 * not a finite number. With one degree of freedom and a t above 100,
 * the ends are precise to a few per cent only.
 */
export function noncentralTInterval(t: number, df: number, level: number): Interval {
  if (!Number.isFinite(t)) return { low: Number.NaN, high: Number.NaN };
  const z = zOf(level);
  const spread = Math.sqrt(1 + (t * t) / (2 * df));
  // The normal quantile of the probability is almost linear in the noncentrality, so the search needs few steps.
  const end = (aim: number) =>
    rootBetween(
      (ncp) => normalQuantile(within(noncentralUpperTail(t, df, ncp, 2))) - aim,
      t + (aim - 0.2) * spread,
      t + (aim + 0.2) * spread,
    );
  return { low: end(-z), high: end(z) };
}

/**
 * Returns the interval of dz, a mean divided by its standard deviation, by the noncentral t.
 * @param n number of people, at least 2
 */
export function dzInterval(meanValue: number, sd: number, n: number, level: number): Interval {
  const scale = Math.sqrt(n);
  const { low, high } = noncentralTInterval((meanValue / sd) * scale, n - 1, level);
  return { low: low / scale, high: high / scale };
}

/**
 * Returns Hedges' g of `second` minus `first`: the difference in pooled standard deviations, times Hedges' correction.
 * Its interval is the interval of the noncentrality of Student's t times the same factors (as the package effectsize
 * computes it). Each list needs at least 2 values. The result is not finite if no values differ within the groups.
 */
export function hedgesG(first: readonly number[], second: readonly number[], level: number) {
  const [n1, n2] = [first.length, second.length];
  const df = n1 + n2 - 2;
  const sd = Math.sqrt(((n1 - 1) * variance(first) + (n2 - 1) * variance(second)) / df);
  const unit = Math.sqrt(1 / n1 + 1 / n2);
  const d = (mean(second) - mean(first)) / sd;
  const correction = hedgesCorrection(df);
  const { low, high } = noncentralTInterval(d / unit, df, level);
  return { g: correction * d, low: correction * unit * low, high: correction * unit * high };
}
