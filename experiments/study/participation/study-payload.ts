import type { DeliveryWords } from "@/content/delivery";
import type { ProtocolWords } from "@/content/running-study";

/** Everything that the browser needs to present a study besides its document, in one language. */
export type StudyPayload = {
  words: ProtocolWords;
  delivery: DeliveryWords;
  /** Document ids of the studies that the owner of this site has published. */
  published: readonly string[];
};
