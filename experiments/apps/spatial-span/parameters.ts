import {
  defineParameters,
  number,
  type ParametersOf,
} from "@/experiments/engine/contract/define-parameters";
import {
  approachTrials,
  direction,
  errorsPerStepDown,
  feedbackAlways,
  minimumLength,
  minimumRecalled,
  minimumValid,
  pace,
  pauseMs,
  practiceLength,
  recallWindowMs,
  SPAN_RULES,
  spanTrials,
  startLength,
} from "@/experiments/engine/span/span-parameters";
import {
  blocks,
  feedbackMs,
  practiceTrials,
} from "@/experiments/engine/speeded/speeded-parameters";

/**
 * The parameters of the spatial span task. In the comments below, "published" means that the default value is the value
 * in the task with which the published data were collected. Sources are the source code of that task
 * (expfactory-experiments, spatial_span/experiment.js) and its raw data.
 */
export const spatialSpanParameters = defineParameters(
  {
    // Published: the grid has five rows of five squares.
    gridSize: number({
      group: "display",
      default: 5,
      minimum: 3,
      maximum: 6,
      step: 1,
      unit: null,
      label: { en: "Squares in a row of the grid", fr: "Carrés par ligne de la grille" },
      help: { en: "The grid has as many rows.", fr: "La grille a autant de lignes." },
      touches: ["norm"],
    }),
    // The published task had no practice trials.
    practiceTrials: practiceTrials(2, 2),
    direction: direction("2.4"),
    practiceLength: practiceLength("squares"),
    trials: spanTrials(14),
    blocks: blocks(1),
    startLength: startLength("squares"),
    minimumLength: minimumLength("squares"),
    errorsPerStepDown: errorsPerStepDown(),
    approachTrials: approachTrials(),
    // In the published task, this duration was twice as long.
    readyMs: pace({
      default: 500,
      label: { en: "Empty grid before a sequence", fr: "Grille vide avant une suite" },
    }),
    // Published: each square is lit for one second, without a gap between two squares.
    squareMs: pace({
      default: 1000,
      label: { en: "Each square lit", fr: "Durée de chaque carré" },
    }),
    responseWindowMs: recallWindowMs({
      en: "Measured from the empty grid to the last press.",
      fr: "Ce temps va de la grille vide au dernier appui.",
    }),
    feedback: feedbackAlways(),
    // In the published task, this duration was twice as long.
    feedbackMs: feedbackMs(500),
    blankMs: pauseMs(),
    minimumValid: minimumValid(10),
    // With the same square in every answer, the length falls to one, and on a grid of 25 squares one press in 25 is
    // correct by chance. A sequence of two squares is correct only once in 600 by chance, because it does not repeat
    // squares.
    minimumRecalled: minimumRecalled("squares"),
  },
  {
    length: { name: "trials", of: ({ trials }) => trials },
    publishedFor: "direction",
    rules: SPAN_RULES,
  },
);

export type SpatialSpanParameters = ParametersOf<typeof spatialSpanParameters>;
