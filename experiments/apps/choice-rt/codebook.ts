import type { AppCodebook } from "@/experiments/engine/contract/define-app";
import { exclusionLevels } from "@/experiments/engine/speeded/exclusion-codebook";
import type { ChoiceRtParameters } from "./parameters";
import type { ChoiceRtWords } from "./words";

/**
 * Returns the codebook of choice reaction time for a run with these parameters: the meaning in this task of the columns
 * that all apps share.
 */
export const choiceRtCodebook = (parameters: ChoiceRtParameters): AppCodebook<ChoiceRtWords> => ({
  description:
    "Choice reaction time with two shapes and two answers. The measure is the median response time of correct responses.",
  condition: { description: "Not used." },
  stimulus: {
    description: "Shape in the middle of the screen.",
    levels: { disc: "disc, answer left", square: "square, answer right" },
  },
  response: {
    description: "The side that was answered.",
    levels: { left: "left, the answer to the disc", right: "right, the answer to the square" },
  },
  excluded: { levels: exclusionLevels(parameters) },
});
