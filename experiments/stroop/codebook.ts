import type { AppCodebook } from "../define-app";
import { parameters } from "./parameters";
import type { StroopWords } from "./words";

export const stroopCodebook: AppCodebook<StroopWords> = {
  description:
    "Manual Stroop task with four inks. The measure is the mean response time of correct incongruent trials minus that of correct congruent trials.",
  condition: {
    description: "Whether the word names the ink it is written in.",
    levels: { congruent: "word and ink agree", incongruent: "word and ink differ" },
  },
  stimulus: {
    description: "Word and ink, as word_ink, in English whatever the language of the run.",
  },
  response: {
    description: "The ink that was chosen.",
    levels: { red: "red", blue: "blue", green: "green", yellow: "yellow" },
  },
  excluded: {
    levels: {
      hidden: "the page was hidden or inactive during the trial",
      omission: `no response within ${parameters.responseWindowMs} ms`,
      anticipation: `response faster than ${parameters.minimumRtMs} ms`,
      error: "wrong response",
    },
  },
};
