import type { TrialOutcome, TrialRow } from "@/experiments/engine/contract/trial-row";
import { type Score, testRows } from "@/experiments/engine/score/score";
import type { Currency } from "./currencies";
import { type Amounts, amountsOf, OPTIONS, type Option } from "./options";
import type { LotteryChoiceParameters } from "./parameters";
import { isPublished, PUBLISHED_SHARES } from "./published-shares";

/** One screen of the menu, and the choices on the screens before it. */
export type LotteryScreen = {
  /** From 1; the number of a row is the chances of the higher amounts, out of all rows. */
  rows: readonly number[];
  of: number;
  amounts: Amounts;
  currency: Currency;
  earlier: readonly (Option | null)[];
  isLast: boolean;
};

/** Returns a screen by its index. */
export function screenAt(
  index: number,
  rows: readonly TrialRow[],
  parameters: LotteryChoiceParameters,
): LotteryScreen {
  const { rowsPerPage, rows: of, currency } = parameters;
  return {
    rows: Array.from({ length: rowsPerPage }, (_, place) => index * rowsPerPage + place + 1),
    of,
    amounts: amountsOf(parameters),
    currency,
    earlier: choicesOf(rows),
    isLast: (index + 1) * rowsPerPage === of,
  };
}

const isOption = (response: string | null): response is Option =>
  OPTIONS.some((option) => option === response);

/** The choices of a run in the order of its rows; null where there is none. */
export function choicesOf(rows: readonly TrialRow[]): (Option | null)[] {
  return rows.map(({ response }) => (isOption(response) ? response : null));
}

/**
 * Whether each choice goes back to A after a B in an earlier row. Chances of B rise with each row, so
 * no preference that likes more money better makes B worth taking once and not worth it later.
 */
export function goesBack(choices: readonly (Option | null)[]): boolean[] {
  return choices.map((choice, index) => choice === "A" && choices.slice(0, index).includes("B"));
}

/**
 * What a choice means. Tastes are neither right nor wrong, so `correct` is null but for two cases:
 * the last row, where both amounts are certain and A is the lower one, and a choice that goes back.
 * @param earlier the choices of the rows before
 */
export function lotteryOutcome(
  row: number,
  choice: Option,
  earlier: readonly (Option | null)[],
  parameters: LotteryChoiceParameters,
): TrialOutcome {
  const isBack = goesBack([...earlier, choice]).at(-1) === true;
  const isLast = row === parameters.rows;
  const amounts = amountsOf(parameters);
  return {
    condition: conditionOf(row, parameters),
    stimulus: OPTIONS.map((option) => [option, ...amounts[option]].join("_")).join("_"),
    response: choice,
    correct: isLast ? choice === "B" : isBack ? false : null,
    excluded: null,
  };
}

/** The chance of the higher amounts in percent, as the export names it: p10 to p100. */
export const conditionOf = (row: number, { rows }: Pick<LotteryChoiceParameters, "rows">): string =>
  `p${(row * 100) / rows}`;

/** What the result shows of each row besides the measure. */
export type LotteryAddition = {
  rows: readonly {
    chance: number;
    of: number;
    choice: Option | null;
    /** What the choice contradicts: an earlier B, or the amounts of the last row. */
    fault: "back" | "dominated" | null;
    /** Published share of choices of A, from 0 to 1; null where none has been published. */
    share: number | null;
  }[];
  /** What the bounds of risk aversion mean, or why there are none; null without a score. */
  note: "crra" | "noCrra" | null;
};

/** Returns each row with its choice and, for the published menu, the published share of A. */
export function lotteryAddition(
  rows: readonly TrialRow[],
  { status }: Score,
  parameters: LotteryChoiceParameters,
): LotteryAddition {
  const choices = choicesOf(testRows(rows));
  const back = goesBack(choices);
  const of = parameters.rows;
  const shares = isPublished(parameters) ? PUBLISHED_SHARES : [];
  return {
    rows: Array.from({ length: of }, (_, index) => {
      const share = shares[index] ?? null;
      const choice = choices[index] ?? null;
      const isDominated = choice === "A" && index === of - 1;
      const fault = isDominated ? "dominated" : back[index] ? "back" : null;
      return { chance: index + 1, of, choice, fault, share };
    }),
    note: status !== "scored" ? null : back.includes(true) ? "noCrra" : "crra",
  };
}
