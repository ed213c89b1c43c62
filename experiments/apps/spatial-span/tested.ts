import type { Strategy, TestedTimed } from "@/experiments/engine/contract/tested-app";
import type { SpanDirection } from "@/experiments/engine/span/span-trial";
import type { SpatialSpanTrial } from "./sequence";

/**
 * Returns the squares that have lit up since the last call. The simulated display of the tests stores these squares in
 * the page.
 */
const look: Strategy["look"] = () =>
  (window as unknown as { lab: { lit: string[] } }).lab.lit.splice(0).join(" ");

/**
 * Returns the strategy of a participant who recalls at most five squares in the given direction, and longer sequences in
 * the other direction. The lengths are then 3 4 5 6 and, from the fifth trial on, 6 5 6 6 5 6 6 5 6 6, whose mean is 5.7.
 */
const upToFive = (direction: SpanDirection): Strategy => ({
  phases: ["recall"],
  look,
  answer: (seen) => {
    const squares = seen.split(" ");
    const isReversed = squares.length <= 5 === (direction === "backward");
    const recalled = isReversed ? [...squares].reverse() : squares;
    return recalled.map((response, place) => ({ response, afterMs: 600 + place * 300 }));
  },
});

/** A scripted participant of a backward run, with the same mean span as the participant of a forward run. */
export const BACKWARD_STRATEGY = upToFive("backward");

export const spatialSpanTested: TestedTimed = {
  kind: "timed",
  picture: { phase: "item 0" },
  spoilers: [/longer when|shorter after|s’allongent|raccourcissent|memory|mémoire/i],
  terms: {
    en: ["working memory", "short-term memory", "visuospatial", "Corsi", "span", "backward span"],
    fr: [
      ...["mémoire de travail", "mémoire à court terme", "empan", "empan envers"],
      ...["visuospatiale", "Corsi"],
    ],
  },
  strategy: upToFive("forward"),
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
