import { type FindingsWords, findingsWords } from "@/content/findings";
import { type PaymentWords, paymentWords } from "@/content/payment";
import { type SurveyWords, surveyWords } from "@/content/survey";
import type { DeviceStepTexts } from "@/experiments/device-step/model/device-step-types";
import { FAULT_WORDS } from "@/experiments/study/reading/fault-words";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { deviceStepTexts } from "./device-step-texts";
import { sampleStudy } from "./sample-study";

/** All texts of the view that reads data, in one language. */
export type FindingsPayload = {
  words: FindingsWords;
  /** The texts that all surveys share. They name the measures of surveys. */
  survey: SurveyWords;
  /** The texts of checks of the device. They name the measures. */
  device: DeviceStepTexts;
  /** The texts of the reasons why a part of the data was not read, keyed by the id of a fault. */
  faults: Readonly<Record<string, string>>;
  payment: PaymentWords;
  /** The document of the study whose participants are simulated with one click. */
  sample: string;
};

/** Returns the payload in one language. The page of data fetches it with the code of the view. */
export const findingsPayload = (locale: Locale): FindingsPayload => ({
  words: localize(findingsWords, locale),
  survey: localize(surveyWords, locale),
  device: deviceStepTexts(locale),
  faults: localize(FAULT_WORDS, locale),
  payment: localize(paymentWords, locale),
  sample: sampleStudy(),
});
