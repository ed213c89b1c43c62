"use client";

import { type App, defineApp, withParameters } from "@/experiments/engine/contract/define-app";
import { defineParameters } from "@/experiments/engine/contract/define-parameters";
import type { Survey } from "@/experiments/survey/definition/schema";
import { type SurveyTypes, surveyModel } from "@/experiments/survey/model/survey-model";
import { surveyScripts } from "@/experiments/survey/model/survey-scripts";
import { SurveyForm } from "./survey-form.client";

/** Returns a survey as an app that the engine can run. */
export const surveyApp = (survey: Survey): App =>
  withParameters(
    defineApp<SurveyTypes>({
      parameters: defineParameters({}),
      model: () => surveyModel(survey),
      view: { Form: SurveyForm, showsProgress: true },
      recompute: surveyScripts(survey),
    }),
  );
