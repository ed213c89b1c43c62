export const OPTIONS = ["A", "B"] as const;
export type Option = (typeof OPTIONS)[number];

/**
 * Every number of the app: run, score, trial figure, facts and methods paragraph read it from here.
 * The amounts and chances are those of the published data (expfactory, holt-laury-survey).
 */
export const parameters = {
  /** The chance of the higher amount is 1 in `rows` in the first row and certain in the last. */
  rows: 10,
  pages: 2,
  rowsPerPage: 5,
  /** Hypothetical dollars: A is the safer option, B the riskier one. */
  safeHigh: 100,
  safeLow: 80,
  riskyHigh: 190,
  riskyLow: 5,
} as const;

/** The two amounts of each option, the higher one first. */
/** The row of the figure, which a participant may see before the form: one that the form does not ask. */
export const FIGURE_ROW = {
  chance: 2,
  of: 4,
  amounts: { A: [60, 40], B: [120, 2] },
} as const satisfies {
  amounts: Record<Option, readonly [high: number, low: number]>;
  [key: string]: unknown;
};

export const AMOUNTS: Readonly<Record<Option, readonly [high: number, low: number]>> = {
  A: [parameters.safeHigh, parameters.safeLow],
  B: [parameters.riskyHigh, parameters.riskyLow],
};
