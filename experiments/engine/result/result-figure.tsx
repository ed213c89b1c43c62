import { NormPlot } from "@/components/plots/norm-plot";
import type { RunWords } from "@/content/run";
import type { MeasureDefinition } from "@/experiments/engine/contract/app-facts";
import { formatMeasure, formatNorm } from "@/experiments/engine/score/measure-format";
import { distributionDots, modeOf, type Norm } from "@/experiments/engine/score/norm";
import type { Measure } from "@/experiments/engine/score/score";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { quantileDots } from "@/lib/stats/quantile-dots";

/** One measure of a run on the published distribution, or alone where there is none for it, with its text alternative. */
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
  /** Name of the measure, also of the axis. */
  label: string;
  words: RunWords["result"];
  locale: Locale;
  /** A lower plot, for a result of several measures. */
  compact?: boolean;
}) {
  const show = (value: number) => formatMeasure(value, definition, locale);
  const value = show(measure.value);
  const low = measure.low ?? measure.value;
  const high = measure.high ?? measure.value;
  const ends = { label, value, low: show(low), high: show(high) };
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
      you={{ value: measure.value, low, high, label: interpolate(words.you, { value }) }}
      axisLabel={definition.unit ? `${label}, ${definition.unit}` : label}
      locale={locale}
      span={definition.span}
      compact={compact}
    />
  );
}

/** What a plot shows of the published data, and the text alternative that states them. */
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
  // Shares of whole numbers say more than their quantiles.
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
