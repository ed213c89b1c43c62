import type { DeliveryWords } from "@/content/delivery";
import type { ProtocolWords } from "@/content/running-study";
import type { SurveyWords } from "@/content/survey";

/** All data that the browser needs in addition to the document to present a study, in one language. */
export type StudyPayload = {
  words: ProtocolWords;
  delivery: DeliveryWords;
  /** The texts of all surveys. */
  survey: SurveyWords;
  /** The document ids of the studies that are published with this site. */
  published: readonly string[];
};
