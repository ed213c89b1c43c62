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

/** The words of an app with the values of a run filled in; the methods paragraph is one text. */
type FilledWords<Words extends AppWords> = Omit<Words, "brief"> & {
  brief: Record<keyof Words["brief"], string>;
};

/**
 * Returns words in which the `{name}` places of the brief, the keys, the reasons for no score and the texts about the
 * published data contain the values of a run.
 * @throws Error that names a place without a value
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
  // TypeScript does not see that the spread replaces the sentences of the paragraph.
  return filled as unknown as FilledWords<Words>;
}

/**
 * Returns the words of an app in one language, with the app's parameters and the figures of its published data.
 * @throws Error that names a place without a value
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

/** Returns the picture of one screen of an app, displayed to participants before they start. */
export const exampleContent = (id: AppId, locale: Locale): FigureContent =>
  exampleScreen(appFrames(id, locale));
