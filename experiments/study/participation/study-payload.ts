import type { DeliveryWords } from "@/content/delivery";
import type { ProtocolWords } from "@/content/running-study";

/** All data except the document that the browser needs to present a study, in one language. */
export type StudyPayload = {
  words: ProtocolWords;
  delivery: DeliveryWords;
  /** Document ids of the studies that the owner of this site has published. */
  published: readonly string[];
};
