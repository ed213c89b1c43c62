import { NormPlot } from "@/components/plots/norm-plot";
import type { RunWords } from "@/content/run";
import type { MeasureDefinition } from "@/experiments/engine/contract/app-facts";
import { formatMeasure, formatNorm, shownMeasure } from "@/experiments/engine/score/measure-format";
import type { Measure } from "@/experiments/engine/score/score";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";

/**
 * Displays one measure without a published distribution. The dots are the participant's values, and the line is the
 * reference value.
 */
export function OwnFigure({
  definition,
  measure,
  label,
  referenceName,
  words,
  locale,
  compact,
}: {
  definition: MeasureDefinition;
  measure: Measure;
  /** Name of the measure. The axis has the same name. */
  label: string;
  referenceName: string;
  words: RunWords["result"];
  locale: Locale;
  /** True if the plot has a smaller height, as in a result with several measures. */
  compact: boolean;
}) {
  const { span, unit } = definition;
  const reference = definition.reference ?? 0;
  const { value, low, high, values = [] } = measure;
  const show = (number: number) => formatMeasure(number, definition, locale);
  const own = shownMeasure(measure, definition, locale);
  const shownReference = formatNorm(reference, definition, locale);
  const least = Math.min(...values);
  const most = Math.max(...values);
  return (
    <NormPlot
      dots={values}
      mean={reference}
      meanLabel={interpolate(words.reference, { name: referenceName, value: shownReference })}
      you={{
        value,
        low: low ?? value,
        high: high ?? value,
        label: interpolate(words.you, own),
      }}
      axisLabel={unit ? `${label}, ${unit}` : label}
      description={interpolate(words.descriptionOwn, {
        label,
        ...own,
        n: values.length,
        least: show(least),
        most: show(most),
        name: referenceName,
        reference: shownReference,
      })}
      locale={locale}
      span={{ low: Math.min(span.low, least), high: Math.max(span.high, most) }}
      compact={compact}
      arrives
    />
  );
}
