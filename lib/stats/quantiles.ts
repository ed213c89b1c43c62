import { normalQuantile, upperTQuantile } from "./distributions";
import { rootBetween } from "./root";
import { gammaTails, incompleteBeta } from "./special-functions";

/**
 * Returns the value below which a proportion `p` of Student's t lies, to 10 digits.
 * @param p from 1e-12 to 1 − 1e-12
 * @param df at least 1; may have decimals
 */
export function tQuantileAt(p: number, df: number): number {
  if (p === 0.5) return 0;
  return p < 0.5 ? -upperTQuantile(p, df) : upperTQuantile(1 - p, df);
}

type Tails = { lower: number; upper: number };

/**
 * Returns the positive value below which a proportion `p` lies. The normal quantile of a probability is almost linear
 * in the logarithm of a sum of squares, so that few steps find the root.
 */
function positiveQuantile(p: number, tails: (x: number) => Tails): number {
  const aim = normalQuantile(p);
  const distance = (logarithm: number) => {
    const { lower, upper } = tails(Math.exp(logarithm));
    // The smaller of the two probabilities is used, because it has more exact digits.
    return (lower < upper ? normalQuantile(lower) : -normalQuantile(upper)) - aim;
  };
  return Math.exp(rootBetween(distance, -0.5, 0.5));
}

/**
 * Returns the value below which a proportion `p` of the chi-square distribution lies, to 10 digits.
 * @param p from 1e-12 to 1 − 1e-12
 */
export const chiSquareQuantile = (p: number, df: number): number =>
  df * positiveQuantile(p, (x) => gammaTails(df / 2, (x * df) / 2));

/**
 * Returns the value below which a proportion `p` of the F distribution lies, to 10 digits.
 * @param p from 1e-12 to 1 − 1e-12
 * @param df1 of the numerator; may have decimals
 * @param df2 of the denominator; may have decimals
 */
export const fQuantile = (p: number, df1: number, df2: number): number =>
  positiveQuantile(p, (x) => {
    const share = (df1 * x) / (df1 * x + df2);
    return {
      lower: incompleteBeta(df1 / 2, df2 / 2, share),
      upper: incompleteBeta(df2 / 2, df1 / 2, df2 / (df1 * x + df2)),
    };
  });
