import type { FigureContent, FigureFrame } from "@/components/plots/figure-frame";
import type { AppModel } from "@/experiments/engine/contract/define-app";
import type { AppWords } from "@/experiments/engine/contract/word-types";
import { exampleScreen } from "@/experiments/engine/texts/example-screen";
import {
  fillEach,
  methodsText,
  statedValues,
  statingTexts,
} from "@/experiments/engine/texts/fill-texts";
import { type Localized, localize } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { AppId } from "./app-ids";
import { publishedNormFigures } from "./norms";
import { APPS } from "./registry";

/**
 * The texts of an app in which the values of a run replace the placeholders. The methods paragraph is one text here.
 */
type FilledWords<Words extends AppWords> = Omit<Words, "brief"> & {
  brief: Record<keyof Words["brief"], string>;
};

/**
 * Returns texts in which values replace the `{name}` placeholders: in the brief, in the instruction of a timed app, in
 * the line about the keys, in the names of the measures, in the reasons for a missing score, and in the texts about the
 * published data.
 * @param languages the languages of the runs that the methods paragraph describes; by default all
 * @throws Error that names a placeholder without a value
 */
export function fillWords<Words extends AppWords>(
  words: Words,
  model: Pick<AppModel, "kind" | "parameters" | "facts" | "stated" | "methods" | "methodsIn">,
  locale: Locale,
  languages?: readonly Locale[],
): FilledWords<Words> {
  const { brief, result, run } = words;
  const figures = publishedNormFigures(model.facts.measures[0], locale);
  const values = statedValues(model, words, figures, locale);
  const filled = {
    ...words,
    brief: fillEach({ ...brief, methods: methodsText(brief.methods, model, languages) }, values),
    run: { ...run, ...fillEach(statingTexts(model, run), values) },
    result: {
      ...result,
      measures: fillEach(result.measures, values),
      reasons: fillEach(result.reasons, values),
      caption: interpolate(result.caption, values),
      comparison: interpolate(result.comparison, values),
    },
  };
  // TypeScript cannot infer that the spread replaces the separate sentences of the methods paragraph.
  return filled as unknown as FilledWords<Words>;
}

/**
 * Returns the texts of an app in one language. The app's default parameters and the figures of its published data
 * replace the placeholders.
 * @param languages as in `fillWords`
 * @throws Error that names a placeholder without a value
 */
export function appWords<Id extends AppId>(
  id: Id,
  locale: Locale,
  languages?: readonly Locale[],
): FilledWords<Localized<(typeof APPS)[Id]["words"]>> {
  const { words } = APPS[id];
  const { model }: { model: AppModel } = APPS[id as AppId];
  return fillWords(localize<(typeof APPS)[Id]["words"]>(words, locale), model, locale, languages);
}

/** Returns the frames of an app's trial figure, with texts in one language. */
export function appFrames(id: AppId, locale: Locale): readonly FigureFrame[] {
  const model: AppModel = APPS[id].model;
  return model.figure(appWords(id, locale));
}

/** Returns the content of the example screen of an app. Participants see this screen before they start. */
export const exampleContent = (id: AppId, locale: Locale): FigureContent =>
  exampleScreen(appFrames(id, locale));
