"use client";

import type { FormApp } from "../engine/app-module";
import { elevenTwentyCodebook } from "./codebook";
import { elevenTwenty } from "./definition";
import { headlineOf } from "./headline";
import py from "./recompute.py";
import r from "./recompute.R";
import { RequestField } from "./request-field";
import { RequestForm } from "./request-form.client";
import { scoreElevenTwenty } from "./score";
import type { ElevenTwentyWords } from "./words";

/** The 11–20 money request game: one choice, then its result. */
export const app: FormApp<ElevenTwentyWords> = {
  kind: "form",
  definition: elevenTwenty,
  blocks: 1,
  Form: RequestForm,
  score: scoreElevenTwenty,
  headline: headlineOf,
  Addition: RequestField,
  codebook: elevenTwentyCodebook,
  recompute: { r, py },
};
