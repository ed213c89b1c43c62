import { AMOUNTS, parameters } from "./parameters";

/** Wide enough for every row with a chance below one; found to the last bit of a double. */
const SEARCH = { low: -20, high: 20, steps: 100 };

/**
 * Utility of an amount with constant relative risk aversion, x^(1-r)/(1-r) less a constant that
 * expected utilities share, so that r = 1 is its limit, the logarithm. Amounts are in units of the
 * largest one, which changes no preference and keeps powers small.
 */
function utility(amount: number, r: number): number {
  const logarithm = Math.log(amount / parameters.riskyHigh);
  return r === 1 ? logarithm : Math.expm1((1 - r) * logarithm) / (1 - r);
}

/** Expected utility of A minus that of B, when the higher amounts have this chance. */
function advantageOfSafe(chance: number, r: number): number {
  const [safe = 0, risky = 0] = [AMOUNTS.A, AMOUNTS.B].map(
    ([high, low]) => chance * utility(high, r) + (1 - chance) * utility(low, r),
  );
  return safe - risky;
}

/**
 * The relative risk aversion at which A and B are worth the same in a row, by bisection: below it B
 * is better, above it A is.
 * @param row from 1; in the last row A is never better, so there is no such value
 */
export function indifference(row: number): number {
  const chance = row / parameters.rows;
  let { low, high } = SEARCH;
  for (let step = 0; step < SEARCH.steps; step += 1) {
    const middle = (low + high) / 2;
    if (advantageOfSafe(chance, middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * The relative risk aversion that a single switch after so many safe choices stands for (Holt & Laury
 * 2002); an end is null where the choices set none.
 * @param safeChoices from 0 to all but the last row
 */
export function crraInterval(safeChoices: number): { low: number | null; high: number | null } {
  return {
    low: safeChoices === 0 ? null : indifference(safeChoices),
    high: safeChoices === parameters.rows - 1 ? null : indifference(safeChoices + 1),
  };
}
