import { NormPlot } from "@/components/plots/norm-plot";
import type { Localized } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { quantileDots } from "@/lib/stats/quantile-dots";
import type { MeasureDefinition } from "../app-facts";
import { formatMeasure, formatNorm } from "./measure-format";
import { distributionDots, modeOf, type Norm } from "./norm";
import type { runWords } from "./run-words";
import type { Measure } from "./score";

/** One measure of a run on the published distribution, with its text alternative. */
export function ResultFigure({
  definition,
  measure,
  norm,
  label,
  words,
  locale,
}: {
  definition: MeasureDefinition;
  measure: Measure;
  norm: Norm;
  /** Name of the measure, also of the axis. */
  label: string;
  words: Localized<typeof runWords>["result"];
  locale: Locale;
}) {
  const show = (value: number) => formatMeasure(value, definition, locale);
  const value = show(measure.value);
  const low = measure.low ?? measure.value;
  const high = measure.high ?? measure.value;
  const showNorm = (number: number) => formatNorm(number, definition, locale);
  // Shares of whole numbers say more than their quantiles.
  const shares = norm.distribution;
  const reference = norm.mean ?? (shares ? modeOf(shares) : undefined);
  const template =
    norm.mean === undefined
      ? words.descriptionShare
      : measure.low === null
        ? words.description
        : words.descriptionInterval;
  return (
    <NormPlot
      dots={shares ? distributionDots(shares) : quantileDots(norm.quantiles ?? {}, definition.step)}
      step={shares ? 1 : definition.step}
      mean={norm.mean}
      meanLabel={
        norm.mean === undefined
          ? ""
          : interpolate(words.publishedMean, { value: showNorm(norm.mean) })
      }
      you={{ value: measure.value, low, high, label: interpolate(words.you, { value }) }}
      axisLabel={definition.unit ? `${label}, ${definition.unit}` : label}
      description={interpolate(template, {
        label,
        value,
        low: show(low),
        high: show(high),
        n: formatNumber(norm.n, locale),
        mean: norm.mean === undefined ? "" : showNorm(norm.mean),
        mode: reference === undefined ? "" : show(reference),
      })}
      locale={locale}
      span={definition.span}
    />
  );
}
