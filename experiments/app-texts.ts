import type { FigureFrame } from "@/components/plots/figure-frame";
import { type Localized, localize } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { AppModel } from "./define-app";
import { publishedFigures } from "./norms";
import { APPS, type AppId } from "./registry";
import type { AppWords } from "./word-types";

/**
 * Returns the values that an app's texts may state, formatted: its numeric parameters, a share between
 * 0 and 1 as a percentage, and the figures of its first measure's published data.
 */
export function statedValues(
  { parameters, facts }: Pick<AppModel, "parameters" | "facts">,
  locale: Locale,
): Record<string, string> {
  const numbers = Object.entries(parameters).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "number"
      ? [[name, formatNumber(value > 0 && value < 1 ? value * 100 : value, locale)]]
      : [],
  );
  return { ...Object.fromEntries(numbers), ...publishedFigures(facts.measures[0], locale) };
}

function fillEach<Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
  values: Record<string, string>,
): Record<keyof Texts, string> {
  const filled = Object.entries(texts).map(([key, text]) => [key, interpolate(text, values)]);
  return Object.fromEntries(filled);
}

/**
 * Returns words whose brief and reasons for no score have the values in their `{name}` places.
 * @throws Error that names a place for which there is no value
 */
export function fillWords<Words extends AppWords>(
  words: Words,
  values: Record<string, string>,
): Words {
  const { brief, result } = words;
  return {
    ...words,
    brief: fillEach(brief, values),
    result: { ...result, reasons: fillEach(result.reasons, values) },
  };
}

/**
 * Returns the words of an app in one language. The brief and the reasons for no score state the app's
 * parameters and the figures of its published data.
 * @throws Error that names a place for which the app has no value
 */
export function appWords<Id extends AppId>(
  id: Id,
  locale: Locale,
): Localized<(typeof APPS)[Id]["words"]> {
  const { model, words } = APPS[id];
  const localized = localize<(typeof APPS)[Id]["words"]>(words, locale);
  return fillWords(localized, statedValues(model, locale));
}

/** Returns the frames of an app's trial figure. */
export function appFrames(id: AppId, locale: Locale): readonly FigureFrame[] {
  const model: AppModel = APPS[id].model;
  return model.figure(appWords(id, locale));
}

const SHOWS_NO_STIMULUS = ["fixation", "blank"];

/** Returns the first screen of an app's trial with something to respond to: how long it lasts is the method's. */
export function exampleFrame(id: AppId, locale: Locale): FigureFrame {
  const frame = appFrames(id, locale).find(
    ({ content }) => !SHOWS_NO_STIMULUS.includes(content.kind),
  );
  if (!frame) throw new Error(`No screen of ${id} shows a stimulus`);
  return frame;
}
