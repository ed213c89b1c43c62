import type { Localized } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { AppFacts } from "../app-facts";
import type { CommonWords } from "../word-types";
import { formatMeasure, formatNorm } from "./measure-format";
import { modeOf, type Norm } from "./norm";
import styles from "./result-table.module.css";
import type { runWords } from "./run-words";
import type { Score } from "./score";

type Words = Localized<typeof runWords>["result"];

/** Two rows: trials left out, and trials kept with a late frame. */
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
    [left, of(total)],
    ...(isTimed ? [[words.late, of(lateFrameTrials)] as [string, string]] : []),
  ];
}

/** The numbers of a result: its details, its measures with their intervals, and the exclusions. */
export function ResultTable({
  measures,
  score,
  app,
  words,
  locale,
  trials,
  isTimed,
}: {
  measures: AppFacts["measures"];
  score: Score;
  app: CommonWords["result"];
  words: Words;
  locale: Locale;
  /** Measured trials of the run. */
  trials: number;
  isTimed: boolean;
}) {
  const [first] = measures;
  const scored = score.status === "scored" ? score.measures : [];
  const rows: [string, string][] = [
    ...(score.status === "scored" ? score.details : []).map(
      ({ id, value, n, decimals, unit = null }): [string, string] => [
        interpolate(app.details[id] ?? id, { n }),
        formatMeasure(value, decimals === undefined ? first : { decimals, unit }, locale),
      ],
    ),
    ...scored.map(({ id, value, low, high }): [string, string] => {
      const how = measures.find((measure) => measure.id === id) ?? first;
      const show = (number: number) => formatMeasure(number, how, locale);
      const text =
        low === null || high === null
          ? show(value)
          : interpolate(words.interval, { value: show(value), low: show(low), high: show(high) });
      return [app.measures[id] ?? id, text];
    }),
    ...exclusionRows(score, trials, app, words, isTimed),
  ];
  return <Rows rows={rows} caption={words.fromTitle} />;
}

/** The published data behind each plot, with their sources. */
export function PublishedTable({
  measures,
  norms,
  app,
  words,
  locale,
}: {
  measures: AppFacts["measures"];
  norms: Readonly<Record<string, Norm>>;
  app: CommonWords["result"];
  words: Words;
  locale: Locale;
}) {
  const rows = measures.flatMap((measure): [string, string][] => {
    const norm = measure.norm === null ? undefined : norms[measure.norm];
    if (!norm) return [];
    const { mean, sd, n, quantiles, distribution, laboratory } = norm;
    const show = (value: number) => formatMeasure(value, measure, locale);
    const showNorm = (value: number) => formatNorm(value, measure, locale);
    const prefix = measures.length > 1 ? `${app.measures[measure.id]}: ` : "";
    return [
      ...(mean !== undefined && sd !== undefined
        ? [
            [
              prefix + interpolate(words.published, { n: formatNumber(n, locale) }),
              `${showNorm(mean)} (${showNorm(sd)})`,
            ] as [string, string],
          ]
        : []),
      ...(laboratory
        ? [
            [
              prefix + interpolate(words.publishedLaboratory, { n: laboratory.n }),
              `${showNorm(laboratory.mean)} (${showNorm(laboratory.sd)})`,
            ] as [string, string],
          ]
        : []),
      ...(quantiles
        ? [
            [
              prefix + words.publishedMiddle,
              ["5", "50", "95"].map((percent) => show(quantiles[percent] ?? Number.NaN)).join(", "),
            ] as [string, string],
          ]
        : []),
      ...(mean === undefined && distribution
        ? [
            [
              prefix + interpolate(words.publishedShare, { n: formatNumber(n, locale) }),
              show(modeOf(distribution)),
            ] as [string, string],
          ]
        : []),
    ];
  });
  const sources = [...new Set(Object.values(norms).map(({ source }) => source))];
  return (
    <>
      <Rows rows={rows} caption={words.publishedTitle} />
      {sources.map((source) => (
        <p key={source} className={styles.source}>
          {words.source} {source}
        </p>
      ))}
    </>
  );
}

/** A table of names and values. */
export function Rows({ rows, caption }: { rows: readonly [string, string][]; caption: string }) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
