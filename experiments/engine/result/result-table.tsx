import type { RunWords } from "@/content/run";
import type { AppFacts, MeasureDefinition } from "@/experiments/engine/contract/app-facts";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import type { CommonWords } from "@/experiments/engine/contract/word-types";
import { countFlags, FASTEST_REACTION_MS } from "@/experiments/engine/score/flags";
import { formatMeasure, formatNorm, shownMeasure } from "@/experiments/engine/score/measure-format";
import { modeOf, type Norm } from "@/experiments/engine/score/norm";
import { type Measure, type Score, testRows } from "@/experiments/engine/score/score";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import styles from "./result-table.module.css";

/** A value with at most this number of characters does not wrap. */
const SHORT = 28;

type Words = RunWords["result"];

/**
 * Returns a table row with the number of excluded trials and, for a timed app, a table row with the number of scored
 * trials that had a late frame. The first row is absent if the app has no reasons for exclusion, because the answers of
 * an app without such reasons are not trials.
 */
function exclusionRows(
  { excluded, lateFrameTrials }: Score,
  trials: number,
  app: CommonWords["result"],
  words: Words,
  isTimed: boolean,
): [string, string][] {
  const counts = Object.entries(excluded).filter(([, n]) => n > 0);
  const total = counts.reduce((sum, [, n]) => sum + n, 0);
  const list = counts
    .map(([reason, n]) => interpolate(app.excluded[reason] ?? reason, { n }))
    .join(", ");
  const left = list ? interpolate(words.excluded, { list }) : words.nothingExcluded;
  const of = (n: number) => interpolate(words.ofTrials, { n, trials });
  return [
    ...(Object.keys(excluded).length > 0 ? [[left, of(total)] as [string, string]] : []),
    ...(isTimed ? [[words.late, of(lateFrameTrials)] as [string, string]] : []),
  ];
}

/** Returns a table row with the numbers of flags in the test trials; an empty list if no trial has a flag. */
function flagRows(run: readonly TrialRow[], trials: number, words: Words): [string, string][] {
  const { counts, trials: n } = countFlags(run);
  if (n === 0) return [];
  const list = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([flag, count]) =>
      interpolate(words.flags[flag as keyof typeof counts], { n: count, ms: FASTEST_REACTION_MS }),
    )
    .join(", ");
  return [[interpolate(words.flagged, { list }), interpolate(words.ofTrials, { n, trials })]];
}

/** Returns a value with its interval in brackets, without repeating the unit. */
function intervalCell(
  own: Pick<Measure, "value" | "low" | "high">,
  measure: MeasureDefinition,
  words: Pick<Words, "intervalCell">,
  locale: Locale,
): string {
  const { value } = shownMeasure(own, measure, locale);
  if (own.low === null) return value;
  const ends = shownMeasure(own, { ...measure, unit: null }, locale);
  return interpolate(words.intervalCell, { ...ends, value });
}

/** Displays the numbers of a result: details, measures with intervals, exclusions and flags. */
export function ResultTable({
  measures,
  score,
  app,
  words,
  locale,
  run,
  isTimed,
}: {
  measures: AppFacts["measures"];
  score: Score;
  app: CommonWords["result"];
  words: Words;
  locale: Locale;
  /** The rows of the run. */
  run: readonly TrialRow[];
  isTimed: boolean;
}) {
  const [first] = measures;
  const trials = testRows(run).length;
  const scored = score.status === "scored" ? score.measures : [];
  const details = (score.status === "scored" ? score.details : []).map(
    ({ id, value, n, decimals, unit = null }): [string, string] => [
      interpolate(app.details[id] ?? id, { n }),
      formatMeasure(value, decimals === undefined ? first : { decimals, unit }, locale),
    ],
  );
  const scores = scored.map(({ id, value, low, high }): [string, string] => {
    const how = measures.find((measure) => measure.id === id) ?? first;
    return [app.measures[id] ?? id, intervalCell({ value, low, high }, how, words, locale)];
  });
  const rows = [
    // A single score is computed from its details, so its row is last. Several scores are the first rows, in the order
    // of the plot.
    ...(measures.length > 1 ? [...scores, ...details] : [...details, ...scores]),
    ...exclusionRows(score, trials, app, words, isTimed),
    ...flagRows(run, trials, words),
  ];
  const hasIntervals = scored.some(({ low }) => low !== null);
  return (
    <Rows
      rows={rows}
      caption={words.fromTitle}
      note={hasIntervals ? words.inBrackets : undefined}
    />
  );
}

