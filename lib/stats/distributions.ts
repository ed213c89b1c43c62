import { incompleteBeta, logGamma } from "./special-functions";

// Normal and t distributions to 10 digits. They are computed here, because we found no small maintained package that
// includes the noncentral t.

/** Returns P(Z ≤ z), to 15 digits (Hart 1968, algorithm 5666, as West 2005 gives it, doi:10.1002/wilm.42820050313). */
export function normalCdf(z: number): number {
  const x = Math.abs(z);
  const tail = x > 37 ? 0 : Math.exp((-x * x) / 2) * tailRatio(x);
  return z > 0 ? 1 - tail : tail;
}

function tailRatio(x: number): number {
  if (x >= 7.07106781186547)
    return 1 / (2.506628274631 * (x + 1 / (x + 2 / (x + 3 / (x + 4 / (x + 0.65))))));
  const above =
    (((((0.0352624965998911 * x + 0.700383064443688) * x + 6.37396220353165) * x +
      33.912866078383) *
      x +
      112.079291497871) *
      x +
      221.213596169931) *
      x +
    220.206867912376;
  const below =
    ((((((0.0883883476483184 * x + 1.75566716318264) * x + 16.064177579207) * x +
      86.7807322029461) *
      x +
      296.564248779674) *
      x +
      637.333633378831) *
      x +
      793.826512519948) *
      x +
    440.413735824752;
  return above / below;
}

const ROOT_2_PI = Math.sqrt(2 * Math.PI);

/**
 * Returns the z below which a proportion `p` of the normal distribution lies, for p from 1e-300 to 1 − 1e-15. A
 * rational approximation (Abramowitz & Stegun 1964, 26.2.23) is refined to the last digits by Halley's method.
 */
export function normalQuantile(p: number): number {
  if (p > 0.5) return -normalQuantile(1 - p);
  const t = Math.sqrt(-2 * Math.log(p));
  let z =
    (2.515517 + 0.802853 * t + 0.010328 * t * t) /
      (1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t ** 3) -
    t;
  for (let step = 0; step < 3; step += 1) {
    const error = (normalCdf(z) - p) * ROOT_2_PI * Math.exp((z * z) / 2);
    z -= error / (1 + (z * error) / 2);
  }
  return z;
}

/**
 * Returns P(T > t) of Student's t for t ≥ 0. Small probabilities keep their precision.
 * @param df above 0
 */
const upperTail = (t: number, df: number) => incompleteBeta(df / 2, 0.5, df / (df + t * t)) / 2;

/**
 * Returns the t above which a proportion `p` of Student's t lies, for p from 1e-12 to 0.5.
 * @param df at least 1
 */
export function upperTQuantile(p: number, df: number): number {
  const logNorm = logGamma((df + 1) / 2) - logGamma(df / 2) - Math.log(df * Math.PI) / 2;
  // Newton's steps that start below the root never pass it, because the density falls.
  let t = Math.max(0, -normalQuantile(p));
  for (let step = 0; step < 200; step += 1) {
    const density = Math.exp(logNorm - ((df + 1) / 2) * Math.log1p((t * t) / df));
    const change = (upperTail(t, df) - p) / density;
    t += change;
    if (Math.abs(change) < 1e-12 * (1 + t)) break;
  }
  return t;
}

/**
 * Where the logarithm of the density is lower than its maximum by this amount, the density is too small to change the
 * integral.
 */
const DEPTH = 37;

/**
 * Returns the range of the logarithm of u = s / σ that contains the whole distribution with `df` degrees of freedom.
 */
const rangeOfSpread = (df: number) => ({
  from: -Math.sqrt(DEPTH / df) - DEPTH / df,
  to: Math.sqrt(DEPTH / df),
});

/** Returns the density of the logarithm s of u, up to a constant. */
const densityOfSpread = (s: number, df: number) => Math.exp(df * (s + (1 - Math.exp(2 * s)) / 2));

const MOST_STEPS = 1300;

/**
 * Returns the mean of a function of u = s / σ. The function receives the logarithm of u. The sum over equal steps
 * converges exponentially, because the integrand is smooth and vanishes at both ends (Trefethen & Weideman 2014,
 * doi:10.1137/130932132).
 */
