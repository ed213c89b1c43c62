import { Prose } from "@/components/ui/prose";
import { precision } from "@/content/precision";
import { publishedMean } from "@/experiments/catalog/norms";
import { localize } from "@/lib/i18n/define-content";
import { formatMs } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import styles from "./precision-figure.module.css";
import { PrecisionPlot } from "./precision-plot.client";

/** The precision of a short run for one person, as an interactive plot and as a table with the numbers of the plot. */
export function PrecisionFigure({ locale }: { locale: Locale }) {
  const {
    title: _,
    caption,
    table,
    columns,
    standardErrors,
    ...words
  } = localize(precision, locale);
  const norm = publishedMean("stroop_effect", locale);
  return (
    <figure className={styles.figure} id="precision">
      <div>
        <PrecisionPlot words={words} steps={standardErrors} norm={norm} locale={locale} />
      </div>
      <figcaption className={styles.caption}>
        <Prose inline locale={locale}>
          {interpolate(caption, { n: norm.n })}
        </Prose>
        <details>
          <summary>{table}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{columns.trials}</th>
                <th scope="col">{columns.se}</th>
              </tr>
            </thead>
            <tbody>
              {standardErrors.map(({ trials, se }) => (
                <tr key={trials}>
                  <td>{trials}</td>
                  <td>{formatMs(se, locale)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figcaption>
    </figure>
  );
}
