export const OPTIONS = ["A", "B"] as const;
export type Option = (typeof OPTIONS)[number];

/** The two amounts of each option, higher amount first. */
export type Amounts = Readonly<Record<Option, readonly [high: number, low: number]>>;

/** Returns the amounts of a run: A is the safer option, B the riskier one. */
export const amountsOf = ({
  safeHigh,
  safeLow,
  riskyHigh,
  riskyLow,
}: Readonly<Record<"safeHigh" | "safeLow" | "riskyHigh" | "riskyLow", number>>): Amounts => ({
  A: [safeHigh, safeLow],
  B: [riskyHigh, riskyLow],
});

/** The row in the figure. It is not part of the form because a participant may see the figure before the form. */
export const FIGURE_ROW = {
  chance: 2,
  of: 4,
  amounts: { A: [60, 40], B: [120, 2] },
} as const satisfies { chance: number; of: number; amounts: Amounts };
