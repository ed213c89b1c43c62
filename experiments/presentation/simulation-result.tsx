import { ScatterPlot } from "@/components/plots/scatter-plot";
import { SimulatedScores } from "@/components/plots/simulated-scores";
import { WideContent } from "@/components/ui/wide-content";
import type { SimulationWords } from "@/content/simulation";
import { formatMeasure, formatNorm } from "@/experiments/engine/score/measure-format";
import type { StepSummary } from "@/experiments/study/simulation/recovery";
import type { StepTexts } from "@/experiments/study/simulation/step-texts";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { shareText } from "@/lib/i18n/share-text";
import { withColon } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import styles from "./simulation-result.module.css";

type Words = SimulationWords;

/**
 * Returns the sentence above the plots, with the number of simulated participants and the reliability of the scores.
 */
export function simulationHeading(
  { people, reliability }: Pick<StepSummary, "people" | "reliability">,
  words: Words,
  locale: Locale,
): string {
  const n = formatNumber(people, locale);
  return reliability === null
    ? interpolate(words.headingNone, { n })
    : interpolate(words.heading, { n, reliability: shareText(reliability.value, locale) });
}

type Parts = { summary: StepSummary; texts: StepTexts; words: Words; locale: Locale };

/** Returns the points of the plot of true and measured scores. Points of careless participants are marked. */
export const recoveryPoints = ({ points }: Pick<StepSummary, "points">) =>
  points.map(({ truth, measured, careless }) => ({
    x: truth,
    y: measured,
    isApart: careless !== null,
  }));

/** Returns the text alternative of the plot of true and measured scores. */
export function recoveryDescription(
  { points, reliability }: Pick<StepSummary, "points" | "reliability">,
  { label }: Pick<StepTexts, "label">,
  words: Words,
  locale: Locale,
): string {
  const careful = points.filter(({ careless }) => careless === null).length;
  return interpolate(words.recovery.description, {
    label,
    n: formatNumber(careful, locale),
    careless: formatNumber(points.length - careful, locale),
    reliability: reliability ? shareText(reliability.value, locale) : "–",
  });
}

const axisOf = ({ label, measure: { unit } }: StepTexts) => (unit ? `${label}, ${unit}` : label);

/**
 * Displays two plots: the simulated scores with the published distribution, and measured scores against true scores.
 */
export function SimulationPictures({ summary, texts, words, locale }: Parts) {
  const { points, scored, reliability } = summary;
  const { measure, label, norm } = texts;
  if (scored.n === 0) return null;
  const show = (value: number) => formatMeasure(value, measure, locale);
  const spread = (value: number) =>
    formatMeasure(value, { ...measure, decimals: Math.max(1, measure.decimals) }, locale);
  const scores = points.map(({ measured }) => measured);
  // Both plots have the same range, so that a score in one plot can be found in the other plot.
  const all = points.flatMap(({ truth, measured }) => [truth, measured]);
  const span = {
    low: all.reduce((least, value) => Math.min(least, value), measure.span.low),
    high: all.reduce((most, value) => Math.max(most, value), measure.span.high),
  };
  const numbers = {
    n: formatNumber(scored.n, locale),
    mean: spread(scored.mean),
    sd: scored.n > 1 ? spread(scored.sd) : "–",
  };
  return (
    <div className={styles.pictures}>
      <figure className={styles.figure}>
        <h3>{words.scores.title}</h3>
        <SimulatedScores
          scores={scores}
          published={norm ?? undefined}
          step={norm?.distribution ? 1 : measure.step}
          span={span}
          axisLabel={axisOf(texts)}
          description={interpolate(words.scores.description, {
            label,
            ...numbers,
            least: show(scores.reduce((least, value) => Math.min(least, value))),
            most: show(scores.reduce((most, value) => Math.max(most, value))),
          })}
          locale={locale}
        />
        <figcaption className={styles.caption}>
          {interpolate(words.scores.summary, numbers)}{" "}
          {norm
            ? interpolate(words.scores.fitted, {
                n: formatNumber(norm.n, locale),
                mean: norm.mean === undefined ? "–" : formatNorm(norm.mean, measure, locale),
                sd: norm.sd === undefined ? "–" : formatNorm(norm.sd, measure, locale),
              })
            : words.scores.unpublished}
        </figcaption>
      </figure>
      <figure className={styles.figure}>
        <h3>{words.recovery.title}</h3>
        <ScatterPlot
          points={recoveryPoints(summary)}
          span={span}
          xLabel={words.recovery.true}
          yLabel={words.recovery.measured}
          description={recoveryDescription(summary, texts, words, locale)}
          locale={locale}
        />
        <figcaption className={styles.caption}>
          {reliability &&
            `${interpolate(words.reliability, {
              n: formatNumber(reliability.n, locale),
              reliability: shareText(reliability.value, locale),
              low: shareText(reliability.low, locale),
              high: shareText(reliability.high, locale),
            })} `}
          {words.recovery.line}
          {summary.careless.n > 0 && ` ${words.recovery.careless}`}
        </figcaption>
      </figure>
    </div>
  );
}

