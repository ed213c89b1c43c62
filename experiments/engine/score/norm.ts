/** Test-retest reliability of a measure: the correlation r with its 95 % interval, and the number of people. */
export type Retest = {
  n: number;
  value: number;
  low: number;
  high: number;
  /** Median number of days between the two tests; absent if the published data do not include the delay. */
  days?: number;
};

/** The published statistics of one measure for one number of trials. */
export type NormFigures = {
  n: number;
  retest?: Retest;
  /** Statistics of a second sample, which was tested in a laboratory. */
  laboratory?: { n: number; mean: number; sd: number; retest: Retest };
  /** Statistics that are absent if only the distribution was published. */
  mean?: number;
  sd?: number;
  quantiles?: Record<string, number>;
  /** Shares of people, as proportions or percentages, keyed by the value of the measure. */
  distribution?: Record<string, number>;
};

/** A published distribution in norms.json, validated at build by experiments/catalog/norms.ts. */
export type Norm = NormFigures & {
  unit: string;
  source: string;
  /** Statistics of the same people for other numbers of trials than the app's default, keyed by number of trials. */
  lengths?: Readonly<Record<string, NormFigures>>;
};

/** Returns the mode of a published distribution of choices. */
export function modeOf(distribution: Record<string, number>): number {
  const [most = ["0", 0]] = Object.entries(distribution).sort(([, a], [, b]) => b - a);
  return Number(most[0]);
}

/** Returns a list with one value for each percent of people; the number of entries for each value is rounded. */
export function distributionDots(distribution: Record<string, number>): number[] {
  const total = Object.values(distribution).reduce((sum, share) => sum + share, 0);
  return Object.entries(distribution).flatMap(([value, share]) =>
    Array.from({ length: Math.round((share / total) * 100) }, () => Number(value)),
  );
}
