import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import {
  always,
  LATE_MS,
  scriptedTrials,
  type TestedTimed,
} from "@/experiments/engine/contract/tested-app";
import { flankerModel } from "./model";
import { flankerParameters } from "./parameters";
import type { FlankerTrial } from "./sequence";

const model = flankerModel(defaultsOf(flankerParameters));
const TRIALS = scriptedTrials(model);

/**
 * A scripted participant who responds correctly after 450 ms in congruent trials and after 500 ms in incongruent
 * trials. The flanker effect is therefore 50 ms.
 */
export const flankerTested: TestedTimed = {
  kind: "timed",
  picture: { phase: "stimulus" },
  spoilers: [/gets? in the way|gêne|ignore|ignorez/i],
  terms: {
    en: [
      "attention",
      "selective attention",
      "inhibition",
      "interference",
      "cognitive control",
      "executive function",
      "Eriksen",
    ],
    fr: [
      "attention",
      "attention sélective",
      "inhibition",
      "interférence",
      "contrôle cognitif",
      "fonctions exécutives",
      "distracteurs",
      "Eriksen",
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
  expected: { flanker_effect: 50 },
  noScore: {
    "the same key each time": { strategy: always("left", 400), reason: "tooFewCorrect" },
    "every answer late": {
      strategy: always("left", model.parameters.responseWindowMs + LATE_MS),
      reason: "tooFewCorrect",
    },
  },
  displayed: (node, { arrows }: FlankerTrial) => [
    node.querySelector("path")?.getAttribute("d")?.match(/H/g)?.length,
    arrows.length,
  ],
};
