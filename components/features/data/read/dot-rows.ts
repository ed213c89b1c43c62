/**
 * The largest number of people for which a figure has one dot for each person. With more people, a dot represents a
 * share of the people.
 */
export const MOST_DOTS = 200;

/** The number of dots of a figure with more people: one dot for each percent. */
const SHARES = 100;

/** Returns the scores to draw: all scores or, for many people, the score in the middle of each percent. */
export function drawnScores(values: readonly number[]): readonly number[] {
  if (values.length <= MOST_DOTS) return values;
  const sorted = Float64Array.from(values).sort();
  return Array.from(
    { length: SHARES },
    (_, index) => sorted[Math.floor(((index + 0.5) / SHARES) * sorted.length)] as number,
  );
}

/** A dot of a row: the middle of its column, and its offset from the line of the row in steps. */
export type RowDot = { x: number; offset: number };

/**
 * Returns dots that are stacked on both sides of a line, alternately above and below, in columns of equal width.
 */
export function dotRow(values: readonly number[], columnWidth: number): RowDot[] {
  const counts = new Map<number, number>();
  return [...values]
    .sort((a, b) => a - b)
    .map((value) => {
      const column = Math.floor(value / columnWidth);
      const level = counts.get(column) ?? 0;
      counts.set(column, level + 1);
      const side = level % 2 === 1 ? -1 : 1;
      return { x: (column + 0.5) * columnWidth, offset: side * Math.ceil(level / 2) };
    });
}

/** Returns the lowest and the highest of several values, without the limit on arguments of `Math.min`. */
export function extentOf(values: readonly number[]): { low: number; high: number } | null {
  if (values.length === 0) return null;
  return values.reduce(
    ({ low, high }, value) => ({ low: Math.min(low, value), high: Math.max(high, value) }),
    { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY },
  );
}
