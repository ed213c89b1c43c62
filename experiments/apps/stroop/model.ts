import type { TimedModel } from "@/experiments/engine/contract/define-app";
import { practiceThenTest, speededPhases } from "@/experiments/engine/contract/trial-model";
import { hasFeedback } from "@/experiments/engine/speeded/feedback";
import { inksOf, keysOf } from "./answers";
import { stroopCodebook } from "./codebook";
import { stroopFigure } from "./figure";
import { stroopHeadline } from "./headline";
import type { Ink } from "./inks";
import { STROOP_EFFECT } from "./measures";
import { stroopOutcome } from "./outcome";
import type { StroopParameters } from "./parameters";
import { scoreStroop } from "./score";
import { secondsOf } from "./seconds";
import { type StroopTrial, stroopSequence } from "./sequence";
import { stroopMethods, stroopStated } from "./stated";
import type { StroopWords } from "./words";

export type Stroop = { words: StroopWords; trial: StroopTrial; response: Ink };

/**
 * Returns the model of the Stroop task with the given parameters. A run consists of an optional practice block and test
 * blocks.
 */
export const stroopModel = (parameters: StroopParameters) =>
  ({
    kind: "timed",
    facts: {
      id: "stroop",
      version: "4.1.1",
      released: 2026,
      family: "cognition",
      settings: ["lab", "online", "smartphone"],
      devices: ["phone", "tablet", "computer"],
      screenReader: false,
      seconds: secondsOf(parameters),
      trials: parameters.trials,
      measures: [STROOP_EFFECT],
      centre: "mean",
      references: [
        {
          citation: "Stroop (1935), J. Exp. Psychol. 18, 643–662",
          url: "https://doi.org/10.1037/h0054651",
        },
        {
          citation: "Schmidt & Besner (2008), J. Exp. Psychol. Learn. Mem. Cogn. 34, 514–523",
          url: "https://doi.org/10.1037/0278-7393.34.3.514",
        },
        {
          citation: "Eisenberg et al. (2019), Nat. Commun. 10, 2319",
          url: "https://doi.org/10.1038/s41467-019-10301-1",
        },
      ],
    },
    parameters,
    codebook: stroopCodebook(parameters),
    methods: stroopMethods(parameters),
    stated: (words) => stroopStated(parameters, words),
    blocks: (seed) => {
      const { practiceTrials, trials, blocks } = parameters;
      return practiceThenTest(seed, blocks, (blockSeed, phase) =>
        stroopSequence(
          blockSeed,
          phase === "practice" ? practiceTrials : trials / blocks,
          parameters,
        ),
      );
    },
    phases: (_, phase) => speededPhases(parameters, hasFeedback(parameters.feedback, phase)),
    keys: keysOf(parameters),
    answers: inksOf(parameters).map((ink) => ({ response: ink, key: parameters[`${ink}Key`] })),
    pausesWhenSilent: true,
    outcome: (trial, finished) => stroopOutcome(trial, finished, parameters),
    marksAnswers: true,
    score: (rows) => scoreStroop(rows, parameters),
    headline: (score, words, locale) => stroopHeadline(score, words, locale),
    figure: ({ inks }) => stroopFigure(parameters, inks),
  }) as const satisfies TimedModel<Stroop>;
