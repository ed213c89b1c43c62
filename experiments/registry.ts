import type { AppDefinition, FigureFrame } from "./app-definition";
import * as stroop from "./stroop/definition";
import { stroopWords } from "./stroop/words";

/** The apps of the portfolio, in the order in which they are shown. Adding one is one line here. */
export const APP_IDS = ["stroop"] as const;
export type AppId = (typeof APP_IDS)[number];

export const APPS = {
  stroop: {
    definition: stroop.stroop,
    parameters: stroop.parameters,
    words: stroopWords,
    norm: "stroop_cost_ms",
    figureFrames: stroop.figureFrames,
  },
} as const satisfies Record<
  AppId,
  {
    definition: AppDefinition;
    parameters: object;
    words: object;
    norm: string;
    figureFrames: (words: never) => FigureFrame[];
  }
>;
