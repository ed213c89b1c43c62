import { type Localized, localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { runWords } from "./engine/run-words";
import { planWords } from "./plan/plan-words";
import { editorWords } from "./protocol/editor-words";
import { type GalleryPayload, galleryPayload } from "./protocol/gallery";
import { publishedIds } from "./protocol/published";
import { simulationWords } from "./simulation/simulation-words";

/** Everything that the editor of protocols says, in one language. */
export type EditorPayload = {
  words: Localized<typeof editorWords>;
  /** Those of the planner. */
  plan: Localized<typeof planWords>;
  /** The engine's words of a run, for what is tried in place. */
  run: Localized<typeof runWords>;
  /** The words around simulated participants. */
  simulation: Localized<typeof simulationWords>;
  /** Document ids of the studies that the owner of this site has published. */
  published: readonly string[];
  /** The protocols that can be opened and adapted. */
  gallery: GalleryPayload;
};

/** Returns what the editor fetches once it is opened. */
export const editorPayload = (locale: Locale): EditorPayload => ({
  words: localize(editorWords, locale),
  plan: localize(planWords, locale),
  run: localize(runWords, locale),
  simulation: localize(simulationWords, locale),
  published: publishedIds(),
  gallery: galleryPayload(locale),
});
