import type { FigureFrame } from "@/components/plots/figure-frame";
import type { AppDefinition } from "../app-definition";

export const INKS = ["red", "blue", "green", "yellow"] as const;
export type Ink = (typeof INKS)[number];

export type Condition = "congruent" | "incongruent";

/** What the app runs with; the trial figure, the facts and the methods paragraph read the same values. */
export const parameters = {
  /** With feedback, never scored. */
  practiceTrials: 8,
  /** Half congruent, half incongruent. */
  trials: 48,
  blocks: 2,
  /** The short version in the first screen of the site: one block without practice. */
  heroTrials: 12,
  fixationMs: 500,
  /** A response later than this counts as none. */
  responseWindowMs: 2000,
  feedbackMs: 600,
  blankMs: 400,
  /** Faster responses are anticipations. */
  minimumRtMs: 150,
  /** Below this share of correct responses there is no score. */
  minimumAccuracy: 0.6,
  /** Correct responses needed in each condition for a standard error to mean anything. */
  minimumPerCondition: 3,
  /** Neighbours of the resting fingers on QWERTY and on AZERTY keyboards alike. */
  keys: { d: "red", f: "blue", j: "green", k: "yellow" },
} as const satisfies {
  keys: Record<string, Ink>;
} & Record<string, unknown>;

/** The key that stands for each ink. */
export const KEY_OF = Object.fromEntries(
  Object.entries(parameters.keys).map(([key, ink]) => [ink, key]),
) as Record<Ink, string>;

export const stroop = {
  id: "stroop",
  version: "2.0.0",
  family: "cognition",
  settings: ["lab", "online", "smartphone"],
  devices: ["phone", "tablet", "computer"],
  kind: "timed",
  screenReader: false,
  seconds: 150,
  trials: parameters.trials,
  measures: [
    {
      id: "stroop_effect",
      decimals: 0,
      unit: "ms",
      norm: "stroop_cost_ms",
      span: { low: -100, high: 300 },
    },
  ],
  references: [
    {
      citation: "Stroop (1935), J. Exp. Psychol. 18, 643–662",
      url: "https://doi.org/10.1037/h0054651",
    },
    {
      citation: "Eisenberg et al. (2019), Nat. Commun. 10, 2319",
      url: "https://doi.org/10.1038/s41467-019-10301-1",
    },
  ],
} as const satisfies AppDefinition;

/** The frames of one trial, for the trial figure. */
export function figureFrames({ inks }: { inks: Record<Ink, string> }): FigureFrame[] {
  return [
    { content: { kind: "fixation" }, timing: { kind: "duration", ms: parameters.fixationMs } },
    {
      content: { kind: "word", word: inks.green, ink: "red" },
      timing: { kind: "response", limitMs: parameters.responseWindowMs },
    },
    { content: { kind: "blank" }, timing: { kind: "duration", ms: parameters.blankMs } },
  ];
}
