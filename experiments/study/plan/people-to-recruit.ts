/**
 * Returns the number of people to recruit, which is large enough for `analysed` people to remain for the analysis.
 * @param analysed the number of people to analyse
 * @param loss the proportion of recruited people who are not analysed, below 1
 */
export const peopleToRecruit = (analysed: number, loss: number): number =>
  // A number such as 0.2 is not exact in binary. Without the tolerance, 60 / 0.8 could be rounded up to 76 instead of
  // 75.
  Math.ceil(analysed / (1 - loss) - 1e-7);
