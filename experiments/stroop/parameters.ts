import { defineParameters, number, type ParametersOf } from "../define-parameters";
import {
  blankMs,
  blocks,
  feedback,
  feedbackMs,
  fixationMs,
  minimumAccuracyPercent,
  minimumRtMs,
  practiceTrials,
  responseKey,
  responseWindowMs,
} from "../engine/speeded-parameters";
import { INKS } from "./inks";

/** With so many trials in a block, each condition can follow each equally often. */
const BLOCK_STEP = 4;

export const stroopParameters = defineParameters(
  {
    practiceTrials: practiceTrials(8, BLOCK_STEP),
    trials: number({
      default: 48,
      minimum: 24,
      maximum: 480,
      step: BLOCK_STEP,
      unit: "trials",
      label: { en: "Measured trials", fr: "Essais mesurés" },
      touches: ["norm", "scoring"],
    }),
    blocks: blocks(2),
    congruentPercent: number({
      default: 50,
      minimum: 25,
      maximum: 75,
      step: 25,
      unit: "%",
      label: { en: "Congruent trials", fr: "Essais congruents" },
      help: {
        en: "Where most trials are congruent, the wrong word disturbs more.",
        fr: "Quand la plupart des essais sont congruents, le mot contradictoire gêne davantage.",
      },
      touches: ["norm"],
    }),
    inks: number({
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
    minimumAccuracyPercent: minimumAccuracyPercent(),
    // Neighbours of the resting fingers on QWERTY and on AZERTY keyboards alike.
    redKey: responseKey("d", "red", "rouge"),
    blueKey: responseKey("f", "blue", "bleu"),
    greenKey: responseKey("j", "green", "vert"),
    yellowKey: responseKey("k", "yellow", "jaune"),
  },
  {
    length: { name: "trials", of: ({ trials }) => trials / 2 },
    rules: [
      {
        names: ["trials", "blocks"],
        says: {
          en: "The measured trials divided by the blocks are a multiple of 4, and at least 12.",
          fr: "Le nombre d’essais mesurés divisé par celui des blocs est un multiple de 4, au moins 12.",
        },
        holds: ({ trials, blocks: parts }) =>
          trials % (BLOCK_STEP * parts) === 0 && trials / parts >= 12,
      },
      {
        names: ["minimumRtMs", "responseWindowMs"],
        says: {
          en: "The fastest response that counts is shorter than the time to respond.",
          fr: "La réponse la plus rapide retenue est plus courte que le temps pour répondre.",
        },
        holds: (values) => values.minimumRtMs < values.responseWindowMs,
      },
      {
        names: ["redKey", "blueKey", "greenKey", "yellowKey"],
        says: { en: "Each ink has a key of its own.", fr: "Chaque encre a sa propre touche." },
        holds: (values) => new Set(INKS.map((ink) => values[`${ink}Key`])).size === INKS.length,
      },
    ],
  },
);

export type StroopParameters = ParametersOf<typeof stroopParameters>;
