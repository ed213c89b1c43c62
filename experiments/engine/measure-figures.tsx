import type { Localized } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import type { AppFacts, MeasureDefinition } from "../app-facts";
import type { CommonWords } from "../word-types";
import type { Norm } from "./norm";
import { OwnFigure } from "./own-figure";
import { ResultFigure } from "./result-figure";
import type { runWords } from "./run-words";
import { ScalesFigure } from "./scales-figure";
import type { Scored } from "./score";

/** The measures of a run: in one plot where they share a published scale, else one below the other. */
export function MeasureFigures({
  score,
  measures,
  normOf,
  app,
  words,
  locale,
}: {
  score: Scored;
  measures: AppFacts["measures"];
  normOf: (measure: MeasureDefinition) => Norm | undefined;
  app: CommonWords["result"];
  words: Localized<typeof runWords>["result"];
  locale: Locale;
}) {
  const found = measures.flatMap((definition) => {
    const measure = score.measures.find(({ id }) => id === definition.id);
    const label = app.measures[definition.id] ?? definition.id;
    return measure ? [{ definition, measure, label, norm: normOf(definition) }] : [];
  });
  const [first, ...others] = found.flatMap(({ norm, ...one }) => (norm ? [{ ...one, norm }] : []));
  if (first && others.length > 0)
    return <ScalesFigure scales={[first, ...others]} words={words} locale={locale} />;
  return found.map(({ norm, ...plot }) =>
    norm || plot.definition.norm !== null ? (
      <ResultFigure
        key={plot.label}
        norm={norm}
        compact={found.length > 1}
        {...plot}
        words={words}
        locale={locale}
      />
    ) : (
      <OwnFigure
        key={plot.label}
        referenceName={app.references?.[plot.definition.id] ?? plot.definition.id}
        compact={found.length > 1}
        {...plot}
        words={words}
        locale={locale}
      />
    ),
  );
}
