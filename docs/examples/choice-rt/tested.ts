import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import { always, LATE_MS, type TestedTimed } from "@/experiments/engine/contract/tested-app";
import { choiceRtParameters } from "./parameters";
import type { Side } from "./sides";
import { choiceRtWords } from "./words";

const { responseWindowMs } = defaultsOf(choiceRtParameters);

/** A scripted participant who presses the correct side, alternately after 400 and 420 ms. The median is 410 ms. */
export const choiceRtTested: TestedTimed = {
  kind: "timed",
  picture: { phase: "stimulus" },
  spoilers: [/\d+ ms|Hick|Donders|compatib/i],
  terms: {
    en: ["reaction time", "stimulus-response compatibility", "Hick"],
    fr: ["compatibilité stimulus-réponse", "Hick"],
  },
  strategy: {
    phases: ["stimulus"],
    look: (stage) => stage.textContent ?? "",
    answer: (seen, { index }) => ({
      response: seen.includes("←") ? "left" : "right",
      afterMs: index % 2 === 0 ? 400 : 420,
    }),
  },
  expected: { choice_rt: 410 },
  noScore: {
    "the same key each time": { strategy: always("left", 400), reason: "tooFewLeft" },
    "every answer late": {
      strategy: always("left", responseWindowMs + LATE_MS),
      reason: "tooFewLeft",
    },
  },
  displayed: (node, side: Side) => [node.textContent, choiceRtWords.arrows[side].en],
};
