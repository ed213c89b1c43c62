import type { LotteryChoiceParameters } from "./parameters";
import type { LotteryChoiceWords } from "./words";

/** Returns the keys of the sentences in the methods paragraph that apply to a run. The sentences are in words.ts. */
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

/**
 * Returns the values that the texts state in addition to the parameters. The values are computed from the parameters.
 */
export const lotteryChoiceStated = (
  { rows, rowsPerPage, currency }: LotteryChoiceParameters,
  { currencies }: Pick<LotteryChoiceWords, "currencies">,
) => ({
  pages: rows / rowsPerPage,
  currency: currencies[currency],
});
