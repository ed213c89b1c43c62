import type { AppCodebook } from "@/experiments/engine/contract/define-app";
import type { ChoiceRtWords } from "./words";

export const choiceRtCodebook: AppCodebook<ChoiceRtWords> = {
  description: "Two-choice response time. The measure is the median of correct answers.",
  condition: { description: "Not used." },
  stimulus: { description: "Side of the arrow.", levels: { left: "left", right: "right" } },
  response: { description: "Side that was pressed.", levels: { left: "left", right: "right" } },
  excluded: {
    levels: {
      hidden: "the page was hidden or inactive during the trial",
      omission: "no response in time",
      anticipation: "response too fast",
      error: "wrong response",
    },
  },
};
