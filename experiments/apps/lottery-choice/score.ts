import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { type Score, testRows } from "@/experiments/engine/score/score";
import { crraInterval } from "./crra";
import type { LotteryChoiceParameters } from "./parameters";
import { choicesOf, goesBack } from "./rows";
import type { LotteryChoiceWords } from "./words";

const CRRA_DECIMALS = 2;

/**
 * Returns the number of safe choices of a run (Holt & Laury 2002), with the bounds of relative risk aversion if there
 * is a single switch, or the number of rows that go back to A if there are several. An interval for the number itself
 * cannot be computed from one list of rows.
 *
 * A choice of A in the last row has no score: choosing less money when both amounts are certain is not about risk, so
 * the participant probably did not read the row, and perhaps not the others. B in every row is consistent with a
 * strong preference for risk; its score is 0.
 */
export function scoreLotteryChoice(
  rows: readonly TrialRow[],
  parameters: LotteryChoiceParameters,
): Score<LotteryChoiceWords> {
  const choices = choicesOf(testRows(rows));
  const facts = { excluded: {}, lateFrameTrials: 0 };
  if (choices.length !== parameters.rows || choices.includes(null))
    return { status: "no-score", reason: "incomplete", ...facts };
  if (choices.at(-1) === "A") return { status: "no-score", reason: "dominated", ...facts };

  const value = choices.filter((choice) => choice === "A").length;
  const back = goesBack(choices).filter(Boolean).length;
  const n = choices.length;
  const { low, high } = back > 0 ? { low: null, high: null } : crraInterval(value, parameters);
  const bound = (id: "crra_low" | "crra_high", r: number | null) =>
    r === null ? [] : [{ id, value: r, n, decimals: CRRA_DECIMALS }];
  return {
    status: "scored",
    measures: [{ id: "safe_choices", value, low: null, high: null, n }],
    details: [
      ...bound("crra_low", low),
      ...bound("crra_high", high),
      ...(back > 0 ? [{ id: "back" as const, value: back, n }] : []),
    ],
    ...facts,
  };
}
