import { type Amounts, amountsOf } from "./options";
import type { LotteryChoiceParameters } from "./parameters";

/** Far beyond what people have; found to the last bit of a double. */
const SEARCH = { low: -20, high: 20, steps: 100 };

type Menu = Omit<LotteryChoiceParameters, "rowsPerPage" | "currency">;

/**
 * Utility of an amount with constant relative risk aversion, x^(1-r)/(1-r) less a constant that
 * expected utilities share, so that r = 1 is its limit, the logarithm.
 * @param amount in units of the largest one, which changes no preference and keeps powers small
 */
function utility(amount: number, r: number): number {
  const logarithm = Math.log(amount);
  return r === 1 ? logarithm : Math.expm1((1 - r) * logarithm) / (1 - r);
}

/** Expected utility of A minus that of B, when the higher amounts have this chance. */
function advantageOfSafe(chance: number, r: number, { A, B }: Amounts): number {
  const [largest] = B;
  const [safe = 0, risky = 0] = [A, B].map(
    ([high, low]) => chance * utility(high / largest, r) + (1 - chance) * utility(low / largest, r),
  );
  return safe - risky;
}

/**
 * The relative risk aversion at which A and B are worth the same in a row, by bisection: below it B
 * is better, above it A is. Null where it lies beyond the search, as amounts that hardly differ can make it.
 * @param row from 1; in the last row A is never better, so there is no such value
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
 * The relative risk aversion that a single switch after so many safe choices stands for (Holt & Laury
 * 2002); an end is null where the choices set none, or one beyond the search.
 * @param safeChoices from 0 to all but the last row
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
