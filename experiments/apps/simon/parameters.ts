import {
  defineParameters,
  type ParametersOf,
} from "@/experiments/engine/contract/define-parameters";
import {
  blankMs,
  blocks,
  congruentPercent,
  FASTEST_WITHIN_WINDOW,
  feedback,
  feedbackMs,
  fixationMs,
  minimumAccuracyPercent,
  minimumRtMs,
  PAIRED_BLOCK_STEP,
  PAIRED_BLOCKS,
  practiceTrials,
  responseKey,
  responseWindowMs,
  testTrials,
} from "@/experiments/engine/speeded/speeded-parameters";

/**
 * Block lengths are multiples of this number. Both answers can then be equally frequent even in a condition with
 * only a quarter of the trials.
 */
const UNEQUAL_STEP = 8;
/**
 * Minimum number of trials in a condition. With fewer than seven trials, a participant who guesses would be right in
 * all trials too often, so guessing could not be excluded.
 */
const LEAST_OF_A_CONDITION = 8;

export const simonParameters = defineParameters(
  {
    practiceTrials: practiceTrials(8, PAIRED_BLOCK_STEP),
    trials: testTrials({
      default: 48,
      minimum: 24,
      maximum: 960,
      step: PAIRED_BLOCK_STEP,
    }),
    blocks: blocks(2),
    congruentPercent: congruentPercent({
      en: "When most trials are congruent, the side of the shape interferes more.",
      fr: "Quand la plupart des essais sont congruents, le côté de la forme gêne davantage.",
    }),
    fixationMs: fixationMs(500),
    responseWindowMs: responseWindowMs(2000),
    feedback: feedback(),
    feedbackMs: feedbackMs(600),
    blankMs: blankMs(400),
    minimumRtMs: minimumRtMs(150),
    minimumAccuracyPercent: minimumAccuracyPercent(),
    // Participants use one finger of each hand. F and J are in the same positions on QWERTY and AZERTY keyboards.
    leftKey: responseKey("f", "left", "gauche"),
    rightKey: responseKey("j", "right", "droite"),
  },
  {
    length: { name: "trials", of: ({ trials }) => trials / 2 },
    rules: [
      PAIRED_BLOCKS,
      {
        names: ["congruentPercent", "practiceTrials", "trials", "blocks"],
        says: {
          en: "When congruent and incongruent trials differ in number, the practice trials and the test trials of each block must be multiples of 8.",
          fr: "Si les essais congruents et incongruents ne sont pas en nombre égal, le nombre d’essais d’entraînement et le nombre d’essais expérimentaux par bloc doivent être des multiples de 8.",
        },
        holds: (values) =>
          values.congruentPercent === 50 ||
          (values.practiceTrials % UNEQUAL_STEP === 0 &&
            values.trials % (UNEQUAL_STEP * values.blocks) === 0),
      },
      {
        names: ["trials", "congruentPercent"],
        says: {
          en: "Each condition must have at least 8 test trials.",
          fr: "Chaque condition doit compter au moins 8 essais expérimentaux.",
        },
        holds: ({ trials, congruentPercent: percent }) =>
          trials * Math.min(percent, 100 - percent) >= 100 * LEAST_OF_A_CONDITION,
      },
      FASTEST_WITHIN_WINDOW,
      {
        names: ["leftKey", "rightKey"],
        says: {
          en: "Left and right must have different keys.",
          fr: "Les réponses gauche et droite doivent avoir des touches différentes.",
        },
        holds: ({ leftKey, rightKey }) => leftKey !== rightKey,
      },
    ],
  },
);

export type SimonParameters = ParametersOf<typeof simonParameters>;
