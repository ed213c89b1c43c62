import { localize } from "@/content/define-content";
import { fill } from "@/lib/fill";
import { formatNumber } from "@/lib/format";
import type { Locale } from "@/lib/routes";
import { typeset } from "@/lib/typeset";
import { APPS, type AppId } from "./registry";

/** A text of an app with the parameters that the app runs with in their `{name}` places. */
export function withParameters(text: string, app: AppId, locale: Locale): string {
  const values = Object.entries(APPS[app].parameters).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "number" ? [[name, formatNumber(value, locale)]] : [],
  );
  return typeset(fill(text, Object.fromEntries(values)), locale);
}

/** The methods paragraph of an app, from the parameters it runs with. */
export function appMethods(app: AppId, locale: Locale): string {
  return withParameters(localize(APPS[app].words, locale).brief.methods, app, locale);
}
