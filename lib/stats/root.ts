/**
 * The largest number of steps of a search for a root. Each step at least halves the bracket, so 200 steps reach the
 * last digit.
 */
const MOST_STEPS = 200;

/**
 * Returns the x between `low` and `high` at which an increasing function is 0, to about 14 digits. Newton's secant steps
 * are kept within the bracket, as in the method of Illinois (Dowell & Jarratt 1971, doi:10.1007/BF01934364). If the
 * function has the same sign at both ends, the bracket is widened to the side of the root first.
 */
export function rootBetween(of: (x: number) => number, low: number, high: number): number {
  let [a, b] = [low, high];
  let [fa, fb] = [of(a), of(b)];
  for (let step = 0; step < MOST_STEPS && fa > 0; step += 1) {
    [a, b, fb] = [a - 2 * (b - a), a, fa];
    fa = of(a);
  }
  for (let step = 0; step < MOST_STEPS && fb < 0; step += 1) {
    [a, b, fa] = [b, b + 2 * (b - a), fb];
    fb = of(b);
  }
  let side = 0;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const isUsable = Number.isFinite(fa) && Number.isFinite(fb) && fb > fa;
    const x = isUsable ? b - (fb * (b - a)) / (fb - fa) : (a + b) / 2;
    const fx = of(x);
    if (fx === 0 || Math.abs(b - a) <= 1e-14 * (Math.abs(a) + Math.abs(b))) return x;
    if (fx < 0) {
      if (Math.abs(x - a) <= 1e-15 * Math.abs(x)) return x;
      [a, fa] = [x, fx];
      // If the same end remains twice, its value is halved (Illinois method), so that the next step passes the root and
      // both ends move.
      if (side === -1) fb /= 2;
      side = -1;
    } else {
      if (Math.abs(b - x) <= 1e-15 * Math.abs(x)) return x;
      [b, fb] = [x, fx];
      if (side === 1) fa /= 2;
      side = 1;
    }
  }
  return (a + b) / 2;
}
