import type { Locale } from "@/lib/routes";
import type { ReadFault } from "./read-session";

/** The ending of the name of a French text: `reasonFr` is the French text, and `reason` the English text. */
const FRENCH = "Fr";

/** Returns the values of a fault in a language. Some values are texts, which exist in both languages. */
export function faultValues(
  { values }: Pick<ReadFault, "values">,
  locale: Locale,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      (locale === "fr" ? values[name + FRENCH] : undefined) ?? value,
    ]),
  );
}
