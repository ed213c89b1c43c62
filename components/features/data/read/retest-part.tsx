import { WideContent } from "@/components/ui/wide-content";
import type { FindingsWords } from "@/content/findings";
import type { Estimate, RetestFinding } from "@/experiments/study/findings/findings";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { shareText } from "@/lib/i18n/share-text";
import type { Locale } from "@/lib/routes";
import styles from "./exploratory-section.module.css";
import { bareText, capital, estimateText, valueText } from "./number-texts";
import { SimulatedMark } from "./simulated-mark.client";
import type { StudyNames } from "./study-names";

/** A measure of the same people on two visits: its stability and its change. */
export function RetestPart({
  finding,
  names,
  words,
  locale,
}: {
  finding: RetestFinding;
  names: StudyNames;
  words: FindingsWords;
  locale: Locale;
}) {
  const own = words.exploratory.retest;
  const measure = names.measure(finding.measure);
  const show = (value: number) => valueText(value, measure, locale, 1);
  const bare = (value: number) => bareText(value, measure, locale, 1);
  const share = (estimate: Estimate) =>
    estimateText(estimate, words, (value) => shareText(value, locale));
  const days = (value: number) => formatNumber(value, locale, Number.isInteger(value) ? 0 : 1);
  const caption = interpolate(own.caption, {
    measure: capital(measure.label, locale),
    first: names.condition(finding.visits[0]),
    second: names.condition(finding.visits[1]),
    n: formatNumber(finding.n, locale),
  });
  const rows: [string, string][] = [
    [own.r, share(finding.pearson)],
    [own.icc21, share(finding.icc21)],
    [own.icc31, share(finding.icc31)],
    [own.change, estimateText(finding.change, words, show, bare)],
    [own.sem, show(finding.sem)],
    [own.smallest, show(finding.smallestChange)],
    ...(finding.days
      ? [
          [
            own.days,
            interpolate(own.range, {
              median: days(finding.days[0]),
              low: days(finding.days[1]),
              high: days(finding.days[2]),
            }),
          ] as [string, string],
        ]
      : []),
  ];
  return (
    <div className={styles.wide}>
      <WideContent label={caption}>
        <table className={styles.table}>
          <caption>
            <SimulatedMark />
            {caption}
          </caption>
          <tbody>
            {rows.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideContent>
    </div>
  );
}
