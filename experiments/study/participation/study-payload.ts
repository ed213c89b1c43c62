import type { DeliveryWords } from "@/content/delivery";
import type { ProtocolWords } from "@/content/running-study";

/** All data that the browser needs in addition to the document to present a study, in one language. */
export type StudyPayload = {
  words: ProtocolWords;
  delivery: DeliveryWords;
  /** The document ids of the studies that are published with this site. */
  published: readonly string[];
};
