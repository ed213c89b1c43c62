import type { AppCodebook } from "@/experiments/engine/contract/define-app";
import type { GoNoGoParameters } from "./parameters";
import type { GoNoGoWords } from "./words";

/**
 * Returns the codebook of the go/no-go task for a run with these parameters: the meaning in this task of the columns
 * that all apps share.
 */
export const goNoGoCodebook = (parameters: GoNoGoParameters): AppCodebook<GoNoGoWords> => ({
  description: `Go/no-go task with ${parameters.noGoPercent}% no-go trials. The measure is the share of no-go trials with a press (commission errors), in percent of those that were not excluded.`,
  condition: {
    description: "Whether the shape asks for a press.",
    levels: { go: "press", "no-go": "do not press" },
  },
  stimulus: {
    description: "The shape that was shown.",
    levels: { disc: "blue disc (go)", square: "yellow square (no-go)" },
  },
  response: {
    description: `The first press within ${parameters.stimulusMs} ms; NA when there was none, which is correct in no-go trials.`,
    levels: { press: "space bar, tap or click" },
  },
  excluded: {
    levels: {
      hidden: "the page was hidden or inactive during the trial",
      anticipation: `press faster than ${parameters.minimumRtMs} ms, in a go or a no-go trial`,
      omission: `no press within ${parameters.stimulusMs} ms in a go trial`,
    },
  },
});
