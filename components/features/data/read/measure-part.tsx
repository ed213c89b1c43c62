import { SimulatedScores } from "@/components/plots/simulated-scores";
import { Disclosure } from "@/components/ui/disclosure";
import { WideContent } from "@/components/ui/wide-content";
import type { FindingsWords } from "@/content/findings";
import type { Estimate, MeasureFinding } from "@/experiments/study/findings/findings";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { shareText } from "@/lib/i18n/share-text";
import type { Locale } from "@/lib/routes";
import { drawnScores, MOST_DOTS } from "./dot-rows";
import styles from "./exploratory-section.module.css";
import { IntervalList, type IntervalRow, rangeOf } from "./interval-list";
import { bareText, capital, endsText, estimateText, percentText, valueText } from "./number-texts";
import { SimulatedMark } from "./simulated-mark.client";
import type { StudyNames } from "./study-names";

type Parts = { names: StudyNames; words: FindingsWords; locale: Locale };

/** Returns the text of an SD, which cannot be computed for one participant. */
const sdText = (sd: number, say: (sd: number) => string, words: FindingsWords): string =>
  Number.isFinite(sd) ? say(sd) : words.people.none;

/** The scores of one measure: their distribution, drawn over published data, and the numbers that describe them. */
export function MeasurePart({ finding, ...parts }: { finding: MeasureFinding } & Parts) {
  const { names, words, locale } = parts;
  const own = words.exploratory;
  const measure = names.measure(finding.measure);
  const { label, unit, norm, step } = measure;
  const show = (value: number) => valueText(value, measure, locale, 1);
  const bare = (value: number) => bareText(value, measure, locale, 1);
  const plain = (value: number) => formatNumber(value, locale, 2);
  const n = formatNumber(finding.n, locale);
  const stats: [name: string, value: string][] = [
    [own.n, n],
    [own.sd, sdText(finding.sd.value, bare, words)],
    [own.median, bare(finding.median)],
    ...(finding.above0
      ? [[own.above0, percentText(finding.above0.value, locale)] as [string, string]]
      : []),
    ...(finding.dz
      ? [
          [
            interpolate(own.dz, { n: formatNumber(finding.trials, locale) }),
            estimateText(finding.dz, words, plain),
          ] as [string, string],
        ]
      : []),
  ];
  const isMany = finding.values.length > MOST_DOTS;
  return (
    <div className={styles.part}>
      <h3>
        {capital(label, locale)} <span>{estimateText(finding.mean, words, show, bare)}</span>
      </h3>
      <figure>
        {finding.values.length > 0 && (
          <SimulatedScores
            scores={drawnScores(finding.values)}
            {...(norm && { published: norm })}
            {...((norm?.distribution || step) && { step: norm?.distribution ? 1 : step })}
            span={measure.span}
            axisLabel={unit ? `${label}, ${unit}` : label}
            description={interpolate(own.description, {
              label,
              n,
              mean: show(finding.mean.value),
              sd: sdText(finding.sd.value, show, words),
            })}
            locale={locale}
          />
        )}
        <figcaption className={styles.caption}>
          <SimulatedMark />
          {isMany ? own.percent : own.each}{" "}
          {norm
            ? interpolate(own.published, { n: formatNumber(norm.n, locale) })
            : finding.measure.task !== "survey" && own.unpublished}
        </figcaption>
      </figure>
      <dl className={styles.stats}>
        {stats.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <MeasureTable finding={finding} {...parts} />
    </div>
  );
}

function MeasureTable({ finding, names, words, locale }: { finding: MeasureFinding } & Parts) {
  const own = words.exploratory;
  const measure = names.measure(finding.measure);
  const show = (value: number) => valueText(value, measure, locale, 1);
  const plain = (value: number) => formatNumber(value, locale, 2);
  const percent = (value: number) => percentText(value, locale, 1);
  const share = (value: number) => shareText(value, locale);
  const row = (name: string, estimate: Estimate | null, say: (value: number) => string) =>
    estimate ? [{ name, estimate, say }] : [];
  const { reliability } = finding;
  const rows = [
    ...row(own.mean, finding.mean, show),
    ...row(own.sd, finding.sd, (value) => sdText(value, show, words)),
    ...row(interpolate(own.dz, { n: formatNumber(finding.trials, locale) }), finding.dz, plain),
    ...row(own.above0, finding.above0, percent),
    ...row(own.reliability.title, reliability?.estimate ?? null, share),
  ];
  const alone: [string, string][] = [
    [own.n, formatNumber(finding.n, locale)],
    [own.median, show(finding.median)],
    [own.trials, formatNumber(finding.trials, locale)],
    ...(finding.hedges === null ? [] : [[own.hedges, plain(finding.hedges)] as [string, string]]),
  ];
  const caption = interpolate(own.tableCaption, { measure: capital(measure.label, locale) });
  return (
    <Disclosure title={own.table}>
      <WideContent label={caption}>
        <table className={styles.table}>
          <caption>
            <SimulatedMark />
            {caption}
          </caption>
          <thead>
            <tr>
              <th scope="col">{own.quantity}</th>
              <th scope="col">{own.value}</th>
              <th scope="col">{own.intervalColumn}</th>
            </tr>
          </thead>
          <tbody>
            {alone.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
                <td>{words.people.none}</td>
              </tr>
            ))}
            {rows.map(({ name, estimate, say }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{say(estimate.value)}</td>
                <td>
                  {estimate.low === null || estimate.high === null
                    ? words.people.none
                    : endsText(say(estimate.low), say(estimate.high), locale)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideContent>
    </Disclosure>
  );
}

/** The mean of each condition, and the difference of two of them. */
export function ConditionsPart({
  finding,
  names,
  words,
  locale,
}: { finding: MeasureFinding } & Parts) {
  const own = words.exploratory;
  const measure = names.measure(finding.measure);
  const show = (value: number) => valueText(value, measure, locale, 1);
  const bare = (value: number) => bareText(value, measure, locale, 1);
  const caption = interpolate(own.conditions.caption, { measure: capital(measure.label, locale) });
  const rows = finding.byCondition.map(
    ({ condition, n, mean }): IntervalRow => ({
      id: condition,
      label: names.condition(condition),
      estimate: mean,
      text: estimateText(mean, words, show, bare),
      n: interpolate(words.answer.n, { n: formatNumber(n, locale) }),
      look: "usual",
    }),
  );
  const { difference } = finding;
  const plain = (value: number | null) =>
    value === null ? words.people.none : formatNumber(value, locale, 2);
  return (
    <div className={styles.wide}>
      <h4>{caption}</h4>
      <IntervalList rows={rows} range={rangeOf(rows, [])} label={caption} locale={locale} />
      <p className={styles.caption}>
        <SimulatedMark />
        {difference &&
          difference.welch.low !== null &&
          difference.welch.high !== null &&
          interpolate(own.conditions.difference, {
            a: names.condition(difference.first),
            b: names.condition(difference.second),
            value: show(difference.welch.value),
            low: bare(difference.welch.low),
            high: bare(difference.welch.high),
            df: formatNumber(difference.df, locale, 1),
            g: plain(difference.g.value),
            gLow: plain(difference.g.low),
            gHigh: plain(difference.g.high),
          })}
      </p>
    </div>
  );
}
