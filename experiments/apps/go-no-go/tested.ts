import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import {
  always,
  LATE_MS,
  scriptedTrials,
  type TestedTimed,
} from "@/experiments/engine/contract/tested-app";
import { goNoGoModel } from "./model";
import { goNoGoParameters } from "./parameters";
import type { GoNoGoTrial } from "./sequence";
import { SHAPES } from "./shapes";

const model = goNoGoModel(defaultsOf(goNoGoParameters));
const TRIALS = scriptedTrials(model);

/**
 * A scripted participant who presses at every disc, at one square in the first test block, and at two squares in the
 * second test block. The score is 30%, because three of ten squares have a press.
 */
export const goNoGoTested: TestedTimed = {
  kind: "timed",
  picture: { phase: "stimulus" },
  spoilers: [/rare|habit|first \d+|premiers|10 (in|of) 100|one in ten|un sur dix/i],
  terms: {
    en: ["attention", "inhibition", "commission errors", "impulsivity", "executive function"],
    fr: ["attention", "inhibition", "impulsivité", "fausses alarmes", "fonctions exécutives"],
  },
  strategy: {
    phases: ["stimulus"],
    look: () => "",
    answer: (_, { block, index }) => {
      const trials = TRIALS[block] ?? [];
      const squaresBefore = trials
        .slice(0, index)
        .filter(({ condition }) => condition === "no-go").length;
      const isPressed = trials[index]?.condition === "go" || squaresBefore < block;
      return isPressed ? { response: "press", afterMs: 400 } : null;
    },
  },
  expected: { commission_errors: 30 },
  noScore: {
    "the same key each time": { strategy: always("press", 300), reason: "notToldApart" },
    "every press late": {
      strategy: always("press", model.parameters.stimulusMs + LATE_MS),
      reason: "tooFewGo",
    },
  },
  displayed: (node, { condition }: GoNoGoTrial) => [
    node.querySelector<HTMLElement>("[data-shape]")?.dataset.shape,
    SHAPES[condition],
  ],
};
