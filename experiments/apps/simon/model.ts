import type { Direction } from "@/components/plots/arrow-row";
import type { TimedModel } from "@/experiments/engine/contract/define-app";
import { practiceThenTest, speededPhases } from "@/experiments/engine/contract/trial-model";
import { effectHeadline } from "@/experiments/engine/speeded/effect-headline";
import { hasFeedback } from "@/experiments/engine/speeded/feedback";
import { sideAnswers, sideKeys } from "@/experiments/engine/speeded/two-answers";
import { simonCodebook } from "./codebook";
import { simonOutcome } from "./outcome";
import type { SimonParameters } from "./parameters";
import { scoreSimon } from "./score";
import { secondsOf } from "./seconds";
import { type SimonTrial, simonSequence } from "./sequence";
import { INKS, SHAPES } from "./shapes";
import { simonMethods, simonStated } from "./stated";
import type { SimonWords } from "./words";

export type Simon = { words: SimonWords; trial: SimonTrial; response: Direction };

const SIMON_EFFECT = { id: "simon_effect", decimals: 0, unit: "ms" } as const;

/**
 * Returns the model of the Simon task with two shapes for the given parameters. A run consists of an optional practice
 * block and test blocks.
 */
export const simonModel = (parameters: SimonParameters) =>
  ({
    kind: "timed",
    facts: {
      id: "simon",
      version: "1.0.0",
      released: 2026,
      family: "cognition",
      settings: ["lab", "online", "smartphone"],
      devices: ["phone", "tablet", "computer"],
      screenReader: false,
      seconds: secondsOf(parameters),
      trials: parameters.trials,
      measures: [
        {
          ...SIMON_EFFECT,
          norm: "simon_effect",
          span: { low: -100, high: 150 },
        },
      ],
      centre: "mean",
      references: [
        {
          citation: "Simon & Rudell (1967), J. Appl. Psychol. 51, 300–304",
          url: "https://doi.org/10.1037/h0020586",
        },
        {
          citation: "Eisenberg et al. (2019), Nat. Commun. 10, 2319",
          url: "https://doi.org/10.1038/s41467-019-10301-1",
        },
      ],
    },
    parameters,
    codebook: simonCodebook(parameters),
    methods: simonMethods(parameters),
    stated: (words) => simonStated(parameters, words),
    blocks: (seed) => {
      const { practiceTrials, trials, blocks } = parameters;
      return practiceThenTest(seed, blocks, (blockSeed, phase) =>
        simonSequence(
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
    outcome: (trial, finished) => simonOutcome(trial, finished, parameters),
    marksAnswers: true,
    score: (rows) => scoreSimon(rows, parameters),
    headline: ({ measures: [effect] }, { result }, locale) =>
      effectHeadline(effect, SIMON_EFFECT, result, locale),
    figure: () => [
      { content: { kind: "fixation" }, timing: { kind: "duration", ms: parameters.fixationMs } },
      {
        content: { kind: SHAPES.right, ink: INKS[SHAPES.right], side: "left" },
        timing: { kind: "response", limitMs: parameters.responseWindowMs, exampleMs: 500 },
      },
      { content: { kind: "blank" }, timing: { kind: "duration", ms: parameters.blankMs } },
    ],
  }) as const satisfies TimedModel<Simon>;
