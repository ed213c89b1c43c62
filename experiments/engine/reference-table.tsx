import type { Localized } from "@/lib/i18n/define-content";
import { withColon } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import type { AppFacts } from "../app-facts";
import type { CommonWords } from "../word-types";
import { formatNorm } from "./measure-format";
import { Rows } from "./result-table";
import type { runWords } from "./run-words";

/** The reference of each measure without published data. */
export function ReferenceTable({
  measures,
  app,
  words,
  locale,
}: {
  measures: AppFacts["measures"];
  app: CommonWords["result"];
  words: Localized<typeof runWords>["result"];
  locale: Locale;
}) {
  const rows = measures.flatMap((measure): [string, string][] => {
    const { id, reference } = measure;
    if (reference === undefined) return [];
    const name = app.references?.[id] ?? id;
    return [
      [withColon(app.measures[id] ?? id, name, locale), formatNorm(reference, measure, locale)],
    ];
  });
  return <Rows rows={rows} caption={words.referenceTitle} />;
}
