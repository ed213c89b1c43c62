import type { AppCodebook } from "@/experiments/engine/contract/define-app";
import { exclusionLevels } from "@/experiments/engine/speeded/exclusion-codebook";
import type { SimonParameters } from "./parameters";
import type { SimonWords } from "./words";

/**
 * Returns the codebook of the Simon task for a run with these parameters: the meaning in this task of the columns that
 * all apps share.
 */
export const simonCodebook = (parameters: SimonParameters): AppCodebook<SimonWords> => ({
  description:
    "Simon task with a disc (answer left) and a square (answer right). The measure is the mean response time of correct incongruent trials minus that of correct congruent trials.",
  condition: {
    description: "Whether the shape is on the side of its answer.",
    levels: {
      congruent: "the shape is on the side of its answer",
      incongruent: "the shape is on the other side",
    },
  },
  stimulus: {
    description: "Shape and its side of the screen, as shape_side.",
    levels: {
      disc_left: "disc on the left",
      disc_right: "disc on the right",
      square_left: "square on the left",
      square_right: "square on the right",
    },
  },
  response: {
    description: "The side that was answered.",
    levels: { left: "left, the answer to the disc", right: "right, the answer to the square" },
  },
  excluded: { levels: exclusionLevels(parameters) },
});
