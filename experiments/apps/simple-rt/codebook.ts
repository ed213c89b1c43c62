import type { AppCodebook } from "@/experiments/engine/contract/define-app";
import type { SimpleRtParameters } from "./parameters";
import { hasRandomWait } from "./stated";
import type { SimpleRtWords } from "./words";

/**
 * Returns the codebook of the simple RT task for a run with these parameters: the meaning in this task of the columns
 * that all apps share.
 */
export function simpleRtCodebook(parameters: SimpleRtParameters): AppCodebook<SimpleRtWords> {
  const { shortestWaitMs, longestWaitMs, responseWindowMs, minimumRtMs } = parameters;
  const wait = hasRandomWait(parameters)
    ? `a random wait of ${shortestWaitMs} to ${longestWaitMs} ms`
    : `a wait of ${longestWaitMs} ms`;
  return {
    description: `Simple reaction time to a white disc after ${wait}. The measure is the median response time of the valid trials.`,
    condition: { description: "Not used: all trials are of one kind." },
    stimulus: {
      description:
        "The wait, with a cross on the screen, before the disc appeared, as planned, in ms.",
    },
    response: {
      description: "Whether the disc was answered.",
      levels: {
        press: "pressed after the disc had appeared",
        early: "pressed during the wait; rt_ms is that of another press after the disc, or NA",
      },
    },
    excluded: {
      levels: {
        hidden: "the page was hidden or inactive during the trial",
        omission: `no press within ${responseWindowMs} ms`,
        anticipation: `a press during the wait, or less than ${minimumRtMs} ms after the disc`,
      },
    },
  };
}
