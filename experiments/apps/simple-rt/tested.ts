import { defaultsOf } from "@/experiments/engine/contract/define-parameters";
import { always, LATE_MS, type TestedTimed } from "@/experiments/engine/contract/tested-app";
import { simpleRtParameters } from "./parameters";

const { responseWindowMs } = defaultsOf(simpleRtParameters);

/** A scripted participant who presses alternately after 300 and 310 ms. The median is therefore 305 ms. */
export const simpleRtTested: TestedTimed = {
  kind: "timed",
  picture: { phase: "stimulus" },
  spoilers: [/foreperiod|\d+ ms|délai de préparation/i],
  terms: {
    en: ["reaction time", "processing speed", "vigilance"],
    fr: ["vigilance", "vitesse de traitement", "chronométrie"],
  },
  strategy: {
    phases: ["stimulus"],
    look: () => "",
    answer: (_, { index }) => ({ response: "press", afterMs: index % 2 === 0 ? 300 : 310 }),
  },
  expected: { median_rt: 305 },
  noScore: {
    "pressing before there is anything to see": {
      strategy: { ...always("press", 300), phases: ["fixation"] },
      reason: "tooManyLost",
    },
    "every press late": {
      strategy: always("press", responseWindowMs + LATE_MS),
      reason: "tooManyLost",
    },
  },
  displayed: (node) => [node.querySelectorAll(".disc").length, 1],
};