function meanOverSpread(
  df: number,
  step: number,
  of: (s: number) => number,
  most = MOST_STEPS,
): number {
  const { from, to } = rangeOfSpread(df);
  // With one degree of freedom, critical values may be in the thousands. Critical values of this size would need
  // millions of steps.
  const atLeast = Math.max(step, (to - from) / most);
  let sum = 0;
  let whole = 0;
  for (let s = from; s <= to; s += atLeast) {
    const density = densityOfSpread(s, df);
    whole += density;
    sum += density * of(s);
  }
  return sum / whole;
}

/**
 * Returns P(T > t) of the noncentral t: the normal probability above t, averaged over the distribution of the estimated
 * SD.
 * @param ncp noncentrality
 * @param fineness divides the step size of the sum. With 1, the result has 8 digits at 2 degrees of freedom, and more
 * digits at more degrees of freedom; with 2, the result has 12 digits
 */
export const noncentralUpperTail = (t: number, df: number, ncp: number, fineness = 1): number =>
  meanOverSpread(
    df,
    Math.min(0.5 / Math.sqrt(2 * df), 0.5 / Math.max(1, Math.abs(t))) / fineness,
    (s) => normalCdf(ncp - t * Math.exp(s)),
    MOST_STEPS * fineness ** 4,
  );

/** Returns the nodes and weights of Gauss-Legendre quadrature on [-1, 1]. Newton's method starts from DLMF 18.16.6. */
function gaussLegendre(count: number): readonly (readonly [node: number, weight: number])[] {
  return Array.from({ length: count }, (_, index) => {
    let x = Math.cos((Math.PI * (index + 0.75)) / (count + 0.5));
    let slope = 1;
    for (let step = 0; step < 8; step += 1) {
      let [before, now] = [1, x];
      for (let n = 2; n <= count; n += 1)
        [before, now] = [now, ((2 * n - 1) * x * now - (n - 1) * before) / n];
      slope = (count * (x * now - before)) / (x * x - 1);
      x -= now / slope;
    }
    return [x, 2 / ((1 - x * x) * slope * slope)] as const;
  });
}

const NODES = gaussLegendre(20);

/**
 * The length of a panel of the quadrature, in units of the density’s width or of the slope of the normal probability.
 */
const PANEL = 4;
const MOST_PANELS = 400;

/**
 * Returns the integral of a function of s over the density of the logarithm s of u = s / σ, by Gauss-Legendre
 * quadrature in panels.
 * @param steepness how many times the function may change within one unit of s
 */
function overSpread(
  df: number,
  [from, to]: readonly [number, number],
  steepness: number,
  of: (s: number) => number,
): number {
  const speed = Math.max(Math.sqrt(df), steepness / PANEL);
  // If the margin is thousands of standard errors, the function is steep only where the density is 0. More panels would
  // not make the integral more precise.
  const panels = Math.min(MOST_PANELS, Math.ceil(((to - from) * speed) / PANEL));
  const half = (to - from) / panels / 2;
  let sum = 0;
  for (let panel = 0; panel < panels; panel += 1) {
    const middle = from + (2 * panel + 1) * half;
    for (const [node, weight] of NODES) {
      const s = middle + half * node;
      sum += weight * densityOfSpread(s, df) * of(s);
    }
  }
  return sum * half * Math.exp(logOfSpread(df));
}

/** Returns the logarithm of the constant that makes the density of an estimated SD integrate to 1. */
const logOfSpread = (df: number) =>
  Math.LN2 + (df / 2) * Math.log(df / 2) - df / 2 - logGamma(df / 2);

/**
 * Returns the power of two one-sided t tests if the true effect is zero. This is the probability that the estimate lies
 * within ±(margin − t × its standard error) (Phillips 1990, doi:10.1007/BF01063556), averaged over the distribution of
 * the estimated SD.
 * @param margin in standard errors
 * @param t the critical value of each test
 */
export function equivalenceShare(margin: number, df: number, t: number): number {
  const { from, to } = rangeOfSpread(df);
  // If the estimated SD is larger than this bound, no estimate passes both tests.
  const end = Math.min(to, Math.log(margin / t));
  if (end <= from) return 0;
  const room = (s: number) => margin - t * Math.exp(s);
  const within = overSpread(df, [from, end], margin, (s) => 2 * normalCdf(room(s)) - 1);
  if (within < 0.5) return within;
  // The complement of the power is computed, because its digits remain precise and the power then remains below 1.
  const missed = overSpread(df, [from, end], margin, (s) => 2 * normalCdf(-room(s)));
  return 1 - missed - (end < to ? overSpread(df, [end, to], 0, () => 1) : 0);
}
