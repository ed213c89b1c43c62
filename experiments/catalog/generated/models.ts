// Written by `npm run gen:apps` from experiments/catalog/app-ids.ts and experiments/apps/. Do not edit.

import { choiceRtModel } from "@/experiments/apps/choice-rt/model";
import { choiceRtParameters } from "@/experiments/apps/choice-rt/parameters";
import { delayDiscountingModel } from "@/experiments/apps/delay-discounting/model";
import { delayDiscountingParameters } from "@/experiments/apps/delay-discounting/parameters";
import { digitSpanModel } from "@/experiments/apps/digit-span/model";
import { digitSpanParameters } from "@/experiments/apps/digit-span/parameters";
import { elevenTwentyModel } from "@/experiments/apps/eleven-twenty/model";
import { elevenTwentyParameters } from "@/experiments/apps/eleven-twenty/parameters";
import { flankerModel } from "@/experiments/apps/flanker/model";
import { flankerParameters } from "@/experiments/apps/flanker/parameters";
import { goNoGoModel } from "@/experiments/apps/go-no-go/model";
import { goNoGoParameters } from "@/experiments/apps/go-no-go/parameters";
import { lotteryChoiceModel } from "@/experiments/apps/lottery-choice/model";
import { lotteryChoiceParameters } from "@/experiments/apps/lottery-choice/parameters";
import { miniIpipModel } from "@/experiments/apps/mini-ipip/model";
import { miniIpipParameters } from "@/experiments/apps/mini-ipip/parameters";
import { simonModel } from "@/experiments/apps/simon/model";
import { simonParameters } from "@/experiments/apps/simon/parameters";
import { simpleRtModel } from "@/experiments/apps/simple-rt/model";
import { simpleRtParameters } from "@/experiments/apps/simple-rt/parameters";
import { spatialSpanModel } from "@/experiments/apps/spatial-span/model";
import { spatialSpanParameters } from "@/experiments/apps/spatial-span/parameters";
import { stroopModel } from "@/experiments/apps/stroop/model";
import { stroopParameters } from "@/experiments/apps/stroop/parameters";
import { whereIsItModel } from "@/experiments/apps/where-is-it/model";
import { whereIsItParameters } from "@/experiments/apps/where-is-it/parameters";

/** The parameters and the model of each app, without its texts and its view. Documents are checked against them. */
export const MODELS = {
  stroop: { parameters: stroopParameters, modelOf: stroopModel },
  flanker: { parameters: flankerParameters, modelOf: flankerModel },
  simon: { parameters: simonParameters, modelOf: simonModel },
  "simple-rt": { parameters: simpleRtParameters, modelOf: simpleRtModel },
  "choice-rt": { parameters: choiceRtParameters, modelOf: choiceRtModel },
  "go-no-go": { parameters: goNoGoParameters, modelOf: goNoGoModel },
  "spatial-span": { parameters: spatialSpanParameters, modelOf: spatialSpanModel },
  "digit-span": { parameters: digitSpanParameters, modelOf: digitSpanModel },
  "lottery-choice": { parameters: lotteryChoiceParameters, modelOf: lotteryChoiceModel },
  "delay-discounting": { parameters: delayDiscountingParameters, modelOf: delayDiscountingModel },
  "eleven-twenty": { parameters: elevenTwentyParameters, modelOf: elevenTwentyModel },
  "mini-ipip": { parameters: miniIpipParameters, modelOf: miniIpipModel },
  "where-is-it": { parameters: whereIsItParameters, modelOf: whereIsItModel },
} as const;
