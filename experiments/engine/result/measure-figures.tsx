import type { RunWords } from "@/content/run";
import type { AppFacts, MeasureDefinition } from "@/experiments/engine/contract/app-facts";
import type { CommonWords } from "@/experiments/engine/contract/word-types";
import type { Norm } from "@/experiments/engine/score/norm";
import type { Scored } from "@/experiments/engine/score/score";
import type { Locale } from "@/lib/routes";
import { OwnFigure } from "./own-figure";
import { ResultFigure } from "./result-figure";
import { ScalesFigure } from "./scales-figure";

/**
 * Displays the measures of a run. If several measures have published data, one plot displays all of them; otherwise
 * each measure has a separate plot. A measure without published data and without a reference value has no plot.
 */
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
  words: RunWords["result"];
  locale: Locale;
}) {
  const found = measures.flatMap((definition) => {
    const measure = score.measures.find(({ id }) => id === definition.id);
    const label = app.measures[definition.id] ?? definition.id;
    const isPlotted = definition.norm !== null || definition.reference !== null;
    return measure && isPlotted ? [{ definition, measure, label, norm: normOf(definition) }] : [];
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
