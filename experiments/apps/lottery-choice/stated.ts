import type { LotteryChoiceParameters } from "./parameters";
import type { LotteryChoiceWords } from "./words";

/** Returns the keys (in the words) of the methods sentences that apply to a run. */
export function lotteryChoiceMethods({
  rows,
  rowsPerPage,
  safeHigh,
  safeLow,
}: LotteryChoiceParameters) {
  const isCertain = safeHigh === safeLow;
  return [
    rowsPerPage === rows ? "onePage" : rowsPerPage === 1 ? "pageEach" : "pages",
    isCertain ? "choiceCertain" : "choice",
    isCertain ? "chancesCertain" : "chances",
    "manner",
  ] as const;
}

/** Returns the values derived from the parameters that the texts also state. */
export const lotteryChoiceStated = (
  { rows, rowsPerPage, currency }: LotteryChoiceParameters,
  { currencies }: Pick<LotteryChoiceWords, "currencies">,
) => ({
  pages: rows / rowsPerPage,
  currency: currencies[currency],
});
