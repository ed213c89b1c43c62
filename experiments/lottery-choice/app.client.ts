"use client";

import type { FormApp } from "../engine/app-module";
import { lotteryChoiceCodebook } from "./codebook";
import { lotteryChoice, parameters } from "./definition";
import { headlineOf } from "./headline";
import { LotteryForm } from "./lottery-form.client";
import { LotteryRows } from "./lottery-rows";
import py from "./recompute.py";
import r from "./recompute.R";
import { scoreLotteryChoice } from "./score";
import type { LotteryChoiceWords } from "./words";

/** The menu of lotteries: two pages of five rows. */
export const app: FormApp<LotteryChoiceWords> = {
  kind: "form",
  definition: lotteryChoice,
  blocks: parameters.pages,
  Form: LotteryForm,
  score: scoreLotteryChoice,
  headline: headlineOf,
  Addition: LotteryRows,
  codebook: lotteryChoiceCodebook,
  recompute: { r, py },
};
