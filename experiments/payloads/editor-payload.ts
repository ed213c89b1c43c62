import { editorWords } from "@/content/editor";
import { type PlanWords, planWords } from "@/content/planner";
import { type RunWords, runWords } from "@/content/run";
import { type SimulationWords, simulationWords } from "@/content/simulation";
import { type Localized, localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { type GalleryPayload, galleryPayload } from "./gallery";
import { publishedIds } from "./published";

/** Everything that the editor of protocols says, in one language. */
export type EditorPayload = {
  words: Localized<typeof editorWords>;
  /** Those of the planner. */
  plan: PlanWords;
  /** The engine's words of a run, for what is tried in place. */
  run: RunWords;
  /** The words around simulated participants. */
  simulation: SimulationWords;
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
