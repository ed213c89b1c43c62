/** How far a measure correlates with itself on another day: r with its 95 % interval, and the people behind it. */
export type Retest = {
  n: number;
  value: number;
  low: number;
  high: number;
  /** Median of the days between; absent where the data have none. */
  days?: number;
};

/** The published figures of one measure at one length. */
export type NormFigures = {
  n: number;
  retest?: Retest;
  /** A second sample, in a laboratory. */
  laboratory?: { n: number; mean: number; sd: number; retest: Retest };
  /** Absent where only the distribution was published. */
  mean?: number;
  sd?: number;
  quantiles?: Record<string, number>;
  /** Shares by value, of 1 or of 100. */
  distribution?: Record<string, number>;
};

/** A published distribution as norms.json has it, checked at build by experiments/catalog/norms.ts. */
export type Norm = NormFigures & {
  unit: string;
  source: string;
  /** The same people at other lengths than that of the app, by the trials that its length counts. */
  lengths?: Readonly<Record<string, NormFigures>>;
};

/** Returns the mode of a published distribution of choices. */
export function modeOf(distribution: Record<string, number>): number {
  const [most = ["0", 0]] = Object.entries(distribution).sort(([, a], [, b]) => b - a);
  return Number(most[0]);
}

/** Returns one value per percent of people, from shares of 1 or of 100; the counts are rounded. */
export function distributionDots(distribution: Record<string, number>): number[] {
  const total = Object.values(distribution).reduce((sum, share) => sum + share, 0);
  return Object.entries(distribution).flatMap(([value, share]) =>
    Array.from({ length: Math.round((share / total) * 100) }, () => Number(value)),
  );
}
