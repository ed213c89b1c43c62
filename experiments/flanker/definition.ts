import type { Direction } from "@/components/plots/arrow-row";
import type { FigureFrame } from "@/components/plots/figure-frame";
import type { AppDefinition } from "../app-definition";

export const DIRECTIONS = ["left", "right"] as const satisfies readonly Direction[];

export const CONDITIONS = ["congruent", "incongruent"] as const;
export type Condition = (typeof CONDITIONS)[number];

/** What the app runs with; the trial figure, the facts and the methods paragraph read the same values. */
export const parameters = {
  /** With feedback, never scored. */
  practiceTrials: 8,
  /** Half congruent, half incongruent; half left, half right. */
  trials: 48,
  blocks: 2,
  /** Arrows on each side of the one in the middle. */
  flankersPerSide: 2,
  fixationMs: 500,
  /** A response later than this counts as none. */
  responseWindowMs: 2000,
  feedbackMs: 600,
  blankMs: 400,
  /** Faster responses are anticipations. */
  minimumRtMs: 150,
  /** Below this share of correct responses there is no score; one key for all trials gives half. */
  minimumAccuracy: 0.6,
  /** Correct responses needed in each condition for a standard error to mean anything. */
  minimumPerCondition: 3,
  /** One finger of each hand, on QWERTY and on AZERTY keyboards alike; or the keys with the arrows. */
  keys: { f: "left", j: "right", arrowleft: "left", arrowright: "right" },
} as const satisfies { keys: Record<string, Direction> } & Record<string, unknown>;

export const flanker = {
  id: "flanker",
  version: "1.0.0",
  family: "cognition",
  settings: ["lab", "online", "smartphone"],
  devices: ["phone", "tablet", "computer"],
  kind: "timed",
  screenReader: false,
  seconds: 120,
  trials: parameters.trials,
  measures: [
    {
      id: "flanker_effect",
      decimals: 0,
      unit: "ms",
      norm: "flanker_ant_cost_ms",
      span: { low: -100, high: 250 },
    },
  ],
  references: [
    {
      citation: "Eriksen & Eriksen (1974), Percept. Psychophys. 16, 143–149",
      url: "https://doi.org/10.3758/BF03203267",
    },
    {
      citation: "Fan et al. (2002), J. Cogn. Neurosci. 14, 340–347",
      url: "https://doi.org/10.1162/089892902317361886",
    },
    {
      citation: "Eisenberg et al. (2019), Nat. Commun. 10, 2319",
      url: "https://doi.org/10.1038/s41467-019-10301-1",
    },
  ],
} as const satisfies AppDefinition;

/** The arrows of a trial from left to right, the target in the middle. */
export function arrowRow(target: Direction, flankers: Direction): Direction[] {
  const side = Array.from({ length: parameters.flankersPerSide }, () => flankers);
  return [...side, target, ...side];
}

/** The frames of one trial, for the trial figure. */
export function figureFrames(): FigureFrame[] {
  return [
    { content: { kind: "fixation" }, timing: { kind: "duration", ms: parameters.fixationMs } },
    {
      content: { kind: "arrows", directions: arrowRow("right", "left") },
      timing: { kind: "response", limitMs: parameters.responseWindowMs },
    },
    { content: { kind: "blank" }, timing: { kind: "duration", ms: parameters.blankMs } },
  ];
}
