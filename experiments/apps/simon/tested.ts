import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import {
  always,
  LATE_MS,
  scriptedTrials,
  type TestedTimed,
} from "@/experiments/engine/contract/tested-app";
import { simonModel } from "./model";
import { simonParameters } from "./parameters";
import type { SimonTrial } from "./sequence";
import { SHAPES } from "./shapes";

const model = simonModel(defaultsOf(simonParameters));
const TRIALS = scriptedTrials(model);

/**
 * A scripted participant who responds correctly after 450 ms in congruent trials and after 500 ms in incongruent
 * trials. The Simon effect is therefore 50 ms.
 */
export const simonTested: TestedTimed = {
  kind: "timed",
  picture: { phase: "stimulus" },
  spoilers: [/gets? in the way|gêne|compatib|Simon effect|effet Simon/i],
  terms: {
    en: [
      "attention",
      "inhibition",
      "interference",
      "cognitive control",
      "executive function",
      "Simon",
    ],
    fr: [
      "attention",
      "inhibition",
      "interférence",
      "contrôle cognitif",
      "fonctions exécutives",
      "Simon",
    ],
  },
  strategy: {
    phases: ["stimulus"],
    look: () => "",
    answer: (_, { block, index }) => {
      const trial = TRIALS[block]?.[index];
      return {
        response: trial?.target ?? "",
        afterMs: trial?.condition === "congruent" ? 450 : 500,
      };
    },
  },
  expected: { simon_effect: 50 },
  noScore: {
    "the same key each time": { strategy: always("left", 400), reason: "tooFewCorrect" },
    "every answer late": {
      strategy: always("left", model.parameters.responseWindowMs + LATE_MS),
      reason: "tooFewCorrect",
    },
  },
  displayed: (node, { target, side }: SimonTrial) => {
    const shape = node.querySelector<HTMLElement>("[data-shape]");
    return [
      { shape: shape?.dataset.shape, side: shape?.dataset.side },
      { shape: SHAPES[target], side },
    ];
  },
};
