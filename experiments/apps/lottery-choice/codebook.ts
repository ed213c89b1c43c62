import type { AppCodebook } from "@/experiments/engine/contract/define-app";
import { CURRENCIES } from "./currencies";
import { OPTIONS } from "./options";
import type { LotteryChoiceParameters } from "./parameters";
import { conditionOf } from "./rows";
import type { LotteryChoiceWords } from "./words";

/**
 * Returns the codebook of the lottery task for a run with these parameters: the meaning in this task of the columns
 * that all apps share.
 */
export const lotteryChoiceCodebook = (
  parameters: LotteryChoiceParameters,
): AppCodebook<LotteryChoiceWords> => ({
  description: `Menu of ${parameters.rows} paired lotteries after Holt and Laury (2002), with hypothetical ${CURRENCIES[parameters.currency].en}. The measure is the number of rows in which the safer option A is chosen; there is none when A is chosen in the last row, where both amounts are certain and A is the lower one.`,
  condition: {
    description: "Chance of the higher amount of each option, in percent; rows come in this order.",
    levels: Object.fromEntries(
      Array.from({ length: parameters.rows }, (_, index) => index + 1).map((row) => [
        conditionOf(row, parameters),
        `row ${row}, ${row} in ${parameters.rows}`,
      ]),
    ),
  },
  stimulus: {
    description: `The options with their higher and lower amounts in ${CURRENCIES[parameters.currency].en}, as A_high_low_B_high_low.`,
  },
  response: {
    description: "The option that was chosen, as it stood when the page was sent.",
    levels: Object.fromEntries(
      OPTIONS.map((option) => [
        option,
        option === "A" ? "the safer lottery" : "the riskier lottery",
      ]),
    ),
  },
  correct: {
    description:
      "Whether the choice agrees with the others and with the amounts; NA where either choice may be a matter of taste",
    levels: {
      TRUE: "B in the last row, where both amounts are certain",
      FALSE: "A after a B in an earlier row (multiple switching), or A in the last row",
    },
  },
  rt_ms: {
    description:
      "Time from when the page was shown to the last change of the choice in this row, in whole ms: rows are answered in any order, so it is no response time of the row",
  },
  excluded: { levels: {} },
});
