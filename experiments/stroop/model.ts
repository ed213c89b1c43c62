import type { TimedModel } from "../define-app";
import { practiceThenTest, speededPhases } from "../engine/trial-model";
import { stroopCodebook } from "./codebook";
import { stroopFigure } from "./figure";
import { stroopHeadline } from "./headline";
import { STROOP_EFFECT } from "./measures";
import { stroopOutcome } from "./outcome";
import { INKS, type Ink, KEY_OF, parameters } from "./parameters";
import { scoreStroop } from "./score";
import { type StroopTrial, stroopSequence } from "./sequence";
import type { StroopWords } from "./words";

export type Stroop = { words: StroopWords; trial: StroopTrial; response: Ink };

/** The Stroop task of the portfolio: practice with feedback, then two measured blocks. */
export const stroopModel = {
  kind: "timed",
  facts: {
    id: "stroop",
    version: "3.0.0",
    released: 2026,
    family: "cognition",
    settings: ["lab", "online", "smartphone"],
    devices: ["phone", "tablet", "computer"],
    screenReader: false,
    seconds: 150,
    trials: parameters.trials,
    measures: [STROOP_EFFECT],
    centre: "mean",
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
  },
  parameters,
  codebook: stroopCodebook,
  blocks: (seed) => {
    const { practiceTrials, trials, blocks } = parameters;
    return practiceThenTest(seed, blocks, (blockSeed, phase) =>
      stroopSequence(blockSeed, phase === "practice" ? practiceTrials : trials / blocks),
    );
  },
  phases: (_, phase) => speededPhases(parameters, phase === "practice"),
  keys: parameters.keys,
  answers: INKS.map((ink) => ({ response: ink, key: KEY_OF[ink] })),
  pausesWhenSilent: true,
  outcome: stroopOutcome,
  score: scoreStroop,
  headline: (score, words, locale) => stroopHeadline(score, words, locale),
  figure: ({ inks }) => stroopFigure(parameters, inks),
} as const satisfies TimedModel<Stroop>;
