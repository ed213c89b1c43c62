import type { FigureFrame } from "@/components/plots/figure-frame";
import type { AppDefinition } from "../app-definition";

/** What the app runs with; the trial figure, the facts and the methods paragraph read the same values. */
export const parameters = {
  /** With feedback, never scored. */
  practiceTrials: 5,
  trials: 20,
  /** The wait with the cross on the screen is drawn between the two, all lengths equally likely. */
  shortestWaitMs: 1000,
  longestWaitMs: 3000,
  /** A response later than this counts as none; the published task waited as long. */
  responseWindowMs: 2000,
  feedbackMs: 700,
  /** A second press of the same finger falls in here and is no false start of the next trial. */
  blankMs: 400,
  /** Faster responses are anticipations: nobody sees and presses in so short a time. */
  minimumRtMs: 100,
  /** Valid times needed for their median and its interval to mean anything. */
  minimumValid: 10,
  /** Above this percentage of false starts and omissions the run was not one of waiting and reacting. */
  maximumLostPercent: 40,
  /** Least coverage of the interval: that of ± one standard error. */
  coverage: 0.68,
  /** By `KeyboardEvent.key`. */
  keys: { " ": "press" },
} as const;

export const simpleRt = {
  id: "simple-rt",
  version: "1.0.0",
  family: "cognition",
  settings: ["lab", "online", "smartphone"],
  devices: ["phone", "tablet", "computer"],
  kind: "timed",
  screenReader: false,
  seconds: 80,
  trials: parameters.trials,
  measures: [
    {
      id: "median_rt",
      decimals: 0,
      unit: "ms",
      norm: "simple_rt_median_ms",
      span: { low: 150, high: 550 },
    },
  ],
  references: [
    {
      citation: "Woods et al. (2015), Front. Hum. Neurosci. 9, 131",
      url: "https://doi.org/10.3389/fnhum.2015.00131",
    },
    {
      citation: "Semmelmann & Weigelt (2017), Behav. Res. Methods 49, 1241–1260",
      url: "https://doi.org/10.3758/s13428-016-0783-4",
    },
    {
      citation: "Eisenberg et al. (2019), Nat. Commun. 10, 2319",
      url: "https://doi.org/10.1038/s41467-019-10301-1",
    },
  ],
} as const satisfies AppDefinition;

/** The frames of one trial, for the trial figure. */
export function figureFrames(): FigureFrame[] {
  const { shortestWaitMs, longestWaitMs, responseWindowMs, blankMs } = parameters;
  return [
    {
      content: { kind: "fixation" },
      timing: { kind: "range", lowMs: shortestWaitMs, highMs: longestWaitMs },
    },
    { content: { kind: "disc" }, timing: { kind: "response", limitMs: responseWindowMs } },
    { content: { kind: "blank" }, timing: { kind: "duration", ms: blankMs } },
  ];
}
