// Written by `npm run gen:apps` from experiments/catalog/app-ids.ts and experiments/apps/. Do not edit.

import { choiceRtTested } from "@/experiments/apps/choice-rt/tested";
import { delayDiscountingTested } from "@/experiments/apps/delay-discounting/tested";
import { digitSpanTested } from "@/experiments/apps/digit-span/tested";
import { elevenTwentyTested } from "@/experiments/apps/eleven-twenty/tested";
import { flankerTested } from "@/experiments/apps/flanker/tested";
import { goNoGoTested } from "@/experiments/apps/go-no-go/tested";
import { lotteryChoiceTested } from "@/experiments/apps/lottery-choice/tested";
import { miniIpipTested } from "@/experiments/apps/mini-ipip/tested";
import { simonTested } from "@/experiments/apps/simon/tested";
import { simpleRtTested } from "@/experiments/apps/simple-rt/tested";
import { spatialSpanTested } from "@/experiments/apps/spatial-span/tested";
import { stroopTested } from "@/experiments/apps/stroop/tested";
import { whereIsItTested } from "@/experiments/apps/where-is-it/tested";

/** What tests and tools know of each app. */
export const TESTED = {
  stroop: stroopTested,
  flanker: flankerTested,
  simon: simonTested,
  "simple-rt": simpleRtTested,
  "choice-rt": choiceRtTested,
  "go-no-go": goNoGoTested,
  "spatial-span": spatialSpanTested,
  "digit-span": digitSpanTested,
  "lottery-choice": lotteryChoiceTested,
  "delay-discounting": delayDiscountingTested,
  "eleven-twenty": elevenTwentyTested,
  "mini-ipip": miniIpipTested,
  "where-is-it": whereIsItTested,
} as const;
