import type { FigureContent, FigureFrame } from "@/components/plots/figure-frame";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import type { AppWords } from "@/experiments/engine/contract/word-types";
import { exampleScreen } from "@/experiments/engine/texts/example-screen";
import { fillEach, methodsText, statedValues } from "@/experiments/engine/texts/fill-texts";
import { type Localized, localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { AppId } from "./app-ids";
import { publishedNormFigures } from "./norms";
import { APPS } from "./registry";

/** The words of an app with the values of a run, the methods paragraph in one piece. */
type FilledWords<Words extends AppWords> = Omit<Words, "brief"> & {
  brief: Record<keyof Words["brief"], string>;
};

/**
 * Returns words whose brief, keys, reasons for no score and texts about the published data have the values of a run
 * in their `{name}` places.
 * @throws Error that names a place for which there is no value
 */
export function fillWords<Words extends AppWords>(
  words: Words,
  model: Pick<AppModel, "parameters" | "facts" | "stated" | "methods">,
  locale: Locale,
): FilledWords<Words> {
  const { brief, result, run } = words;
  const figures = publishedNormFigures(model.facts.measures[0], locale);
  const values = statedValues(model, words, figures, locale);
  const filled = {
    ...words,
    brief: fillEach({ ...brief, methods: methodsText(brief.methods, model) }, values),
    run: { ...run, ...(run.keys && { keys: interpolate(run.keys, values) }) },
    result: {
      ...result,
      reasons: fillEach(result.reasons, values),
      caption: interpolate(result.caption, values),
      comparison: interpolate(result.comparison, values),
    },
  };
  // The type of a spread generic keeps the sentences of the paragraph.
  return filled as unknown as FilledWords<Words>;
}

/**
 * Returns the words of an app in one language. They state the app's parameters and the figures of
 * its published data.
 * @throws Error that names a place for which the app has no value
 */
export function appWords<Id extends AppId>(
  id: Id,
  locale: Locale,
): FilledWords<Localized<(typeof APPS)[Id]["words"]>> {
  const { words } = APPS[id];
  const { model }: { model: AppModel } = APPS[id as AppId];
  return fillWords(localize<(typeof APPS)[Id]["words"]>(words, locale), model, locale);
}

/** Returns the frames of an app's trial figure. */
export function appFrames(id: AppId, locale: Locale): readonly FigureFrame[] {
  const model: AppModel = APPS[id].model;
  return model.figure(appWords(id, locale));
}

/** Returns the picture of one screen of an app, for those who are about to do it. */
export const exampleContent = (id: AppId, locale: Locale): FigureContent =>
  exampleScreen(appFrames(id, locale));
