import { ScalesPlot } from "@/components/plots/scales-plot";
import type { RunWords } from "@/content/run";
import type { MeasureDefinition } from "@/experiments/engine/contract/app-facts";
import { formatNorm, shownMeasure } from "@/experiments/engine/score/measure-format";
import type { Norm } from "@/experiments/engine/score/norm";
import type { Measure } from "@/experiments/engine/score/score";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { quantileDots } from "@/lib/stats/quantile-dots";

/** A measure with a scale that several measures share, and its published distribution. */
export type NormedMeasure = {
  definition: MeasureDefinition;
  measure: Measure;
  norm: Norm;
  label: string;
};

/** Displays the measures of a run that have the same scale in one plot, with a text alternative. */
export function ScalesFigure({
  scales,
  words,
  locale,
}: {
  scales: readonly [NormedMeasure, ...NormedMeasure[]];
  words: RunWords["result"];
  locale: Locale;
}) {
  const [{ definition: first }] = scales;
  const { step = 1, span } = first;
  const rows = scales.map(({ definition, measure, norm, label }) => {
    const { value, low, high } = measure;
    const own = shownMeasure(measure, definition, locale);
    const ends = { low: low ?? value, high: high ?? value };
    const mean = norm.mean ?? Number.NaN;
    return {
      row: {
        label,
        value,
        ...ends,
        shown: own.value,
        mean,
        others: quantileDots(norm.quantiles ?? {}, step),
      },
      description: interpolate(words.descriptionScale, {
        label,
        ...own,
        mean: formatNorm(mean, definition, locale),
      }),
    };
  });
  return (
    <ScalesPlot
      rows={rows.map(({ row }) => row)}
      step={step}
      span={span}
      description={rows.map(({ description }) => description).join(" ")}
      locale={locale}
    />
  );
}
