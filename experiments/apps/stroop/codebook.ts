import type { AppCodebook } from "@/experiments/engine/contract/define-app";
import { exclusionLevels } from "@/experiments/engine/speeded/exclusion-codebook";
import { inksOf } from "./answers";
import type { StroopParameters } from "./parameters";
import type { StroopWords } from "./words";

/**
 * Returns the codebook of the Stroop task for a run with these parameters: the meaning in this task of the columns that
 * all apps share.
 */
export const stroopCodebook = (parameters: StroopParameters): AppCodebook<StroopWords> => ({
  description: `Manual Stroop task with ${parameters.inks} inks. The measure is the mean response time of correct incongruent trials minus that of correct congruent trials.`,
  condition: {
    description: "Whether the word names the ink it is written in.",
    levels: { congruent: "word and ink agree", incongruent: "word and ink differ" },
  },
  stimulus: {
    description: "Word and ink, as word_ink, in English whatever the language of the run.",
  },
  response: {
    description: "The ink that was chosen.",
    levels: Object.fromEntries(inksOf(parameters).map((ink) => [ink, ink])),
  },
  excluded: { levels: exclusionLevels(parameters) },
});
