import type { Strategy, TestedTimed } from "@/experiments/engine/contract/tested-app";
import type { SpatialSpanTrial } from "./sequence";

/**
 * Returns the squares that have lit up since the last call. The simulated display of the tests stores these squares in
 * the page.
 */
const look: Strategy["look"] = () =>
  (window as unknown as { lab: { lit: string[] } }).lab.lit.splice(0).join(" ");

/**
 * A scripted participant who recalls at most five squares. The lengths are then 3 4 5 6 and, from the fifth trial on, 6
 * 5 6 6 5 6 6 5 6 6, whose mean is 5.7.
 */
export const spatialSpanTested: TestedTimed = {
  kind: "timed",
  picture: { phase: "item 0" },
  spoilers: [/longer when|shorter after|s’allongent|raccourcissent|memory|mémoire/i],
  terms: {
    en: ["working memory", "short-term memory", "visuospatial", "Corsi", "span"],
    fr: ["mémoire de travail", "mémoire à court terme", "empan", "visuospatiale", "Corsi"],
  },
  strategy: {
    phases: ["recall"],
    look,
    answer: (seen) => {
      const squares = seen.split(" ");
      const recalled = squares.length <= 5 ? squares : [...squares].reverse();
      return recalled.map((response, place) => ({ response, afterMs: 600 + place * 300 }));
    },
  },
  expected: { mean_span: 5.7 },
  noScore: {
    "the same square each time": {
      strategy: {
        phases: ["recall"],
        look,
        answer: (seen) =>
          seen.split(" ").map((_, place) => ({ response: "12", afterMs: 600 + place * 300 })),
      },
      reason: "noneRecalled",
    },
    "nothing in time": {
      strategy: { phases: ["recall"], look: () => "", answer: () => null },
      reason: "tooFewLeft",
    },
  },
  displayed: (node, { gridSize }: SpatialSpanTrial) => [
    node.querySelectorAll("button[aria-label]").length,
    gridSize ** 2,
  ],
};
