import {
  defineParameters,
  number,
  type ParametersOf,
} from "@/experiments/engine/contract/define-parameters";
import {
  blankMs,
  blocks,
  FASTEST_WITHIN_WINDOW,
  feedback,
  feedbackMs,
  fixationMs,
  minimumRtMs,
  PAIRED_BLOCK_STEP,
  PAIRED_BLOCKS,
  practiceTrials,
  responseKey,
  responseWindowMs,
  testTrials,
} from "@/experiments/engine/speeded/speeded-parameters";

/** All numbers that define the app. Its trials, its score, its figure and its texts use these values. */
export const choiceRtParameters = defineParameters(
  {
    practiceTrials: practiceTrials(8, PAIRED_BLOCK_STEP),
    trials: testTrials({ default: 40, minimum: 12, maximum: 400, step: PAIRED_BLOCK_STEP }),
    blocks: blocks(1),
    fixationMs: fixationMs(500),
    responseWindowMs: responseWindowMs(2000),
    feedback: feedback(),
    feedbackMs: feedbackMs(600),
    blankMs: blankMs(400),
    minimumRtMs: minimumRtMs(150),
    minimumAccuracyPercent: number({
      group: "exclusions",
      default: 60,
      minimum: 0,
      maximum: 100,
      step: 5,
      unit: "%",
      label: { en: "Correct answers needed", fr: "Réponses correctes exigées" },
      help: {
        en: "A score always requires more correct answers than guessing would give. Here you can require even more.",
        fr: "Un score exige toujours plus de réponses correctes que le hasard n’en donnerait. Vous pouvez en exiger encore davantage.",
      },
      touches: ["norm", "scoring"],
    }),
    // Participants use one finger of each hand. F and J are in the same positions on QWERTY and AZERTY keyboards.
    leftKey: responseKey("f", "left", "gauche"),
    rightKey: responseKey("j", "right", "droite"),
  },
  {
    length: { name: "trials", of: ({ trials }) => trials },
    rules: [
      PAIRED_BLOCKS,
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

export type ChoiceRtParameters = ParametersOf<typeof choiceRtParameters>;
