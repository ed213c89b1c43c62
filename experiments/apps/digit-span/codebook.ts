import type { AppCodebook } from "@/experiments/engine/contract/define-app";
import type { DigitSpanParameters } from "./parameters";
import type { DigitSpanWords } from "./words";

/** The order of recall, as the description of the data states it. */
const ORDERS = {
  forward: "the order shown",
  backward: "the reverse of the order shown",
} as const;

/**
 * Returns the codebook of the digit span task for a run with these parameters: the meaning in this task of the columns
 * that all apps share.
 */
export const digitSpanCodebook = ({
  direction,
  approachTrials,
  responseWindowMs,
}: DigitSpanParameters): AppCodebook<DigitSpanWords> => ({
  description: `Digit span: digits shown one at a time, recalled in ${ORDERS[direction]}. The measure is the mean length of the sequences shown after the first ${approachTrials} valid trials, whether they were recalled or not.`,
  condition: { description: "Length of the sequence, in digits." },
  stimulus: { description: "The digits in the order shown, as 7-3-9." },
  response: {
    description:
      "The digits in the order entered, written like the stimulus; fewer of them when the time ran out. rt_ms is the time of the first digit, from the appearance of the number pad.",
  },
  excluded: {
    levels: {
      hidden: "the page was hidden or inactive during the trial",
      omission: `the sequence was not entered in full within ${responseWindowMs} ms`,
      approach: `one of the first ${approachTrials} valid trials: it moves the length and is not in the mean`,
    },
  },
});
