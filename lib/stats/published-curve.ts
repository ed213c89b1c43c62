import type { Quantiles } from "./quantile-dots";

/** A published distribution: quantiles keyed by percent, or proportions keyed by value that add up to 1 or to 100. */
type Published = { quantiles?: Quantiles; distribution?: Record<string, number> };

/**
 * Returns the proportions of people in columns of equal width within the known range. Values beyond the outermost
 * quantiles are not extrapolated.
 * @param shift 0.5 if columns are centred on multiples of the width, otherwise 0
 * @returns the middle of each column with its proportion, from 0 to 1
 */
export function curveShares(
  { quantiles, distribution }: Published,
  width: number,
  shift: number,
): { middle: number; share: number }[] {
  if (distribution) return sharesOf(distribution);
  const below = quantiles && distributionFunction(quantiles);
  if (!below) return [];
  const first = Math.ceil(below.low / width + shift - 1e-9);
  const last = Math.floor(below.high / width + shift + 1e-9);
  return Array.from({ length: Math.max(0, last - first) }, (_, index) => {
    const [from, to] = [first + index - shift, first + index + 1 - shift];
    return {
      middle: ((from + to) / 2) * width,
      share: below.at(to * width) - below.at(from * width),
    };
  });
}

function sharesOf(distribution: Record<string, number>) {
  const shares = Object.entries(distribution).map(([value, share]) => ({
    middle: Number(value),
    share,
  }));
  const total = shares.reduce((sum, { share }) => sum + share, 0);
  return shares
    .map(({ middle, share }) => ({ middle, share: share / total }))
    .sort((one, other) => one.middle - other.middle);
}

/** Returns a smooth, rising distribution function through quantiles (Fritsch & Carlson 1980, doi:10.1137/0717021). */
function distributionFunction(quantiles: Quantiles) {
  const byValue = new Map<number, number>();
  for (const [percent, value] of Object.entries(quantiles))
    byValue.set(value, Math.max(byValue.get(value) ?? 0, Number(percent) / 100));
  const points = [...byValue].map(([x, p]) => ({ x, p })).sort((a, b) => a.x - b.x);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const slopes = points.slice(1).map(({ x, p }, index) => {
    const before = points[index] as (typeof points)[number];
    return (p - before.p) / (x - before.x);
  });
  // With the harmonic mean of the slopes on both sides of a point, the curve never overshoots the quantiles.
  const tangents = points.map((_, index) => {
    const [before, after] = [slopes[index - 1], slopes[index]];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    return before + after === 0 ? 0 : (2 * before * after) / (before + after);
  });
  const at = (x: number) => {
    if (x <= first.x) return first.p;
    if (x >= last.x) return last.p;
    const upper = points.findIndex((point) => point.x > x);
    const [a, b] = [points[upper - 1], points[upper]];
    if (!a || !b) return last.p;
    const h = b.x - a.x;
    const t = (x - a.x) / h;
    const [left, right] = [tangents[upper - 1] ?? 0, tangents[upper] ?? 0];
    return (
      a.p * (1 + 2 * t) * (1 - t) ** 2 +
      left * h * t * (1 - t) ** 2 +
      b.p * t * t * (3 - 2 * t) +
      right * h * t * t * (t - 1)
    );
  };
  return { low: first.x, high: last.x, at };
}
