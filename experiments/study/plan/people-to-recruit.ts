/**
 * Returns the number of people to recruit, so that enough remain for analysis.
 * @param analysed the number of people to analyse
 * @param loss the proportion of the people recruited who are not analysed, below 1
 */
export const peopleToRecruit = (analysed: number, loss: number): number =>
  // A share such as 0.2 is not an exact double: without the tolerance, 60 / 0.8 could become 76.
  Math.ceil(analysed / (1 - loss) - 1e-7);
