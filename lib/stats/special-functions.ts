const HALF_LOG_2_PI = Math.log(2 * Math.PI) / 2;

/** Returns ln Γ(x) for x > 0 by Stirling's series, at x raised to 8 or more (Abramowitz & Stegun 1964, 6.1.41). */
export function logGamma(x: number): number {
  let raised = x;
  let product = 1;
  while (raised < 8) {
    product *= raised;
    raised += 1;
  }
  const square = 1 / (raised * raised);
  const series =
    (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square * (1 / 1680 - square / 1188)))) /
    raised;
  return (raised - 0.5) * Math.log(raised) - raised + HALF_LOG_2_PI + series - Math.log(product);
}

const TINY = 1e-300;

/** Returns the regularised incomplete beta function by its continued fraction (DLMF 8.17.22), with Lentz's method. */
export function incompleteBeta(a: number, b: number, x: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(b, a, 1 - x);
  let c = 1;
  let d = 1 / (1 - ((a + b) * x) / (a + 1) || TINY);
  let fraction = d;
  for (let m = 1; m < 500; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / (1 + even * d || TINY);
    c = 1 + even / c || TINY;
    fraction *= c * d;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / (1 + odd * d || TINY);
    c = 1 + odd / c || TINY;
    fraction *= c * d;
    if (Math.abs(c * d - 1) < 1e-15) break;
  }
  const front = logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x);
  return (Math.exp(front) * fraction) / a;
}

/**
 * Returns both tails of the gamma distribution with scale 1: `lower` is P(X < x). The sum (DLMF 8.11.4) converges below
 * the mean and the continued fraction (DLMF 8.9.2) above it, so the tail that is computed has all digits.
 * @param shape above 0
 */
export function gammaTails(shape: number, x: number): { lower: number; upper: number } {
  if (x <= 0) return { lower: 0, upper: 1 };
  const front = Math.exp(shape * Math.log(x) - x - logGamma(shape));
  if (x < shape + 1) {
    let term = 1 / shape;
    let sum = term;
    for (let n = 1; term > sum * 1e-17; n += 1) {
      term *= x / (shape + n);
      sum += term;
    }
    return { lower: front * sum, upper: 1 - front * sum };
  }
  let c = 1 / TINY;
  let d = 1 / (x + 1 - shape);
  let fraction = d;
  for (let n = 1; n < 100_000; n += 1) {
    const above = n * (shape - n);
    const below = x + 2 * n + 1 - shape;
    d = 1 / (above * d + below || TINY);
    c = below + above / c || TINY;
    fraction *= c * d;
    if (Math.abs(c * d - 1) < 1e-15) break;
  }
  return { lower: 1 - front * fraction, upper: front * fraction };
}
