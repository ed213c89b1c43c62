/** Returns the probabilities of each number of heads in so many tosses of a fair coin. */
function fairBinomial(tosses: number): number[] {
  // Of logarithms, since the coefficients leave the range of numbers.
  let log = -tosses * Math.LN2;
  const chances = [Math.exp(log)];
  for (let heads = 1; heads <= tosses; heads += 1) {
    log += Math.log(tosses - heads + 1) - Math.log(heads);
    chances.push(Math.exp(log));
  }
  return chances;
}

/** More people than this differ by as little as the formula for large numbers says. */
const MOST_PEOPLE = 5000;

/**
 * Returns by how much the sizes of two of so many groups differ in about one study of six, where each person is
 * assigned at random, and in how many per cent of studies they differ by that or more.
 */
export function expectedGap(
  people: number,
  groups: number,
): { difference: number; percent: number } | null {
  const both = Math.round((2 * people) / groups);
  if (both < 4 || both > MOST_PEOPLE) return null;
  const chances = fairBinomial(both);
  const beyond = (difference: number) =>
    chances.reduce(
      (sum, chance, heads) => (Math.abs(2 * heads - both) >= difference ? sum + chance : sum),
      0,
    );
  let difference = both % 2 === 0 ? 2 : 1;
  while (beyond(difference + 2) > 0.15) difference += 2;
  return { difference, percent: Math.round(beyond(difference) * 100) };
}
