import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { type Score, testRows } from "@/experiments/engine/score/score";
import { crraInterval } from "./crra";
import type { LotteryChoiceParameters } from "./parameters";
import { choicesOf, goesBack } from "./rows";
import type { LotteryChoiceWords } from "./words";

const CRRA_DECIMALS = 2;

/**
 * Returns the number of safe choices of a run (Holt & Laury 2002). If the participant switched once, the details are
 * the bounds of relative risk aversion. If the participant switched several times, the detail is the number of choices
 * of A after an earlier B. The number of safe choices has no interval, because an interval cannot be computed from one
 * list of rows. A run in which A was chosen in the last row has no score. Both amounts are certain in that row, so a
 * choice of less money does not show a preference about risk: the participant probably did not read the row, and
 * perhaps not the other rows. A choice of B in every row is consistent with a strong preference for risk, and its score
 * is 0.
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
