"use client";

import { defineApp } from "@/experiments/engine/contract/define-app";
import { LotteryForm } from "./lottery-form.client";
import { LotteryRows } from "./lottery-rows";
import { type LotteryChoice, lotteryChoiceModel } from "./model";
import { lotteryChoiceParameters } from "./parameters";
import py from "./recompute.py";
import r from "./recompute.R";

export const app = defineApp<LotteryChoice>({
  parameters: lotteryChoiceParameters,
  model: lotteryChoiceModel,
  view: { Form: LotteryForm, Addition: LotteryRows },
  recompute: { r, py },
});
