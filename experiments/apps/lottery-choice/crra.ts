import { type Amounts, amountsOf } from "./options";
import type { LotteryChoiceParameters } from "./parameters";

/**
 * Limits and steps of the search for r. The limits are far beyond human risk aversion. After all steps, the result has
 * the precision of a double.
 */
const SEARCH = { low: -20, high: 20, steps: 100 };

type Menu = Omit<LotteryChoiceParameters, "rowsPerPage" | "currency">;

/**
 * Returns the utility of an amount with constant relative risk aversion: x^(1-r)/(1-r) minus a constant that is the
 * same for all amounts. With this constant, the limit at r = 1 is the logarithm.
 * @param amount divided by the largest amount; the division does not change preferences, and keeps powers small
 */
function utility(amount: number, r: number): number {
  const logarithm = Math.log(amount);
  return r === 1 ? logarithm : Math.expm1((1 - r) * logarithm) / (1 - r);
}

/**
 * Returns the expected utility of A minus the expected utility of B.
 * @param chance probability of the higher amounts
 */
function advantageOfSafe(chance: number, r: number, { A, B }: Amounts): number {
  const [largest] = B;
  const [safe = 0, risky = 0] = [A, B].map(
    ([high, low]) => chance * utility(high / largest, r) + (1 - chance) * utility(low / largest, r),
  );
  return safe - risky;
}

/**
 * Returns the relative risk aversion at which A and B have the same expected utility in a row, found by bisection. With
 * less risk aversion B is better, and with more risk aversion A is better. Returns null if the value is beyond the
 * search limits. This can happen if the amounts hardly differ.
 * @param row from 1; the result is null for the last row, because A is never better there
 */
export function indifference(row: number, menu: Menu): number | null {
  const advantage = (r: number) => advantageOfSafe(row / menu.rows, r, amountsOf(menu));
  let { low, high } = SEARCH;
  if (advantage(low) >= 0 || advantage(high) < 0) return null;
  for (let step = 0; step < SEARCH.steps; step += 1) {
    const middle = (low + high) / 2;
    if (advantage(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Returns the interval of relative risk aversion that follows from a number of safe choices with a single switch (Holt
 * & Laury 2002). An end of the interval is null if the choices do not limit r at this end, or if the end is beyond the
 * search limits.
 * @param safeChoices from 0 to the number of rows minus 1
 */
export function crraInterval(
  safeChoices: number,
  menu: Menu,
): { low: number | null; high: number | null } {
  return {
    low: safeChoices === 0 ? null : indifference(safeChoices, menu),
    high: safeChoices === menu.rows - 1 ? null : indifference(safeChoices + 1, menu),
  };
}
