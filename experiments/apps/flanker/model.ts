import type { Direction } from "@/components/plots/arrow-row";
import type { TimedModel } from "@/experiments/engine/contract/define-app";
import { practiceThenTest, speededPhases } from "@/experiments/engine/contract/trial-model";
import { effectHeadline } from "@/experiments/engine/speeded/effect-headline";
import { hasFeedback } from "@/experiments/engine/speeded/feedback";
import { sideAnswers, sideKeys } from "@/experiments/engine/speeded/two-answers";
import { flankerCodebook } from "./codebook";
import { flankerOutcome } from "./outcome";
import type { FlankerParameters } from "./parameters";
import { scoreFlanker } from "./score";
import { secondsOf } from "./seconds";
import { arrowRow, type FlankerTrial, flankerSequence } from "./sequence";
import { flankerMethods, flankerStated } from "./stated";
import type { FlankerWords } from "./words";

export type Flanker = { words: FlankerWords; trial: FlankerTrial; response: Direction };

const FLANKER_EFFECT = { id: "flanker_effect", decimals: 0, unit: "ms" } as const;

/**
 * Returns the model of the flanker task with arrows for the given parameters. A run consists of an optional practice
 * block and test blocks.
 */
export const flankerModel = (parameters: FlankerParameters) =>
  ({
    kind: "timed",
    facts: {
      id: "flanker",
      version: "3.1.1",
      released: 2026,
      family: "cognition",
      settings: ["lab", "online", "smartphone"],
      devices: ["phone", "tablet", "computer"],
      screenReader: false,
      seconds: secondsOf(parameters),
      trials: parameters.trials,
      measures: [
        {
          ...FLANKER_EFFECT,
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
    codebook: flankerCodebook(parameters),
    methods: flankerMethods(parameters),
    stated: (words) => flankerStated(parameters, words),
    blocks: (seed) => {
      const { practiceTrials, trials, blocks } = parameters;
      return practiceThenTest(seed, blocks, (blockSeed, phase) =>
        flankerSequence(
          blockSeed,
          phase === "practice" ? practiceTrials : trials / blocks,
          parameters,
        ),
      );
    },
    phases: (_, phase) => speededPhases(parameters, hasFeedback(parameters.feedback, phase)),
    keys: sideKeys(parameters),
    answers: sideAnswers(parameters),
    pausesWhenSilent: true,
    outcome: (trial, finished) => flankerOutcome(trial, finished, parameters),
    marksAnswers: true,
    score: (rows) => scoreFlanker(rows, parameters),
    headline: ({ measures: [effect] }, { result }, locale) =>
      effectHeadline(effect, FLANKER_EFFECT, result, locale),
    figure: () => [
      { content: { kind: "fixation" }, timing: { kind: "duration", ms: parameters.fixationMs } },
      {
        content: {
          kind: "arrows",
          directions: arrowRow("right", "left", parameters.flankersPerSide),
        },
        timing: { kind: "response", limitMs: parameters.responseWindowMs, exampleMs: 500 },
      },
      { content: { kind: "blank" }, timing: { kind: "duration", ms: parameters.blankMs } },
    ],
  }) as const satisfies TimedModel<Flanker>;
