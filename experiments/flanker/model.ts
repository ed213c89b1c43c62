import type { Direction } from "@/components/plots/arrow-row";
import type { TimedModel } from "../define-app";
import { conflictScore } from "../engine/conflict-score";
import { effectHeadline } from "../engine/effect-headline";
import { practiceThenTest, speededPhases } from "../engine/trial-model";
import { flankerCodebook } from "./codebook";
import { flankerOutcome } from "./outcome";
import { parameters } from "./parameters";
import { arrowRow, type FlankerTrial, flankerSequence } from "./sequence";
import type { FlankerWords } from "./words";

export type Flanker = { words: FlankerWords; trial: FlankerTrial; response: Direction };

/** The flanker task with arrows: practice with feedback, then two measured blocks. */
export const flankerModel = {
  kind: "timed",
  facts: {
    id: "flanker",
    version: "2.0.0",
    released: 2026,
    family: "cognition",
    settings: ["lab", "online", "smartphone"],
    devices: ["phone", "tablet", "computer"],
    screenReader: false,
    seconds: 120,
    trials: parameters.trials,
    measures: [
      {
        id: "flanker_effect",
        decimals: 0,
        unit: "ms",
        norm: "flanker_effect",
        span: { low: -100, high: 250 },
      },
    ],
    centre: "mean",
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
  },
  parameters,
  codebook: flankerCodebook,
  blocks: (seed) => {
    const { practiceTrials, trials, blocks } = parameters;
    return practiceThenTest(seed, blocks, (blockSeed, phase) =>
      flankerSequence(blockSeed, phase === "practice" ? practiceTrials : trials / blocks),
    );
  },
  phases: (_, phase) => speededPhases(parameters, phase === "practice"),
  keys: parameters.keys,
  answers: [
    { response: "left", key: "f" },
    { response: "right", key: "j" },
  ],
  pausesWhenSilent: true,
  outcome: flankerOutcome,
  score: (rows) => conflictScore(rows, "flanker_effect", parameters),
  headline: ({ measures: [effect] }, { result }, locale) => effectHeadline(effect, result, locale),
  figure: () => [
    { content: { kind: "fixation" }, timing: { kind: "duration", ms: parameters.fixationMs } },
    {
      content: { kind: "arrows", directions: arrowRow("right", "left") },
      timing: { kind: "response", limitMs: parameters.responseWindowMs, exampleMs: 500 },
    },
    { content: { kind: "blank" }, timing: { kind: "duration", ms: parameters.blankMs } },
  ],
} as const satisfies TimedModel<Flanker>;
