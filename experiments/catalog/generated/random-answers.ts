// Written by `npm run gen:apps` from experiments/catalog/app-ids.ts and experiments/apps/. Do not edit.

import { delayDiscountingRandomAnswers } from "@/experiments/apps/delay-discounting/random-answers";
import { elevenTwentyRandomAnswers } from "@/experiments/apps/eleven-twenty/random-answers";
import { lotteryChoiceRandomAnswers } from "@/experiments/apps/lottery-choice/random-answers";
import { miniIpipRandomAnswers } from "@/experiments/apps/mini-ipip/random-answers";
import { whereIsItRandomAnswers } from "@/experiments/apps/where-is-it/random-answers";

/** Functions that return random answers to a questionnaire, for each app that has a `random-answers.ts`. */
export const RANDOM_ANSWERS = {
  "lottery-choice": lotteryChoiceRandomAnswers,
  "delay-discounting": delayDiscountingRandomAnswers,
  "eleven-twenty": elevenTwentyRandomAnswers,
  "mini-ipip": miniIpipRandomAnswers,
  "where-is-it": whereIsItRandomAnswers,
} as const;
