import { ScatterPlot } from "@/components/plots/scatter-plot";
import type { FindingsWords } from "@/content/findings";
import type { CorrelationFinding } from "@/experiments/study/findings/findings";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { shareText } from "@/lib/i18n/share-text";
import type { Locale } from "@/lib/routes";
import { extentOf } from "./dot-rows";
import styles from "./exploratory-section.module.css";
import type { NamedMeasure } from "./study-names";

const axisName = ({ label, unit }: NamedMeasure) => (unit ? `${label}, ${unit}` : label);

/** The scores of two measures, one dot for each participant. */
export function CorrelationPlot({
  finding: { points, pearson, n },
  first,
  second,
  words,
  locale,
}: {
  finding: CorrelationFinding;
  first: NamedMeasure;
  second: NamedMeasure;
  words: FindingsWords;
  locale: Locale;
}) {
  const own = words.exploratory.correlations;
  const span = (at: 0 | 1, fallback: NamedMeasure["span"]) =>
    extentOf(points.map((point) => point[at])) ?? fallback;
  return (
    <>
      <ScatterPlot
        points={points.map(([x, y]) => ({ x, y, isApart: false }))}
        span={span(0, first.span)}
        ySpan={span(1, second.span)}
        xLabel={axisName(first)}
        yLabel={axisName(second)}
        description={interpolate(own.description, {
          first: first.label,
          second: second.label,
          n: formatNumber(n, locale),
          r: shareText(pearson.value, locale),
        })}
        locale={locale}
      />
      {points.length < n && (
        <p className={styles.caption}>
          {interpolate(own.capped, {
            shown: formatNumber(points.length, locale),
            n: formatNumber(n, locale),
          })}
        </p>
      )}
    </>
  );
}
