import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import {
  always,
  LATE_MS,
  scriptedTrials,
  type TestedTimed,
} from "@/experiments/engine/contract/tested-app";
import { choiceRtModel } from "./model";
import { choiceRtParameters } from "./parameters";
import { SHAPES } from "./shapes";

const model = choiceRtModel(defaultsOf(choiceRtParameters));
const TRIALS = scriptedTrials(model);

/** A scripted participant who responds correctly, alternately after 400 and 420 ms. The median is 410 ms. */
export const choiceRtTested: TestedTimed = {
  kind: "timed",
  picture: { phase: "stimulus" },
  spoilers: [/\d+ ms|Hick|Donders|compatib/i],
  terms: {
    en: ["reaction time", "choice reaction time", "processing speed"],
    fr: ["temps de réaction de choix", "vigilance", "vitesse de traitement"],
  },
  strategy: {
    phases: ["stimulus"],
    look: () => "",
    answer: (_, { block, index }) => ({
      response: TRIALS[block]?.[index] ?? "",
      afterMs: index % 2 === 0 ? 400 : 420,
    }),
  },
  expected: { choice_rt: 410 },
  noScore: {
    "the same key each time": { strategy: always("left", 400), reason: "tooFewCorrect" },
    "every answer late": {
      strategy: always("left", model.parameters.responseWindowMs + LATE_MS),
      reason: "tooFewCorrect",
    },
  },
  displayed: (node, target: keyof typeof SHAPES) => [
    node.querySelector<HTMLElement>("[data-shape]")?.dataset.shape,
    SHAPES[target],
  ],
};
