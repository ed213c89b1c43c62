"use client";

import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { FormApp } from "../engine/app-module";
import { miniIpipCodebook } from "./codebook";
import { miniIpip, parameters } from "./definition";
import { MiniIpipForm } from "./mini-ipip-form.client";
import py from "./recompute.py";
import r from "./recompute.R";
import { scoreMiniIpip } from "./score";
import type { MiniIpipWords } from "./words";

/** The Mini-IPIP: four pages of five statements. */
export const app: FormApp<MiniIpipWords> = {
  kind: "form",
  definition: miniIpip,
  blocks: parameters.screens,
  Form: MiniIpipForm,
  score: scoreMiniIpip,
  headline: (_, { result }, locale) =>
    interpolate(result.headline, { n: formatNumber(parameters.volunteers, locale) }),
  codebook: miniIpipCodebook,
  recompute: { r, py },
};
