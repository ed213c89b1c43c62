"use client";

import { useEffect, useRef } from "react";
import { NormPlot } from "@/components/plots/norm-plot";
import type { Norm } from "@/content/norms";
import { fill } from "@/lib/fill";
import { formatMs, formatNumber } from "@/lib/format";
import type { Locale } from "@/lib/routes";
import type { StroopScore } from "./score";
import styles from "./stroop-result.module.css";
import type { StroopWords } from "./stroop-task.client";

/** The result of a run: a sentence, the effect on the published distribution, the same in a table. */
export function StroopResult({
  score,
  trials,
  words,
  norm,
  locale,
  children,
}: {
  score: StroopScore;
  trials: number;
  words: StroopWords["result"];
  norm: Norm;
  locale: Locale;
  children: React.ReactNode;
}) {
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => headline.current?.focus(), []);

  if (score.status === "no-score")
    return (
      <section className={styles.result}>
        <h2 ref={headline} tabIndex={-1} className={styles.headline}>
          {words.noScore}
        </h2>
        <p>{score.reason === "too-few-correct" ? words.tooFewCorrect : words.tooFewLeft}</p>
        <p className={styles.small}>{fill(words.left, score.excluded)}</p>
        {children}
      </section>
    );

  const { effectMs, standardErrorMs, congruent, incongruent } = score;
  const ms = (value: number) => formatMs(value, locale);
  const count = (n: number) => fill(words.ofTrials, { n, trials });
  const low = effectMs - standardErrorMs;
  const high = effectMs + standardErrorMs;
  const excluded = Object.values(score.excluded).reduce((sum, n) => sum + n, 0);
  const rows: [string, string][] = [
    [fill(words.congruent, { n: congruent.n }), ms(congruent.meanMs)],
    [fill(words.incongruent, { n: incongruent.n }), ms(incongruent.meanMs)],
    [words.difference, `${formatNumber(effectMs, locale)} ± ${ms(standardErrorMs)}`],
    [fill(words.left, score.excluded), count(excluded)],
    [words.late, count(score.lateFrameTrials)],
    [words.publishedRow, `${formatNumber(norm.mean, locale)} (${ms(norm.sd)})`],
    [
      words.publishedMiddle,
      ["5", "50", "95"]
        .map((percent) => formatNumber(norm.quantiles[percent] ?? Number.NaN, locale))
        .join(", "),
    ],
  ];

  return (
    <section className={styles.result}>
      <h2 ref={headline} tabIndex={-1} className={styles.headline}>
        {fill(effectMs > 0 ? words.cost : words.noCost, { ms: ms(effectMs) })}
      </h2>
      <figure>
        <NormPlot
          quantiles={norm.quantiles}
          mean={norm.mean}
          meanLabel={fill(words.publishedMean, { ms: formatNumber(norm.mean, locale) })}
          you={{ value: effectMs, low, high, label: fill(words.you, { ms: ms(effectMs) }) }}
          axisLabel={words.axis}
          description={fill(words.description, {
            effect: ms(effectMs),
            low: ms(low),
            high: ms(high),
            n: norm.n,
            mean: ms(norm.mean),
          })}
          locale={locale}
        />
        <figcaption className={styles.small}>{fill(words.caption, { n: norm.n })}</figcaption>
      </figure>
      <details className={styles.numbers}>
        <summary>{words.table}</summary>
        <table>
          <tbody>
            {rows.map(([label, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.small} lang="en">
          {words.source} {norm.source}
        </p>
      </details>
      {children}
    </section>
  );
}
