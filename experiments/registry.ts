import type { FigureFrame } from "@/components/plots/figure-frame";
import type { AppDefinition } from "./app-definition";
import * as elevenTwenty from "./eleven-twenty/definition";
import { elevenTwentyWords } from "./eleven-twenty/words";
import * as flanker from "./flanker/definition";
import { flankerWords } from "./flanker/words";
import * as goNoGo from "./go-no-go/definition";
import { goNoGoWords } from "./go-no-go/words";
import * as lotteryChoice from "./lottery-choice/definition";
import { lotteryChoiceWords } from "./lottery-choice/words";
import * as miniIpip from "./mini-ipip/definition";
import { miniIpipWords } from "./mini-ipip/words";
import * as simpleRt from "./simple-rt/definition";
import { simpleRtWords } from "./simple-rt/words";
import * as spatialSpan from "./spatial-span/definition";
import { spatialSpanWords } from "./spatial-span/words";
import * as stroop from "./stroop/definition";
import { stroopWords } from "./stroop/words";
import * as whereIsIt from "./where-is-it/definition";
import { whereIsItWords } from "./where-is-it/words";

/** The apps of the portfolio, in the order in which they are shown. */
export const APPS = {
  stroop: {
    definition: stroop.stroop,
    parameters: stroop.parameters,
    words: stroopWords,
    figureFrames: stroop.figureFrames,
  },
  flanker: {
    definition: flanker.flanker,
    parameters: flanker.parameters,
    words: flankerWords,
    figureFrames: flanker.figureFrames,
  },
  "simple-rt": {
    definition: simpleRt.simpleRt,
    parameters: simpleRt.parameters,
    words: simpleRtWords,
    figureFrames: simpleRt.figureFrames,
  },
  "go-no-go": {
    definition: goNoGo.goNoGo,
    parameters: goNoGo.parameters,
    words: goNoGoWords,
    figureFrames: goNoGo.figureFrames,
  },
  "spatial-span": {
    definition: spatialSpan.spatialSpan,
    parameters: spatialSpan.parameters,
    words: spatialSpanWords,
    figureFrames: spatialSpan.figureFrames,
  },
  "lottery-choice": {
    definition: lotteryChoice.lotteryChoice,
    parameters: lotteryChoice.parameters,
    words: lotteryChoiceWords,
    figureFrames: lotteryChoice.figureFrames,
  },
  "eleven-twenty": {
    definition: elevenTwenty.elevenTwenty,
    parameters: elevenTwenty.parameters,
    words: elevenTwentyWords,
    figureFrames: elevenTwenty.figureFrames,
  },
  "mini-ipip": {
    definition: miniIpip.miniIpip,
    parameters: miniIpip.parameters,
    words: miniIpipWords,
    figureFrames: miniIpip.figureFrames,
  },
  "where-is-it": {
    definition: whereIsIt.whereIsIt,
    parameters: whereIsIt.parameters,
    words: whereIsItWords,
    figureFrames: whereIsIt.figureFrames,
  },
} as const satisfies Record<
  string,
  {
    definition: AppDefinition;
    parameters: object;
    words: object;
    /** The frames of the trial figure, from the app's words in one language. */
    figureFrames: (words: never) => FigureFrame[];
  }
>;

export type AppId = keyof typeof APPS;
export const APP_IDS = Object.keys(APPS) as AppId[];