type PublishedProps = {
  measures: AppFacts["measures"];
  norms: Readonly<Record<string, Norm>>;
  app: CommonWords["result"];
  words: Words;
  locale: Locale;
};

/** Displays the published data that a plot is based on, with the sources of these data. */
export function PublishedTable(props: PublishedProps) {
  const { measures, norms, words } = props;
  const sources = [...new Set(Object.values(norms).map(({ source }) => source))];
  return (
    <>
      {measures.length > 1 ? <ScalesTable {...props} /> : <MeasureTable {...props} />}
      {sources.map((source) => (
        <p key={source} className={styles.source}>
          {words.source} {source}
        </p>
      ))}
    </>
  );
}

const PERCENTS = ["5", "50", "95"];

/** Displays the published data of one measure, with a row for each statistic. */
function MeasureTable({ measures: [measure], norms, words, locale }: PublishedProps) {
  const norm = measure.norm === null ? undefined : norms[measure.norm];
  if (!norm) return null;
  const { mean, sd, n, quantiles, distribution, laboratory } = norm;
  const show = (value: number) => formatMeasure(value, measure, locale);
  const showNorm = (value: number) => formatNorm(value, measure, locale);
  const rows: [string, string][] = [];
  if (mean !== undefined && sd !== undefined)
    rows.push([
      interpolate(words.published, { n: formatNumber(n, locale) }),
      `${showNorm(mean)} (${showNorm(sd)})`,
    ]);
  if (laboratory)
    rows.push([
      interpolate(words.publishedLaboratory, { n: laboratory.n }),
      `${showNorm(laboratory.mean)} (${showNorm(laboratory.sd)})`,
    ]);
  if (quantiles)
    rows.push([
      words.publishedMiddle,
      PERCENTS.map((percent) => show(quantiles[percent] ?? Number.NaN)).join(
        locale === "fr" ? "\u202F; " : ", ",
      ),
    ]);
  if (mean === undefined && distribution)
    rows.push([
      interpolate(words.publishedShare, { n: formatNumber(n, locale) }),
      show(modeOf(distribution)),
    ]);
  return <Rows rows={rows} caption={words.publishedTitle} />;
}

/** Displays the published data of several measures, with a row for each measure and a column for each statistic. */
function ScalesTable({ measures, norms, app, words, locale }: PublishedProps) {
  const published = measures.flatMap((measure) => {
    const norm = measure.norm === null ? undefined : norms[measure.norm];
    return norm ? [{ measure, norm }] : [];
  });
  const { scale, mean, sd, percentile } = words.columns;
  const columns = [
    scale,
    mean,
    sd,
    ...PERCENTS.map((percent) => interpolate(percentile, { percent })),
  ];
  const n = formatNumber(published[0]?.norm.n ?? 0, locale);
  return (
    <table className={styles.table}>
      <caption>{interpolate(words.publishedScales, { n })}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {published.map(({ measure, norm: { mean: m, sd: s, quantiles } }) => (
          <tr key={measure.id}>
            <th scope="row">{app.measures[measure.id] ?? measure.id}</th>
            {[m, s, ...PERCENTS.map((percent) => quantiles?.[percent])].map((value, index) => (
              <td key={columns[index + 1]}>{formatNorm(value ?? Number.NaN, measure, locale)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Displays a table with a name and a value in each row. */
export function Rows({
  rows,
  caption,
  note,
}: {
  rows: readonly [string, string][];
  caption: string;
  /** Explanation of the values, displayed below the caption. */
  note?: string | undefined;
}) {
  return (
    <table className={styles.table}>
      <caption>
        {caption} {note && <small>{note}</small>}
      </caption>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td data-short={value.length <= SHORT || undefined}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
