import type { FigureContent, FigureFrame } from "@/components/plots/figure-frame";
import { type Localized, localize } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { AppModel } from "./define-app";
import { publishedFigures } from "./norms";
import { APPS, type AppId } from "./registry";
import type { AppWords, CommonWords } from "./word-types";

/**
 * Returns the values that an app's texts may state, formatted: its parameters, what follows from them, and the
 * figures of its first measure's published data. A key is stated as it is printed on a keyboard.
 */
export function statedValues(
  { parameters, facts, stated }: Pick<AppModel, "parameters" | "facts" | "stated">,
  words: CommonWords,
  locale: Locale,
): Record<string, string> {
  const values = Object.entries({ ...parameters, ...stated?.(words) }).map(([name, value]) => [
    name,
    typeof value === "number" ? formatNumber(value, locale) : String(value),
  ]);
  return { ...Object.fromEntries(values), ...publishedFigures(facts.measures[0], locale) };
}

/** Returns the methods paragraph of a run, its `{name}` places not filled. */
export const methodsText = (
  sentences: Readonly<Record<string, string>>,
  { methods }: Pick<AppModel, "methods">,
): string => methods.map((key) => sentences[key] ?? "").join(" ");

function fillEach<Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
  values: Record<string, string>,
): Record<keyof Texts, string> {
  const filled = Object.entries(texts).map(([key, text]) => [key, interpolate(text, values)]);
  return Object.fromEntries(filled);
}

/** The words of an app with the values of a run, the methods paragraph in one piece. */
type FilledWords<Words extends AppWords> = Omit<Words, "brief"> & {
  brief: Record<keyof Words["brief"], string>;
};

/**
 * Returns words whose brief, keys and reasons for no score have the values of a run in their `{name}` places.
 * @throws Error that names a place for which there is no value
 */
export function fillWords<Words extends AppWords>(
  words: Words,
  model: Pick<AppModel, "parameters" | "facts" | "stated" | "methods">,
  locale: Locale,
): FilledWords<Words> {
  const { brief, result, run } = words;
  const values = statedValues(model, words, locale);
  const filled = {
    ...words,
    brief: fillEach({ ...brief, methods: methodsText(brief.methods, model) }, values),
    run: { ...run, ...(run.keys && { keys: interpolate(run.keys, values) }) },
    result: { ...result, reasons: fillEach(result.reasons, values) },
  };
  // The type of a spread generic keeps the sentences of the paragraph.
  return filled as unknown as FilledWords<Words>;
}

/**
 * Returns the words of an app in one language. The brief and the reasons for no score state the app's
 * parameters and the figures of its published data.
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

const SHOWS_NO_STIMULUS = ["fixation", "blank"];

/** Returns what the first screen of an app's trial with something to respond to shows: how long is the method's. */
export function exampleContent(id: AppId, locale: Locale): FigureContent {
  const frame = appFrames(id, locale).find(
    ({ content }) => !SHOWS_NO_STIMULUS.includes(content.kind),
  );
  if (!frame) throw new Error(`No screen of ${id} shows a stimulus`);
  return frame.content;
}
