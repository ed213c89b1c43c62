import { elevenTwentyModel } from "./eleven-twenty/model";
import { elevenTwentyParameters } from "./eleven-twenty/parameters";
import { flankerModel } from "./flanker/model";
import { flankerParameters } from "./flanker/parameters";
import { goNoGoModel } from "./go-no-go/model";
import { goNoGoParameters } from "./go-no-go/parameters";
import { lotteryChoiceModel } from "./lottery-choice/model";
import { lotteryChoiceParameters } from "./lottery-choice/parameters";
import { miniIpipModel } from "./mini-ipip/model";
import { miniIpipParameters } from "./mini-ipip/parameters";
import { simpleRtModel } from "./simple-rt/model";
import { simpleRtParameters } from "./simple-rt/parameters";
import { spatialSpanModel } from "./spatial-span/model";
import { spatialSpanParameters } from "./spatial-span/parameters";
import { stroopModel } from "./stroop/model";
import { stroopParameters } from "./stroop/parameters";
import { whereIsItModel } from "./where-is-it/model";
import { whereIsItParameters } from "./where-is-it/parameters";

/** The parameters and the model of each app, without its words and its view: what documents are checked against. */
export const MODELS = {
  stroop: { parameters: stroopParameters, modelOf: stroopModel },
  flanker: { parameters: flankerParameters, modelOf: flankerModel },
  "simple-rt": { parameters: simpleRtParameters, modelOf: simpleRtModel },
  "go-no-go": { parameters: goNoGoParameters, modelOf: goNoGoModel },
  "spatial-span": { parameters: spatialSpanParameters, modelOf: spatialSpanModel },
  "lottery-choice": { parameters: lotteryChoiceParameters, modelOf: lotteryChoiceModel },
  "eleven-twenty": { parameters: elevenTwentyParameters, modelOf: elevenTwentyModel },
  "mini-ipip": { parameters: miniIpipParameters, modelOf: miniIpipModel },
  "where-is-it": { parameters: whereIsItParameters, modelOf: whereIsItModel },
} as const;
