import { type Localized, localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { deliveryWords } from "./delivery-words";
import { protocolWords } from "./protocol-words";
import { publishedIds } from "./published";

/** Everything that the browser needs to present a study besides its document, in one language. */
export type StudyPayload = {
  words: Localized<typeof protocolWords>;
  delivery: Localized<typeof deliveryWords>;
  /** Document ids of the studies that the owner of this site has published. */
  published: readonly string[];
};

/** Returns what the page of a study fetches once one is opened. */
export const studyPayload = (locale: Locale): StudyPayload => ({
  words: localize(protocolWords, locale),
  delivery: localize(deliveryWords, locale),
  published: publishedIds(),
});
