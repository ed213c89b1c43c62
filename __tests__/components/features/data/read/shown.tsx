import { studyNames } from "@/components/features/data/read/study-names";
import { findingsWords } from "@/content/findings";
import { surveyWords } from "@/content/survey";
import { appPayload } from "@/experiments/payloads/app-payload";
import { deviceStepTexts } from "@/experiments/payloads/device-step-texts";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { DOCUMENT } from "./made-findings";

/** The texts and names with which the sections of a study are displayed. */
export function partsIn(locale: Locale, document = DOCUMENT.content) {
  const words = localize(findingsWords, locale);
  const survey = localize(surveyWords, locale);
  const payloads = new Map(
    (["stroop", "flanker", "spatial-span"] as const).map((app) => [
      app as string,
      appPayload(app, locale),
    ]),
  );
  return {
    locale,
    words,
    names: studyNames(
      document,
      payloads,
      { words, survey, device: deviceStepTexts(locale) },
      locale,
    ),
  };
}

/** Returns a text with ordinary spaces, so that a test can be read. */
export const plain = (text: string | null) =>
  (text ?? "").replace(/[\u00A0\u202F]/g, " ").replace(/\u2060/g, "");
