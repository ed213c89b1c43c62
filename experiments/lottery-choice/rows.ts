import type { TrialOutcome, TrialRow } from "../engine/trial-row";
import { AMOUNTS, OPTIONS, type Option, parameters } from "./definition";

/** The rows of a page, from 1; page counts from 0. A row's number is its chances in ten. */
export function rowsOfPage(page: number): number[] {
  const { rowsPerPage } = parameters;
  return Array.from({ length: rowsPerPage }, (_, index) => page * rowsPerPage + index + 1);
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
): TrialOutcome {
  const isBack = goesBack([...earlier, choice]).at(-1) === true;
  const isLast = row === parameters.rows;
  return {
    condition: conditionOf(row),
    stimulus: OPTIONS.map((option) => [option, ...AMOUNTS[option]].join("_")).join("_"),
    response: choice,
    correct: isLast ? choice === "B" : isBack ? false : null,
    excluded: null,
  };
}

/** The chance of the higher amounts in percent, as the export names it: p10 to p100. */
export function conditionOf(row: number): string {
  return `p${(row * 100) / parameters.rows}`;
}
