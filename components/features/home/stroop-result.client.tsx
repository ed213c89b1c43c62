"use client";

import { useEffect, useRef } from "react";
import type { RunWords } from "@/content/run";
import { stroopHeadline } from "@/experiments/apps/stroop/headline";
import { STROOP_EFFECT } from "@/experiments/apps/stroop/measures";
import type { StroopParameters } from "@/experiments/apps/stroop/parameters";
import { scoreStroop } from "@/experiments/apps/stroop/score";
import type { StroopWords } from "@/experiments/apps/stroop/words";
import type { TrialRow } from "@/experiments/engine/contract/trial-row";
import { Comparison } from "@/experiments/engine/result/comparison";
import { resultCaption } from "@/experiments/engine/result/result-caption";
import { ResultFigure } from "@/experiments/engine/result/result-figure";
import { ResultNotes, resultNotes } from "@/experiments/engine/result/result-notes";
import { PublishedTable, ResultTable } from "@/experiments/engine/result/result-table";
import type { Norm } from "@/experiments/engine/score/norm";
import type { Locale } from "@/lib/routes";
import styles from "./stroop-result.module.css";

/**
 * The result of the short version: the figure of the full result, links to next steps, and the numbers in a closed
 * disclosure.
 */
export function StroopResult({
  parameters,
  rows,
  words,
  common,
  norm,
  locale,
  children,
}: {
  parameters: StroopParameters;
  rows: readonly TrialRow[];
  words: Pick<StroopWords, "result">;
  common: RunWords["result"];
  norm: Norm;
  locale: Locale;
  children: React.ReactNode;
}) {
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => headline.current?.focus(), []);

  const { result } = words;
  const scoreOf = (scored: readonly TrialRow[]) => scoreStroop(scored, parameters);
  const score = scoreOf(rows);
  const isScored = score.status === "scored";
  const numbers = (
    <ResultTable
      measures={[STROOP_EFFECT]}
      score={score}
      app={result}
      words={common}
      locale={locale}
      run={rows}
      isTimed
    />
  );
  return (
    <section className={styles.result}>
      <h2 ref={headline} tabIndex={-1} className={styles.headline}>
        {isScored ? stroopHeadline(score, words, locale) : common.noScore}
      </h2>
      {isScored ? (
        <>
          <ResultNotes
            notes={resultNotes({
              rows,
              score,
              scoreOf,
              measure: STROOP_EFFECT,
              norm,
              remark: undefined,
              words: common,
              locale,
            })}
          />
          <figure>
            <ResultFigure
              definition={STROOP_EFFECT}
              measure={score.measures[0]}
              norm={norm}
              label={result.measures.stroop_effect}
              words={common}
              locale={locale}
            />
            <figcaption className={styles.small}>{resultCaption(result, common)}</figcaption>
          </figure>
          {children}
          <details className={styles.numbers}>
            <summary>{common.numbers}</summary>
            {numbers}
          </details>
          <details className={styles.numbers}>
            <summary>{common.about}</summary>
            <Comparison
              className={styles.small}
              comparison={result.comparison}
              norm={norm}
              words={common}
              locale={locale}
            />
            <PublishedTable
              measures={[STROOP_EFFECT]}
              norms={{ [STROOP_EFFECT.norm]: norm }}
              app={result}
              words={common}
              locale={locale}
            />
          </details>
        </>
      ) : (
        <>
          <p>{result.reasons[score.reason as keyof typeof result.reasons]}</p>
          {children}
          {numbers}
        </>
      )}
    </section>
  );
}
