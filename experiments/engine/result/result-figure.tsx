import { NormPlot } from "@/components/plots/norm-plot";
import type { RunWords } from "@/content/run";
import type { MeasureDefinition } from "@/experiments/engine/contract/app-facts";
import { formatMeasure, formatNorm, shownMeasure } from "@/experiments/engine/score/measure-format";
import { distributionDots, modeOf, type Norm } from "@/experiments/engine/score/norm";
import type { Measure } from "@/experiments/engine/score/score";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { quantileDots } from "@/lib/stats/quantile-dots";

/** Displays one measure of a run and, if one exists, its published distribution. The plot has a text alternative. */
export function ResultFigure({
  definition,
  measure,
  norm,
  label,
  words,
  locale,
  compact = false,
}: {
  definition: MeasureDefinition;
  measure: Measure;
  norm: Norm | undefined;
  /** Name of the measure. The axis has the same name. */
  label: string;
  words: RunWords["result"];
  locale: Locale;
  /** True if the plot has a smaller height, as in a result with several measures. */
  compact?: boolean;
}) {
  const low = measure.low ?? measure.value;
  const high = measure.high ?? measure.value;
  const ends = { label, ...shownMeasure(measure, definition, locale) };
  const isInterval = measure.low !== null;
  const published = norm
    ? publishedPart({ definition, norm, words, locale, isInterval, ends })
    : {
        dots: [],
        meanLabel: "",
        description: interpolate(
          isInterval ? words.descriptionPlainInterval : words.descriptionPlain,
          ends,
        ),
      };
  return (
    <NormPlot
      {...published}
      you={{ value: measure.value, low, high, label: interpolate(words.you, ends) }}
      axisLabel={definition.unit ? `${label}, ${definition.unit}` : label}
      locale={locale}
      span={definition.span}
      compact={compact}
      arrives
    />
  );
}

/** Returns the props of the plot that display the published data, and a text alternative with the same data. */
function publishedPart({
  definition,
  norm,
  words,
  locale,
  isInterval,
  ends,
}: {
  definition: MeasureDefinition;
  norm: Norm;
  words: RunWords["result"];
  locale: Locale;
  isInterval: boolean;
  ends: Record<"label" | "value" | "low" | "high", string>;
}) {
  const showNorm = (number: number) => formatNorm(number, definition, locale);
  // For measures with whole numbers, the share of people with each number is more informative than quantiles.
  const { distribution: shares, mean } = norm;
  const reference = mean ?? (shares ? modeOf(shares) : undefined);
  const template =
    mean === undefined
      ? words.descriptionShare
      : isInterval
        ? words.descriptionInterval
        : words.description;
  return {
    dots: shares ? distributionDots(shares) : quantileDots(norm.quantiles ?? {}, definition.step),
    step: shares ? 1 : definition.step,
    mean,
    meanLabel:
      mean === undefined ? "" : interpolate(words.publishedMean, { value: showNorm(mean) }),
    description: interpolate(template, {
      ...ends,
      n: formatNumber(norm.n, locale),
      mean: mean === undefined ? "" : showNorm(mean),
      mode: reference === undefined ? "" : formatMeasure(reference, definition, locale),
    }),
  };
}
