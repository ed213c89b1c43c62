import { type BenchWords, benchWords } from "@/content/bench";
import { editorWords } from "@/content/editor";
import { editorFormWords } from "@/content/editor-form";
import { type LaunchWords, launchWords } from "@/content/launch";
import { type PlanWords, planWords } from "@/content/planner";
import { type RunWords, runWords } from "@/content/run";
import { type SimulationWords, simulationWords } from "@/content/simulation";
import { APP_IDS } from "@/experiments/catalog/app-ids";
import { appWords } from "@/experiments/catalog/app-texts";
import type { DeviceStepTexts } from "@/experiments/device-step/model/device-step-types";
import { type Localized, localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { deviceStepTexts } from "./device-step-texts";
import { type GalleryPayload, galleryPayload } from "./gallery";
import { publishedIds } from "./published";

/** All texts and lists that the protocol editor requires, in one language. */
export type EditorPayload = {
  words: Localized<typeof editorWords>;
  /** The texts around the panels of the editor. */
  bench: BenchWords;
  /** The texts of the form with which a study is edited. */
  form: Localized<typeof editorFormWords>;
  /** A short text for each app about its measure, keyed by app id. */
  purposes: Readonly<Record<string, string>>;
  /** The texts of the panel that launches a study. */
  launch: LaunchWords;
  /** The texts of the planner. */
  plan: PlanWords;
  /** The texts of a run. Authors see them when they try an app in the editor. */
  run: RunWords;
  /** The texts of checks of the device, as participants read them. They name the measures. */
  device: DeviceStepTexts;
  /** The texts about simulated participants. */
  simulation: SimulationWords;
  /** The document ids of the studies that the owner of this site has published. */
  published: readonly string[];
  /** The published protocols that authors can open and adapt. */
  gallery: GalleryPayload;
};

/** Returns the payload in one language. The editor fetches it when it opens. */
export const editorPayload = (locale: Locale): EditorPayload => ({
  words: localize(editorWords, locale),
  bench: localize(benchWords, locale),
  form: localize(editorFormWords, locale),
  purposes: Object.fromEntries(APP_IDS.map((id) => [id, appWords(id, locale).purpose])),
  launch: localize(launchWords, locale),
  plan: localize(planWords, locale),
  run: localize(runWords, locale),
  device: deviceStepTexts(locale),
  simulation: localize(simulationWords, locale),
  published: publishedIds(),
  gallery: galleryPayload(locale),
});
