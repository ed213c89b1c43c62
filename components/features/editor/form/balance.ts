/** Returns the probability of each number of heads in `tosses` tosses of a fair coin. */
function fairBinomial(tosses: number): number[] {
  // The probabilities are computed from logarithms, because the coefficients exceed the range of numbers.
  let log = -tosses * Math.LN2;
  const chances = [Math.exp(log)];
  for (let heads = 1; heads <= tosses; heads += 1) {
    log += Math.log(tosses - heads + 1) - Math.log(heads);
    chances.push(Math.exp(log));
  }
  return chances;
}

/**
 * The largest number of people in two groups for which the exact difference is computed. For more people, the formula
 * for large numbers is accurate.
 */
const MOST_PEOPLE = 5000;

/** The number of people in two of several groups of the same expected size. */
const inTwo = (people: number, groups: number) => Math.round((2 * people) / groups);

/**
 * Returns a difference between the sizes of two groups that about one study in six reaches if each person is assigned
 * at random. Also returns the percentage of studies that reach this difference.
 * @returns null for too few or too many people
 */
export function expectedGap(
  people: number,
  groups: number,
): { difference: number; percent: number } | null {
  const both = inTwo(people, groups);
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

/** Returns the mean difference between the sizes of two groups if each person is assigned at random. */
export function meanGap(people: number, groups: number): number {
  const both = inTwo(people, groups);
  if (both > MOST_PEOPLE) return Math.sqrt((2 * both) / Math.PI);
  return fairBinomial(both).reduce(
    (sum, chance, heads) => sum + chance * Math.abs(2 * heads - both),
    0,
  );
}

/**
 * The mean difference between two balanced groups of finishers, in the simulated studies of docs/deploy/receiver.md:
 * people finish, of whom `leavePercent` leave and are replaced.
 */
export const BALANCED_GAP = { people: 60, leavePercent: 15, difference: 0.5 };
