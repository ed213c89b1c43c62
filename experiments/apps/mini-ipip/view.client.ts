"use client";

import { defineApp } from "@/experiments/engine/contract/define-app";
import { MiniIpipForm } from "./mini-ipip-form.client";
import { type MiniIpip, miniIpipModel } from "./model";
import { miniIpipParameters } from "./parameters";
import py from "./recompute.py";
import r from "./recompute.R";

export const app = defineApp<MiniIpip>({
  parameters: miniIpipParameters,
  model: miniIpipModel,
  view: { Form: MiniIpipForm },
  recompute: { r, py },
});
