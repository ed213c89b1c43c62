// Written by `npm run gen:apps` from experiments/catalog/app-ids.ts and experiments/apps/. Do not edit.

import { choiceRtWords } from "@/experiments/apps/choice-rt/words";
import { delayDiscountingWords } from "@/experiments/apps/delay-discounting/words";
import { digitSpanWords } from "@/experiments/apps/digit-span/words";
import { elevenTwentyWords } from "@/experiments/apps/eleven-twenty/words";
import { flankerWords } from "@/experiments/apps/flanker/words";
import { goNoGoWords } from "@/experiments/apps/go-no-go/words";
import { lotteryChoiceWords } from "@/experiments/apps/lottery-choice/words";
import { miniIpipWords } from "@/experiments/apps/mini-ipip/words";
import { simonWords } from "@/experiments/apps/simon/words";
import { simpleRtWords } from "@/experiments/apps/simple-rt/words";
import { spatialSpanWords } from "@/experiments/apps/spatial-span/words";
import { stroopWords } from "@/experiments/apps/stroop/words";
import { whereIsItWords } from "@/experiments/apps/where-is-it/words";
import { MODELS } from "./models";

/** The models of all apps with their texts. registry.ts checks that both fit. */
export const MODELS_WITH_WORDS = {
  stroop: { ...MODELS.stroop, words: stroopWords },
  flanker: { ...MODELS.flanker, words: flankerWords },
  simon: { ...MODELS.simon, words: simonWords },
  "simple-rt": { ...MODELS["simple-rt"], words: simpleRtWords },
  "choice-rt": { ...MODELS["choice-rt"], words: choiceRtWords },
  "go-no-go": { ...MODELS["go-no-go"], words: goNoGoWords },
  "spatial-span": { ...MODELS["spatial-span"], words: spatialSpanWords },
  "digit-span": { ...MODELS["digit-span"], words: digitSpanWords },
  "lottery-choice": { ...MODELS["lottery-choice"], words: lotteryChoiceWords },
  "delay-discounting": { ...MODELS["delay-discounting"], words: delayDiscountingWords },
  "eleven-twenty": { ...MODELS["eleven-twenty"], words: elevenTwentyWords },
  "mini-ipip": { ...MODELS["mini-ipip"], words: miniIpipWords },
  "where-is-it": { ...MODELS["where-is-it"], words: whereIsItWords },
} as const;
