import type { AppCodebook } from "@/experiments/engine/contract/define-app";
import type { SpatialSpanParameters } from "./parameters";
import type { SpatialSpanWords } from "./words";

/** The order of recall, as the description of the data states it. */
const ORDERS = {
  forward: "the order shown",
  backward: "the reverse of the order shown",
} as const;

/**
 * Returns the codebook of the spatial span task for a run with these parameters: the meaning in this task of the
 * columns that all apps share.
 */
export const spatialSpanCodebook = ({
  gridSize,
  direction,
  approachTrials,
  responseWindowMs,
}: SpatialSpanParameters): AppCodebook<SpatialSpanWords> => ({
  description: `Spatial span on a grid of ${gridSize} by ${gridSize} squares, recalled in ${ORDERS[direction]}. The measure is the mean length of the sequences shown after the first ${approachTrials} valid trials, whether they were recalled or not.`,
  condition: { description: "Length of the sequence, in squares." },
  stimulus: {
    description:
      "The squares in the order shown, as 7-3-12, counted from 0 by rows from the top left.",
  },
  response: {
    description:
      "The squares in the order pressed, written like the stimulus; fewer of them when the time ran out. rt_ms is the time of the first press from the end of the sequence.",
  },
  excluded: {
    levels: {
      hidden: "the page was hidden or inactive during the trial",
      omission: `the sequence was not entered in full within ${responseWindowMs} ms`,
      approach: `one of the first ${approachTrials} valid trials: it moves the length and is not in the mean`,
    },
  },
});
