import type { FigureFrame } from "@/components/plots/figure-frame";
import { type Localized, localize } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { APPS, type AppId } from "./registry";

type AppWords<Id extends AppId> = Localized<(typeof APPS)[Id]["words"]>;

/**
 * A text of an app with the parameters that the app runs with in their `{name}` places. What lies
 * between 0 and 1 is a share, and given as a percentage.
 */
export function withParameters(text: string, app: AppId, locale: Locale): string {
  const values = Object.entries(APPS[app].parameters).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "number"
      ? [[name, formatNumber(value > 0 && value < 1 ? value * 100 : value, locale)]]
      : [],
  );
  return interpolate(text, Object.fromEntries(values));
}

/** The words of an app in one language. Reasons for no score name the parameters that they come from. */
export function appWords<Id extends AppId>(app: Id, locale: Locale): AppWords<Id> {
  const words = localize(APPS[app].words, locale);
  const reasons = Object.entries(words.result.reasons).map(([reason, text]) => [
    reason,
    withParameters(text, app, locale),
  ]);
  return {
    ...words,
    result: { ...words.result, reasons: Object.fromEntries(reasons) },
  } as AppWords<Id>;
}

/** The frames of an app's trial figure. */
export function appFrames(app: AppId, locale: Locale): FigureFrame[] {
  // Each app's function takes the words of that app, which no type of all apps can say.
  const figureFrames = APPS[app].figureFrames as (words: object) => FigureFrame[];
  return figureFrames(appWords(app, locale));
}

/** The methods paragraph of an app, from the parameters it runs with. */
export function appMethods(app: AppId, locale: Locale): string {
  return withParameters(localize(APPS[app].words, locale).brief.methods, app, locale);
}
