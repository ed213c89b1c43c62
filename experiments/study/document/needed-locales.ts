import { LOCALES, type Locale } from "@/lib/routes";

/**
 * Returns the languages in which a study can run. Each of its texts must exist in these languages.
 * @param document a document that may not have been checked
 */
export function neededLocales({ language }: { language?: unknown }): readonly Locale[] {
  const only = LOCALES.filter((locale) => locale === language);
  return only.length > 0 ? only : LOCALES;
}
