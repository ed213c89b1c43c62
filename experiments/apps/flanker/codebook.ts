import type { AppCodebook } from "@/experiments/engine/contract/define-app";
import { exclusionLevels } from "@/experiments/engine/speeded/exclusion-codebook";
import type { FlankerParameters } from "./parameters";
import type { FlankerWords } from "./words";

/**
 * Returns the codebook of the flanker task for a run with these parameters: the meaning in this task of the columns
 * that all apps share.
 */
export const flankerCodebook = (parameters: FlankerParameters): AppCodebook<FlankerWords> => ({
  description: `Flanker task with rows of ${2 * parameters.flankersPerSide + 1} arrows. The measure is the mean response time of correct incongruent trials minus that of correct congruent trials.`,
  condition: {
    description: "Whether the arrows around the target point the same way as the target.",
    levels: { congruent: "all arrows agree", incongruent: "the other arrows point the other way" },
  },
  stimulus: {
    description: "Direction of the target and direction of the other arrows, as target_flankers.",
    levels: {
      left_left: "target left, others left",
      left_right: "target left, others right",
      right_left: "target right, others left",
      right_right: "target right, others right",
    },
  },
  response: {
    description: "The direction that was answered.",
    levels: { left: "left", right: "right" },
  },
  excluded: { levels: exclusionLevels(parameters) },
});
