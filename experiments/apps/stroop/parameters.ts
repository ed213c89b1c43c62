import {
  defineParameters,
  number,
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
import { INKS } from "./inks";

export const stroopParameters = defineParameters(
  {
    practiceTrials: practiceTrials(8, PAIRED_BLOCK_STEP),
    trials: testTrials({
      default: 48,
      minimum: 24,
      maximum: 480,
      step: PAIRED_BLOCK_STEP,
    }),
    blocks: blocks(2),
    congruentPercent: congruentPercent({
      en: "When most trials are congruent, a conflicting word interferes more.",
      fr: "Quand la plupart des essais sont congruents, le mot contradictoire gêne davantage.",
    }),
    inks: number({
      group: "display",
      default: 4,
      minimum: 3,
      maximum: 4,
      step: 1,
      unit: null,
      label: { en: "Number of inks", fr: "Nombre d’encres" },
      help: {
        en: "Three are red, blue and green; yellow is the fourth.",
        fr: "Les trois premières sont le rouge, le bleu et le vert ; la quatrième est le jaune.",
      },
      touches: ["norm", "scoring"],
    }),
    fixationMs: fixationMs(500),
    responseWindowMs: responseWindowMs(2000),
    feedback: feedback(),
    feedbackMs: feedbackMs(600),
    blankMs: blankMs(400),
    minimumRtMs: minimumRtMs(150),
    minimumAccuracyPercent: minimumAccuracyPercent([{ before: "4.0", default: 0 }]),
    // The default keys are under or next to the resting fingers, on QWERTY as well as AZERTY keyboards.
    redKey: responseKey("d", "red", "rouge"),
    blueKey: responseKey("f", "blue", "bleu"),
    greenKey: responseKey("j", "green", "vert"),
    yellowKey: responseKey("k", "yellow", "jaune"),
  },
  {
    formerVersions: ["3.2"],
    length: { name: "trials", of: ({ trials }) => trials / 2 },
    rules: [
      PAIRED_BLOCKS,
      FASTEST_WITHIN_WINDOW,
      {
        names: ["redKey", "blueKey", "greenKey", "yellowKey"],
        says: {
          en: "Each ink must have a key of its own.",
          fr: "Chaque encre doit avoir sa propre touche.",
        },
        holds: (values) => new Set(INKS.map((ink) => values[`${ink}Key`])).size === INKS.length,
      },
    ],
  },
);

export type StroopParameters = ParametersOf<typeof stroopParameters>;
