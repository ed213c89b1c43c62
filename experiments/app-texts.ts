import type { FigureFrame } from "@/components/plots/figure-frame";
import { type Localized, localize } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { publishedFigures } from "./norms";
import { APPS, type AppId } from "./registry";

type AppWords<Id extends AppId> = Localized<(typeof APPS)[Id]["words"]>;

/** The parts of an app's words that state its parameters and the figures of its published data. */
type StatingWords = {
  brief: Readonly<Record<string, string>>;
  result: { reasons: Readonly<Record<string, string>> };
};

/** Returns the numbers among the parameters, formatted; a share between 0 and 1 as a percentage. */
function formattedParameters(parameters: object, locale: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]: [string, unknown]) =>
      typeof value === "number"
        ? [[name, formatNumber(value > 0 && value < 1 ? value * 100 : value, locale)]]
        : [],
    ),
  );
}

function fillEach<Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
  values: Record<string, string>,
): Record<keyof Texts, string> {
  const filled = Object.entries(texts).map(([key, text]) => [key, interpolate(text, values)]);
  return Object.fromEntries(filled);
}

function fillWords<Words extends StatingWords>(
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
 * Returns the words of an app in one language. The brief and the reasons for no score have the app's
 * parameters and the figures of its published data in their `{name}` places.
 * @throws Error that names a place for which the app has no value
 */
export function appWords<Id extends AppId>(app: Id, locale: Locale): AppWords<Id> {
  const { definition, parameters, words } = APPS[app];
  return fillWords(localize(words, locale), {
    ...formattedParameters(parameters, locale),
    ...publishedFigures(definition.measures[0], locale),
  }) as AppWords<Id>;
}

/** Returns the frames of an app's trial figure. */
export function appFrames(app: AppId, locale: Locale): FigureFrame[] {
  // Each app's function takes the words of that app, which no type of all apps can say.
  const figureFrames = APPS[app].figureFrames as (words: object) => FigureFrame[];
  return figureFrames(appWords(app, locale));
}
