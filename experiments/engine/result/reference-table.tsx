import type { RunWords } from "@/content/run";
import type { AppFacts } from "@/experiments/engine/contract/app-facts";
import type { CommonWords } from "@/experiments/engine/contract/word-types";
import { formatNorm } from "@/experiments/engine/score/measure-format";
import { withColon } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import { Rows } from "./result-table";

/** Displays a table with the reference value of each measure without published data. */
export function ReferenceTable({
  measures,
  app,
  words,
  locale,
}: {
  measures: AppFacts["measures"];
  app: CommonWords["result"];
  words: RunWords["result"];
  locale: Locale;
}) {
  const rows = measures.flatMap((measure): [string, string][] => {
    const { id, reference } = measure;
    if (typeof reference !== "number") return [];
    const name = app.references?.[id] ?? id;
    return [
      [withColon(app.measures[id] ?? id, name, locale), formatNorm(reference, measure, locale)],
    ];
  });
  return <Rows rows={rows} caption={words.referenceTitle} />;
}