/** Displays the exclusions in a simulated study, with the number of participants for each reason. */
export function SimulationExclusions({
  summary: { people, withoutScore, careless, excluded },
  exits,
  texts,
  words,
  locale,
}: Parts & { exits: Readonly<Record<string, number>> }) {
  const say = (number: number) => formatNumber(number, locale);
  const lost = Object.values(withoutScore).reduce((sum, count) => sum + count, 0);
  const ends: Readonly<Record<string, string>> = words.excluded.exits;
  return (
    <section>
      {lost > 0 && (
        <>
          <h3>{words.excluded.title}</h3>
          <p>{interpolate(words.excluded.withoutScore, { n: say(lost), people: say(people) })}</p>
          <ul className={styles.reasons}>
            {Object.entries(withoutScore).map(([reason, count]) => (
              <li key={reason}>{withColon(say(count), texts.reasons[reason] ?? reason, locale)}</li>
            ))}
          </ul>
        </>
      )}
      {Object.keys(exits).length > 0 && (
        <ul className={styles.reasons}>
          {Object.entries(exits).map(([exit, count]) => (
            <li key={exit}>{withColon(say(count), ends[exit] ?? exit, locale)}</li>
          ))}
        </ul>
      )}
      <p>
        {lost === 0 && `${words.excluded.none} `}
        {careless.n > 0 &&
          `${interpolate(words.excluded.careless, { n: say(careless.n), scored: say(careless.scored) })} `}
        {words.excluded.source}
        {excluded > 0 && ` ${interpolate(words.excluded.flagged, { n: say(excluded) })}`}
      </p>
    </section>
  );
}

/** Displays the results of a simulated study separately for each condition. */
export function SimulationConditions({
  conditions,
  nameOf,
  texts: { measure },
  words,
  locale,
}: Omit<Parts, "summary"> & {
  conditions: Readonly<Record<string, StepSummary>>;
  /** Returns the name that is displayed for a condition. */
  nameOf: (condition: string) => string;
}) {
  const names = words.conditions;
  const entries = Object.entries(conditions).filter(([, { people }]) => people > 0);
  if (entries.length < 2) return null;
  const show = (value: number) =>
    Number.isNaN(value)
      ? "–"
      : formatMeasure(value, { ...measure, decimals: Math.max(1, measure.decimals) }, locale);
  return (
    <section>
      <h3>{names.title}</h3>
      <WideContent label={names.title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{names.condition}</th>
              <th scope="col">{names.people}</th>
              <th scope="col">{names.scored}</th>
              <th scope="col">{names.mean}</th>
              <th scope="col">{names.sd}</th>
              <th scope="col">{names.reliability}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(([condition, { people, scored, reliability }]) => (
              <tr key={condition}>
                <th scope="row">{nameOf(condition)}</th>
                <td>{formatNumber(people, locale)}</td>
                <td>{formatNumber(scored.n, locale)}</td>
                <td>{show(scored.mean)}</td>
                <td>{show(scored.sd)}</td>
                <td>{reliability ? shareText(reliability.value, locale) : names.none}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideContent>
    </section>
  );
}
