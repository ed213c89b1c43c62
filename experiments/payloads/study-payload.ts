import { deliveryWords } from "@/content/delivery";
import { protocolWords } from "@/content/running-study";
import { surveyWords } from "@/content/survey";
import type { StudyPayload } from "@/experiments/study/participation/study-payload";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { deviceStepTexts } from "./device-step-texts";
import { publishedIds } from "./published";

/** Returns the payload in one language. The page of a study fetches it when a study opens. */
export const studyPayload = (locale: Locale): StudyPayload => ({
  words: localize(protocolWords, locale),
  delivery: localize(deliveryWords, locale),
  survey: localize(surveyWords, locale),
  device: deviceStepTexts(locale),
  published: publishedIds(),
});
