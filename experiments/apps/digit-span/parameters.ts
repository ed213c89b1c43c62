import {
  defineParameters,
  type ParametersOf,
} from "@/experiments/engine/contract/define-parameters";
import {
  approachTrials,
  direction,
  errorsPerStepDown,
  feedbackAlways,
  minimumLength,
  minimumRecalled,
  minimumValid,
  pace,
  pauseMs,
  practiceLength,
  recallWindowMs,
  SPAN_RULES,
  spanTrials,
  startLength,
} from "@/experiments/engine/span/span-parameters";
import {
  blocks,
  feedbackMs,
  practiceTrials,
} from "@/experiments/engine/speeded/speeded-parameters";

/**
 * The parameters of the digit span task. In the comments below, "published" means that the default value is the value
 * in the task with which the published data were collected. Sources are the source code of that task
 * (expfactory-experiments, digit_span/experiment.js) and its raw data.
 */
export const digitSpanParameters = defineParameters(
  {
    direction: direction(),
    // The published task had no practice trials.
    practiceTrials: practiceTrials(2, 2),
    practiceLength: practiceLength("digits"),
    // The published task had 14 trials in each direction. Ten take less than three minutes, and figures of the first ten
    // trials have been computed from the published data.
    trials: spanTrials(10),
    blocks: blocks(1),
    startLength: startLength("digits"),
    minimumLength: minimumLength("digits"),
    errorsPerStepDown: errorsPerStepDown(),
    approachTrials: approachTrials(),
    // Published: the number of digits was displayed for one second. An empty second followed, which this app omits.
    readyMs: pace({
      default: 1000,
      label: { en: "Announcement of the length", fr: "Annonce de la longueur" },
    }),
    // Published: each digit is displayed for 800 ms, and the screen is empty for 200 ms after each digit.
    digitMs: pace({
      default: 800,
      label: { en: "Each digit shown", fr: "Durée de chaque chiffre" },
    }),
    gapMs: pace({
      default: 200,
      minimum: 50,
      label: { en: "Empty screen after each digit", fr: "Écran vide après chaque chiffre" },
    }),
    // The published task did not limit the time, and 95 % of the answers in the published data took less than 20 s.
    responseWindowMs: {
      ...recallWindowMs({
        en: "Measured from the appearance of the number pad to the last digit.",
        fr: "Ce temps va de l’affichage du pavé numérique au dernier chiffre.",
      }),
      default: 30_000,
    },
    feedback: feedbackAlways(),
    // In the published task, this duration was twice as long.
    feedbackMs: feedbackMs(500),
    blankMs: pauseMs(),
    // The published figures require the same share of valid trials.
    minimumValid: minimumValid(8),
    // Participants who enter digits at random recall a sequence of two digits in about 3.5 of 100 runs, and a sequence of
    // three digits in 0.3 of 100.
    minimumRecalled: { ...minimumRecalled("digits"), default: 3 },
  },
  {
    length: { name: "trials", of: ({ trials }) => trials },
    publishedFor: "direction",
    rules: SPAN_RULES,
  },
);

export type DigitSpanParameters = ParametersOf<typeof digitSpanParameters>;
