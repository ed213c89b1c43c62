import type { TrialOutcome, TrialRow } from "@/experiments/engine/contract/trial-row";
import { type Score, testRows } from "@/experiments/engine/score/score";
import type { Currency } from "./currencies";
import { type Amounts, amountsOf, OPTIONS, type Option } from "./options";
import type { LotteryChoiceParameters } from "./parameters";
import { isPublished, PUBLISHED_SHARES } from "./published-shares";

/** The data of one screen with its rows, and the choices that were made on earlier screens. */
export type LotteryScreen = {
  /**
   * Row numbers, counted from 1. The number of a row divided by the number of all rows is the probability of the higher
   * amounts.
   */
  rows: readonly number[];
  of: number;
  amounts: Amounts;
  currency: Currency;
  earlier: readonly (Option | null)[];
  isLast: boolean;
};

/** Returns the data of the screen with this index, counted from 0. */
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

/** Returns the choices of a run in the order of the rows. A row without a choice is null. */
export function choicesOf(rows: readonly TrialRow[]): (Option | null)[] {
  return rows.map(({ response }) => (isOption(response) ? response : null));
}

/**
 * Returns, for each choice, whether the choice is A although the participant chose B in an earlier row. B becomes
 * better from row to row. A person who prefers more money and has once preferred B therefore cannot prefer A later.
 */
export function goesBack(choices: readonly (Option | null)[]): boolean[] {
  return choices.map((choice, index) => choice === "A" && choices.slice(0, index).includes("B"));
}

/**
 * Returns the columns that this app adds to the row of a choice. `correct` is null because preferences are neither
 * right nor wrong, with two exceptions. In the last row both amounts are certain, so the lower amount A is wrong. A
 * choice of A after an earlier B is wrong, too.
 * @param earlier the choices in the previous rows
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

/**
 * Returns the probability of the higher amounts in percent, as it is written in the exported column `condition`: from
 * p10 to p100.
 */
export const conditionOf = (row: number, { rows }: Pick<LotteryChoiceParameters, "rows">): string =>
  `p${(row * 100) / rows}`;

/** Data about each row that the result displays in a table below the measure. */
export type LotteryAddition = {
  rows: readonly {
    chance: number;
    of: number;
    choice: Option | null;
    /**
     * The reason why a choice is inconsistent: `back` stands for an earlier choice of B, and `dominated` for the
     * certain amounts of the last row.
     */
    fault: "back" | "dominated" | null;
    /** Published share of participants who chose A in this row, from 0 to 1. Null if no share was published. */
    share: number | null;
  }[];
  /**
   * The note below the table: about the bounds of risk aversion, or about missing bounds. Null if the run has no score.
   */
  note: "crra" | "noCrra" | null;
};

/**
 * Returns the data of every row with the participant's choice. If the run has the published rows and amounts, each row
 * also contains the published share of A.
 */
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
