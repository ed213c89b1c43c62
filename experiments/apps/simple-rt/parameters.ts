import {
  defineParameters,
  number,
  type ParametersOf,
} from "@/experiments/engine/contract/define-parameters";
import {
  blankMs,
  blocks,
  equalBlocks,
  FASTEST_WITHIN_WINDOW,
  feedback,
  feedbackMs,
  minimumRtMs,
  practiceTrials,
  responseWindowMs,
  testTrials,
} from "@/experiments/engine/speeded/speeded-parameters";

/**
 * Maximum number of trials. The computation of the median's interval contains 2^n for n response times, and with more
 * than 1,023 response times this number exceeds the range of a double.
 */
const MOST_TRIALS = 500;

/** Minimum number of trials in a block. With shorter blocks, breaks would take more time than the trials. */
const SHORTEST_BLOCK = 5;

export const simpleRtParameters = defineParameters(
  {
    practiceTrials: practiceTrials(5, 5),
    trials: testTrials({
      default: 20,
      minimum: 10,
      maximum: MOST_TRIALS,
      step: 1,
    }),
    blocks: blocks(1),
    shortestWaitMs: number({
      group: "timing",
      default: 1000,
      minimum: 200,
      maximum: 10_000,
      step: 50,
      unit: "ms",
      label: { en: "Shortest wait for the disc", fr: "Attente la plus courte" },
      touches: ["norm", "timing"],
    }),
    longestWaitMs: number({
      group: "timing",
      default: 3000,
      minimum: 200,
      maximum: 10_000,
      step: 50,
      unit: "ms",
      label: { en: "Longest wait for the disc", fr: "Attente la plus longue" },
      help: {
        en: "All lengths between the shortest and the longest are equally likely. Set both to the same value for a fixed wait.",
        fr: "Toutes les durées entre la plus courte et la plus longue sont équiprobables. Pour une attente fixe, donnez la même valeur aux deux.",
      },
      touches: ["norm", "timing"],
    }),
    // The response window has the same duration as in the published task.
    responseWindowMs: responseWindowMs(2000),
    feedback: feedback(),
    feedbackMs: feedbackMs(700),
    // A finger that bounces after a press touches again during the blank screen, so that the bounce is not a false
    // start of the next trial.
    blankMs: blankMs(400),
    minimumRtMs: minimumRtMs(100),
    minimumValid: number({
      group: "exclusions",
      default: 10,
      // With fewer than six values, no pair of order statistics covers the median with 95 % confidence.
      minimum: 6,
      maximum: MOST_TRIALS,
      step: 1,
      unit: "trials",
      label: {
        en: "Valid response times needed for a score",
        fr: "Temps de réponse valables exigés pour un score",
      },
      touches: ["scoring"],
    }),
    maximumLostPercent: number({
      group: "exclusions",
      default: 40,
      minimum: 5,
      maximum: 90,
      step: 5,
      unit: "%",
      label: {
        en: "Anticipations or missing presses allowed",
        fr: "Réponses anticipées ou absentes tolérées",
      },
      help: {
        en: "Above this share of the trials, there is no score.",
        fr: "Au-dessus de cette part des essais, il n’y a pas de score.",
      },
      touches: ["scoring"],
    }),
  },
  {
    length: { name: "trials", of: ({ trials }) => trials },
    rules: [
      equalBlocks(SHORTEST_BLOCK),
      {
        names: ["shortestWaitMs", "longestWaitMs"],
        says: {
          en: "The shortest wait must not be longer than the longest.",
          fr: "L’attente la plus courte ne doit pas dépasser la plus longue.",
        },
        holds: ({ shortestWaitMs, longestWaitMs }) => shortestWaitMs <= longestWaitMs,
      },
      FASTEST_WITHIN_WINDOW,
      {
        names: ["minimumValid", "trials"],
        says: {
          en: "There must be at least as many trials as valid response times needed for a score.",
          fr: "Il doit y avoir au moins autant d’essais que de temps de réponse valables exigés pour un score.",
        },
        holds: ({ minimumValid, trials }) => minimumValid <= trials,
      },
    ],
  },
);

export type SimpleRtParameters = ParametersOf<typeof simpleRtParameters>;
