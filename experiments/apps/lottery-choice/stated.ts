import type { LotteryChoiceParameters } from "./parameters";
import type { LotteryChoiceWords } from "./words";

/** Returns the sentences of the methods paragraph that hold for a run, by their keys in the words. */
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

/** Returns what the texts state besides the parameters themselves. */
export const lotteryChoiceStated = (
  { rows, rowsPerPage, currency }: LotteryChoiceParameters,
  { currencies }: Pick<LotteryChoiceWords, "currencies">,
) => ({
  pages: rows / rowsPerPage,
  currency: currencies[currency],
});
