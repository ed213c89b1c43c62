import type { AppCodebook } from "@/experiments/engine/contract/define-app";
import type { DelayDiscountingParameters } from "./parameters";
import type { DelayDiscountingWords } from "./words";

/**
 * Returns the codebook of delay discounting for a run with these parameters: the meaning in this questionnaire of the
 * columns that all apps share.
 */
export const delayDiscountingCodebook = ({
  minimumConsistencyPercent,
}: DelayDiscountingParameters): AppCodebook<DelayDiscountingWords> => ({
  description: `Monetary choice questionnaire, 27 hypothetical choices between an amount today and a larger amount later (Kirby, Petry & Bickel 1999). The measure is the mean of ln k of the three sizes of the later amount, where k is the discount rate per day that agrees with most choices. It does not exist if a choice is missing${minimumConsistencyPercent > 0 ? ` or if fewer than ${minimumConsistencyPercent}% of the choices agree with the k of their size` : ""}.`,
  condition: {
    description: "Size of the later amount.",
    levels: {
      small: "25 to 35 dollars",
      medium: "50 to 60 dollars",
      large: "75 to 85 dollars",
    },
  },
  stimulus: {
    description:
      "The amount today, the later amount (both in dollars) and the days until the later amount, as now_later_days.",
  },
  response: {
    description: "The amount that was chosen, as it stood when the page was sent.",
    levels: { now: "the amount today", later: "the larger amount later" },
  },
  rt_ms: {
    description:
      "Time from when the page was shown to the last change of this choice, in whole ms: choices on a page are made in any order, so it is not a response time of the choice",
  },
  excluded: { levels: {} },
});
