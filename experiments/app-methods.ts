import { localize } from "@/content/define-content";
import { fill } from "@/lib/fill";
import type { Locale } from "@/lib/routes";
import { typeset } from "@/lib/typeset";
import { APPS, type AppId } from "./registry";

/** The parameters that are numbers, by name: what the texts of an app may refer to. */
export function numericParameters(app: AppId): Record<string, number> {
  const parameters: Record<string, unknown> = APPS[app].parameters;
  return Object.fromEntries(
    Object.entries(parameters).filter(
      (entry): entry is [string, number] => typeof entry[1] === "number",
    ),
  );
}

/** The methods paragraph of an app, from the parameters it runs with. */
export function appMethods(app: AppId, locale: Locale): string {
  const { methods } = localize(APPS[app].words, locale).brief;
  return typeset(fill(methods, numericParameters(app)), locale);
}
