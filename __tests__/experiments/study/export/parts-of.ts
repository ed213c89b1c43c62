import type { AppId } from "@/experiments/catalog/app-ids";
import { MODELS } from "@/experiments/catalog/generated/models";
import { RECOMPUTE } from "@/experiments/catalog/generated/recompute-scripts";
import { deviceScripts } from "@/experiments/device-step/model/device-scripts";
import { orderedParts } from "@/experiments/device-step/model/device-step-model";
import { appPayload } from "@/experiments/payloads/app-payload";
import { archivePayload } from "@/experiments/payloads/archive-payload";
import { papersPayload } from "@/experiments/payloads/papers-payload";
import { neededLocales } from "@/experiments/study/document/needed-locales";
import type { ProtocolDocument, RunStep } from "@/experiments/study/document/schema";
import {
  isAppStep,
  isDeviceStep,
  isRunStep,
  isSurveyStep,
} from "@/experiments/study/document/step-kind";
import { modelOfStep } from "@/experiments/study/document/step-model";
import type { ArchiveParts } from "@/experiments/study/export/archive-files";
import { surveyScripts } from "@/experiments/survey/model/survey-scripts";

function scriptsOf(step: RunStep) {
  if (isSurveyStep(step)) return surveyScripts(step.survey);
  if (isDeviceStep(step)) return deviceScripts(orderedParts(step.device.parts));
  return RECOMPUTE[step.app as AppId];
}

/** Returns the files and texts of a document's archive, with placeholders for the script and the styles. */
export function partsOf(document: ProtocolDocument): ArchiveParts {
  const steps = document.steps.filter(isRunStep);
  const locales = neededLocales(document);
  return {
    payload: { ...archivePayload(), release: "0123456789abcdef", day: "2026-11-23" },
    script: "run();",
    styles: "body{}",
    notices: "MIT",
    papers: Object.fromEntries(locales.map((locale) => [locale, papersPayload(locale)])),
    payloads: Object.fromEntries(
      locales.map((locale) => [
        locale,
        Object.fromEntries(
          steps.filter(isAppStep).map(({ app }) => [app, appPayload(app as AppId, locale)]),
        ),
      ]),
    ),
    apps: Object.fromEntries(
      steps.map((step) => [
        step.id,
        {
          model: modelOfStep(step, MODELS),
          recompute: scriptsOf(step),
        },
      ]),
    ),
  };
}
