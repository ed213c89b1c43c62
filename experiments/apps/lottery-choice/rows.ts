import type { TrialOutcome, TrialRow } from "@/experiments/engine/contract/trial-row";
import { type Score, testRows } from "@/experiments/engine/score/score";
import type { Currency } from "./currencies";
import { type Amounts, amountsOf, OPTIONS, type Option } from "./options";
import type { LotteryChoiceParameters } from "./parameters";
import { isPublished, PUBLISHED_SHARES } from "./published-shares";

/** One screen of the menu, and the choices on the screens before it. */
export type LotteryScreen = {
  /** Row numbers from 1. A row's number out of all rows is the probability of the higher amounts. */
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

/** Returns the choices of a run in the order of its rows; null for a row without a choice. */
export function choicesOf(rows: readonly TrialRow[]): (Option | null)[] {
  return rows.map(({ response }) => (isOption(response) ? response : null));
}

/**
 * Returns for each choice whether it is A after a B in an earlier row. B becomes better with each row, so a person who
 * prefers more money cannot consistently prefer B once and A later.
 */
export function goesBack(choices: readonly (Option | null)[]): boolean[] {
  return choices.map((choice, index) => choice === "A" && choices.slice(0, index).includes("B"));
}

/**
 * Returns the app's columns for a choice. Preferences are neither right nor wrong, so `correct` is null except in two
 * cases: in the last row, where both amounts are certain and A is lower, and for a choice that goes back to A.
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

/** Returns the probability of the higher amounts in percent, in the format of the export: p10 to p100. */
export const conditionOf = (row: number, { rows }: Pick<LotteryChoiceParameters, "rows">): string =>
  `p${(row * 100) / rows}`;

/** Data about each row that the result displays in addition to the measure. */
export type LotteryAddition = {
  rows: readonly {
    chance: number;
    of: number;
    choice: Option | null;
    /** Contradiction of the choice with an earlier B ("back") or with the amounts of the last row ("dominated"). */
    fault: "back" | "dominated" | null;
    /** Published share of choices of A, from 0 to 1; null if none has been published. */
    share: number | null;
  }[];
  /** Note on the bounds of risk aversion or on their absence; null without a score. */
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
