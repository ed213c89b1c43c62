import { interpolate } from "@/lib/i18n/interpolate";
import type { TimedModel } from "../define-app";
import { formatMeasure } from "../engine/measure-format";
import { practiceThenTest } from "../engine/trial-model";
import { goNoGoCodebook } from "./codebook";
import { goNoGoOutcome } from "./outcome";
import { parameters, SHAPES } from "./parameters";
import { scoreGoNoGo } from "./score";
import { type GoNoGoTrial, goNoGoSequence } from "./sequence";
import type { GoNoGoWords } from "./words";

export type GoNoGo = { words: GoNoGoWords; trial: GoNoGoTrial; response: "press" };

const { stimulusMs, blankLowMs, blankHighMs } = parameters;

const COMMISSION_ERRORS = {
  id: "commission_errors",
  decimals: 1,
  unit: "%",
  norm: "go_no_go_commissions",
  step: 10,
  span: { low: 0, high: 60 },
} as const;

/** The go/no-go task: practice with feedback, then two measured blocks at an even pace. */
export const goNoGoModel = {
  kind: "timed",
  facts: {
    id: "go-no-go",
    version: "2.0.0",
    released: 2026,
    family: "cognition",
    settings: ["lab", "online", "smartphone"],
    devices: ["phone", "tablet", "computer"],
    screenReader: false,
    seconds: 150,
    trials: parameters.trials,
    measures: [COMMISSION_ERRORS],
    centre: "mean",
    references: [
      {
        citation: "Wessel (2018), Psychophysiology 55, e12871",
        url: "https://doi.org/10.1111/psyp.12871",
      },
      {
        citation: "Eisenberg et al. (2019), Nat. Commun. 10, 2319",
        url: "https://doi.org/10.1038/s41467-019-10301-1",
      },
      {
        citation: "Wilson (1927), J. Am. Stat. Assoc. 22, 209–212",
        url: "https://doi.org/10.1080/01621459.1927.10502953",
      },
    ],
  },
  parameters,
  codebook: goNoGoCodebook,
  blocks: (seed) => {
    const { practiceTrials, practiceNoGo, trials, noGoTrials, blocks } = parameters;
    return practiceThenTest(seed, blocks, (blockSeed, phase) =>
      phase === "practice"
        ? goNoGoSequence(blockSeed, practiceTrials, practiceNoGo)
        : goNoGoSequence(blockSeed, trials / blocks, noGoTrials / blocks),
    );
  },
  phases: ({ blankMs }, phase) => [
    // Presses never complete this phase: it lasts its time, so that pressing does not set the pace.
    { name: "stimulus", durationMs: stimulusMs, responses: Number.POSITIVE_INFINITY },
    ...(phase === "practice" ? [{ name: "feedback", durationMs: parameters.feedbackMs }] : []),
    { name: "blank", durationMs: blankMs },
  ],
  keys: parameters.keys,
  answers: "screen",
  pausesWhenSilent: false,
  outcome: (trial, finished) => goNoGoOutcome(trial, finished),
  score: scoreGoNoGo,
  /** How many of the squares were pressed at, and what that says of many squares. */
  headline: ({ measures: [{ value, low, high, n }] }, { result }, locale) => {
    const count = Math.round((value / 100) * n);
    const say = (share: number | null) =>
      formatMeasure(share ?? value, { decimals: 0, unit: "%" }, locale);
    const text = count === 0 ? result.none : result.some;
    return interpolate(text, { count, n, low: say(low), high: say(high) });
  },
  figure: () => [
    {
      content: { kind: SHAPES.go, ink: "blue" },
      timing: { kind: "response", limitMs: stimulusMs },
    },
    {
      content: { kind: "blank" },
      timing: { kind: "range", lowMs: blankLowMs, highMs: blankHighMs },
    },
    {
      content: { kind: SHAPES["no-go"], ink: "yellow" },
      timing: { kind: "duration", ms: stimulusMs },
    },
  ],
} as const satisfies TimedModel<GoNoGo>;
