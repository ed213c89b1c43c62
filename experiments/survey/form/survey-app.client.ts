"use client";

import type { App } from "@/experiments/engine/contract/define-app";
import type { Survey } from "@/experiments/survey/definition/schema";
/** T */
export const surveyApp = (survey: Survey): App => ({ survey }) as never;
