"use client";

import { defineApp } from "@/experiments/engine/contract/define-app";
import { DelayForm } from "./delay-form.client";
import { type DelayDiscounting, delayDiscountingModel } from "./model";
import { delayDiscountingParameters } from "./parameters";
import py from "./recompute.py";
import r from "./recompute.R";

export const app = defineApp<DelayDiscounting>({
  parameters: delayDiscountingParameters,
  model: delayDiscountingModel,
  view: { Form: DelayForm },
  recompute: { r, py },
});
