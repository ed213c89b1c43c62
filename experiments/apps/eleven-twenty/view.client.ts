"use client";

import { defineApp } from "@/experiments/engine/contract/define-app";
import { type ElevenTwenty, elevenTwentyModel } from "./model";
import { elevenTwentyParameters } from "./parameters";
import py from "./recompute.py";
import r from "./recompute.R";
import { RequestField } from "./request-field";
import { RequestForm } from "./request-form.client";

export const app = defineApp<ElevenTwenty>({
  parameters: elevenTwentyParameters,
  model: elevenTwentyModel,
  view: { Form: RequestForm, Addition: RequestField },
  recompute: { r, py },
});
