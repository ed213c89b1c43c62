import type { Localized } from "@/lib/i18n/define-content";
import { withColon } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import type { AppDefinition } from "../app-definition";
import type { CommonWords } from "./app-module";
import { formatNorm } from "./measure-format";
import { Rows } from "./result-table";
import type { runWords } from "./run-words";

/** What each measure without published data is compared with instead. */
export function ReferenceTable({
  definition,
  app,
  words,
  locale,
}: {
  definition: AppDefinition;
  app: CommonWords["result"];
  words: Localized<typeof runWords>["result"];
  locale: Locale;
}) {
  const rows = definition.measures.flatMap((measure): [string, string][] => {
    const { id, reference } = measure;
    if (reference === undefined) return [];
    const name = app.references?.[id] ?? id;
    return [
      [withColon(app.measures[id] ?? id, name, locale), formatNorm(reference, measure, locale)],
    ];
  });
  return <Rows rows={rows} caption={words.referenceTitle} />;
}
