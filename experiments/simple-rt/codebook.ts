import type { AppCodebook } from "../define-app";
import { parameters } from "./parameters";
import type { SimpleRtWords } from "./words";

export const simpleRtCodebook: AppCodebook<SimpleRtWords> = {
  description:
    "Simple reaction time to a white disc after a random wait. The measure is the median response time of the valid trials.",
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
      omission: `no press within ${parameters.responseWindowMs} ms`,
      anticipation: `a press during the wait, or less than ${parameters.minimumRtMs} ms after the disc`,
    },
  },
};
