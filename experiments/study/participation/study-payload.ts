import type { DeliveryWords } from "@/content/delivery";
import type { ProtocolWords } from "@/content/running-study";
import type { SurveyWords } from "@/content/survey";
import type { DeviceStepTexts } from "@/experiments/device-step/model/device-step-types";

/** All data that the browser needs in addition to the document to present a study, in one language. */
export type StudyPayload = {
  words: ProtocolWords;
  delivery: DeliveryWords;
  /** The texts of all surveys. */
  survey: SurveyWords;
  /** The texts of all checks of the device. */
  device: DeviceStepTexts;
  /** The document ids of the studies that are published with this site. */
  published: readonly string[];
};
