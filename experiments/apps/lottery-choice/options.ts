export const OPTIONS = ["A", "B"] as const;
export type Option = (typeof OPTIONS)[number];

/** The two possible amounts of each option, with the higher amount first. */
export type Amounts = Readonly<Record<Option, readonly [high: number, low: number]>>;

/** Returns the amounts that a run offers. A is the safer option and B is the riskier option. */
export const amountsOf = ({
  safeHigh,
  safeLow,
  riskyHigh,
  riskyLow,
}: Readonly<Record<"safeHigh" | "safeLow" | "riskyHigh" | "riskyLow", number>>): Amounts => ({
  A: [safeHigh, safeLow],
  B: [riskyHigh, riskyLow],
});

/**
 * The row in the trial figure. The row is not part of the questionnaire, because participants may see the figure before
 * they choose.
 */
export const FIGURE_ROW = {
  chance: 2,
  of: 4,
  amounts: { A: [60, 40], B: [120, 2] },
} as const satisfies { chance: number; of: number; amounts: Amounts };
