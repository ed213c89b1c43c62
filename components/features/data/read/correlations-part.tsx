import { Disclosure } from "@/components/ui/disclosure";
import { WideContent } from "@/components/ui/wide-content";
import type { FindingsWords } from "@/content/findings";
import type { CorrelationFinding } from "@/experiments/study/findings/findings";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { shareText } from "@/lib/i18n/share-text";
import type { Locale } from "@/lib/routes";
import { CorrelationPlot } from "./correlation-plot";
import styles from "./exploratory-section.module.css";
import { capital, estimateText, percentText } from "./number-texts";
import { SimulatedMark } from "./simulated-mark.client";
import type { StudyNames } from "./study-names";

/** The number of correlations that are drawn. All correlations are in the table. */
const DRAWN = 3;

/** Correlations of measures: the first as plots, all in a table. */
export function CorrelationsPart({
  correlations,
  names,
  words,
  locale,
}: {
  correlations: readonly CorrelationFinding[];
  names: StudyNames;
  words: FindingsWords;
  locale: Locale;
}) {
  const own = words.exploratory.correlations;
  const share = (value: number) => shareText(value, locale);
  if (correlations.length === 0) return null;
  const nameOf = ({ first, second }: CorrelationFinding) =>
    interpolate(own.name, {
      first: capital(names.measure(first).label, locale),
      second: names.measure(second).label,
    });
  const notes = (finding: CorrelationFinding) => {
    const { corrected } = finding;
    return [
      interpolate(own.spearman, {
        value: share(finding.spearman),
        n: formatNumber(finding.n, locale),
      }),
      ...(corrected && corrected.estimate.low !== null && corrected.estimate.high !== null
        ? [
            interpolate(own.corrected, {
              value: share(corrected.estimate.value),
              low: share(corrected.estimate.low),
              high: share(corrected.estimate.high),
              above: percentText(corrected.shareAbove1, locale, 1),
              undefined: percentText(corrected.shareUndefined, locale, 1),
            }),
          ]
        : []),
    ];
  };
  return (
    <>
      {correlations.slice(0, DRAWN).map((finding) => (
        <div className={styles.part} key={`${finding.first.name} ${finding.second.name}`}>
          <h3>
            {nameOf(finding)} <span>r = {estimateText(finding.pearson, words, share)}</span>
          </h3>
          <figure>
            <CorrelationPlot
              finding={finding}
              first={names.measure(finding.first)}
              second={names.measure(finding.second)}
              words={words}
              locale={locale}
            />
            <figcaption className={styles.caption}>
              <SimulatedMark />
              {[...notes(finding), ...(finding.corrected ? [] : [own.notCorrected])].join(" ")}
            </figcaption>
          </figure>
        </div>
      ))}
      <div className={styles.wide}>
        <Disclosure title={own.tableCaption}>
          <WideContent label={own.tableCaption}>
            <table className={styles.table}>
              <caption>
                <SimulatedMark />
                {own.tableCaption}
              </caption>
              <thead>
                <tr>
                  <th scope="col">{own.pair}</th>
                  <th scope="col">r</th>
                  <th scope="col">{own.more}</th>
                </tr>
              </thead>
              <tbody>
                {correlations.map((finding) => (
                  <tr key={`${finding.first.name} ${finding.second.name}`}>
                    <th scope="row">{nameOf(finding)}</th>
                    <td>{estimateText(finding.pearson, words, share)}</td>
                    <td>{notes(finding).join(" ")}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </WideContent>
        </Disclosure>
      </div>
    </>
  );
}
