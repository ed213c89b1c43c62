import {
  defineParameters,
  number,
  type ParametersOf,
} from "@/experiments/engine/contract/define-parameters";
import {
  blankMs,
  fixationMs,
  minimumRtMs,
  responseWindowMs,
} from "@/experiments/engine/speeded/speeded-parameters";

/** All numbers that define the app. Its trials, its score, its figure and its texts use these values. */
export const choiceRtParameters = defineParameters({
  trials: number({
    group: "trials",
    default: 40,
    minimum: 10,
    maximum: 400,
    step: 2,
    unit: "trials",
    label: { en: "Trials", fr: "Essais" },
  }),
  fixationMs: fixationMs(500),
  responseWindowMs: responseWindowMs(2000),
  blankMs: blankMs(400),
  minimumRtMs: minimumRtMs(150),
  minimumAccuracyPercent: number({
    group: "exclusions",
    default: 60,
    minimum: 0,
    maximum: 100,
    step: 5,
    unit: "%",
    label: { en: "Usable answers needed", fr: "Réponses utilisables exigées" },
    touches: ["norm", "scoring"],
  }),
});

export type ChoiceRtParameters = ParametersOf<typeof choiceRtParameters>;
