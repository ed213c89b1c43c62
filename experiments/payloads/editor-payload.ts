import { type BenchWords, benchWords } from "@/content/bench";
import { editorWords } from "@/content/editor";
import { editorFormWords } from "@/content/editor-form";
import { type LaunchWords, launchWords } from "@/content/launch";
import { type PlanWords, planWords } from "@/content/planner";
import { type RunWords, runWords } from "@/content/run";
import { type SimulationWords, simulationWords } from "@/content/simulation";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { appWords } from "@/experiments/catalog/app-texts";
import { type Localized, localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { type GalleryPayload, galleryPayload } from "./gallery";
import { publishedIds } from "./published";

/** All texts of the protocol editor, in one language. */
export type EditorPayload = {
  words: Localized<typeof editorWords>;
  /** The words of its frame. */
  bench: BenchWords;
  /** The words of the form. */
  form: Localized<typeof editorFormWords>;
  /** What each task measures, in a sentence or two, by its id. */
  purposes: Readonly<Record<string, string>>;
  /** The words of the launch panel. */
  launch: LaunchWords;
  /** The words of the planner. */
  plan: PlanWords;
  /** The words of a run, for trying an app in place. */
  run: RunWords;
  /** The words around simulated participants. */
  simulation: SimulationWords;
  /** Document ids of the studies that the owner of this site has published. */
  published: readonly string[];
  /** The protocols that can be opened and adapted. */
  gallery: GalleryPayload;
};

/** Returns the payload that the editor fetches when it opens. */
export const editorPayload = (locale: Locale): EditorPayload => ({
  words: localize(editorWords, locale),
  bench: localize(benchWords, locale),
  form: localize(editorFormWords, locale),
  purposes: Object.fromEntries(APP_IDS.map((id) => [id, appWords(id, locale).purpose])),
  launch: localize(launchWords, locale),
  plan: localize(planWords, locale),
  run: localize(runWords, locale),
  simulation: localize(simulationWords, locale),
  published: publishedIds(),
  gallery: galleryPayload(locale),
});
