"use client";

import { useEffect, useRef } from "react";
import type { RunWords } from "@/content/run";
import type { MeasureDefinition } from "@/experiments/engine/contract/app-facts";
import type { App } from "@/experiments/engine/contract/define-app";
import type { Session } from "@/experiments/engine/session/session";
import type { PayloadOfRun } from "@/experiments/engine/texts/at-parameters";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import { Comparison } from "./comparison";
import { MeasureFigures } from "./measure-figures";
import { OwnTrials } from "./own-trials";
import { ReferenceTable } from "./reference-table";
import styles from "./result.module.css";
import { resultCaption } from "./result-caption";
import { type AgainButton, ResultNotes, resultNotes } from "./result-notes";
import { PublishedTable, ResultTable } from "./result-table";

/**
 * Displays the result of a session: a sentence, the cautions, the plots of the measures with their published
 * distributions, the next actions, a plot of the participant's trials, and the numbers in tables.
 */
export function Result({
  session,
  app,
  payload,
  words,
  locale,
  again,
  next,
  takesFocus = true,
  children,
}: {
  session: Session;
  app: App;
  payload: PayloadOfRun;
  words: RunWords;
  locale: Locale;
  again?: AgainButton;
  /**
   * Returns the next actions, such as links. @param isAgainOffered true if a caution already displays a button for
   * another run
   */
  next?: (isAgainOffered: boolean) => React.ReactNode;
  /** True if the headline receives the focus, because the result has just appeared. */
  takesFocus?: boolean;
  /** Content below the result, such as downloads. */
  children?: React.ReactNode;
}) {
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    headline.current?.focus({ preventScroll: true });
    headline.current?.scrollIntoView({ block: "nearest" });
  }, [takesFocus]);

  const {
    facts: { measures, centre },
    norms,
    unpublished = [],
  } = payload;
  const { model, view } = app;
  const { result } = payload.words;
  const score = model.score(session.rows);
  const addition = model.addition?.(session.rows, score);
  const isScored = score.status === "scored";
  const [first] = measures;
  const normOf = ({ norm }: MeasureDefinition) => (norm === null ? undefined : norms[norm]);
  const notes = resultNotes({
    rows: session.rows,
    events: session.events,
    device: session.deviceFacts,
    score,
    scoreOf: model.score,
    measure: first,
    norm: normOf(first),
    remark: isScored
      ? score.remark && result.remarks?.[score.remark]
      : result.reasons[score.reason],
    words: words.result,
    locale,
  });
  const offered = notes.some(({ isRepaired }) => isRepaired) ? again : undefined;
  return (
    <section>
      <h2 ref={headline} tabIndex={-1} className={styles.headline}>
        {isScored ? model.headline(score, payload.words, locale) : words.result.noScore}
      </h2>
      <ResultNotes notes={notes} again={offered} />
      <div className={styles.columns}>
        <div className={styles.plots}>
          {isScored && (
            <figure className={styles.figure}>
              <MeasureFigures
                score={score}
                measures={measures}
                normOf={normOf}
                app={result}
                words={words.result}
                locale={locale}
              />
              <figcaption className={styles.caption}>
                {resultCaption(result, words.result, unpublished)}
              </figcaption>
            </figure>
          )}
          {next?.(offered !== undefined)}
          {centre && (
            <OwnTrials
              rows={session.rows}
              centre={centre}
              app={result}
              words={words.trials}
              locale={locale}
            />
          )}
        </div>
        <div className={styles.numbers}>
          <ResultTable
            measures={measures}
            score={score}
            app={result}
            words={words.result}
            locale={locale}
            run={session.rows}
            isTimed={model.kind === "timed"}
          />
          {session.sittings > 1 && (
            <p className={styles.caption}>
              {interpolate(words.result.sittings, { n: session.sittings })}
            </p>
          )}
          <div>
            {isScored && unpublished.length === 0 && (
              <details className={styles.more}>
                <summary>{words.result.about}</summary>
                <Comparison
                  comparison={result.comparison}
                  norm={normOf(first)}
                  words={words.result}
                  locale={locale}
                  isColumns={measures.length > 1}
                />
                {Object.keys(norms).length > 0 && (
                  <PublishedTable
                    measures={measures}
                    norms={norms}
                    app={result}
                    words={words.result}
                    locale={locale}
                  />
                )}
                {measures.some(({ reference }) => typeof reference === "number") && (
                  <ReferenceTable
                    measures={measures}
                    app={result}
                    words={words.result}
                    locale={locale}
                  />
                )}
              </details>
            )}
            <details className={styles.more}>
              <summary>{words.result.researchers}</summary>
              <p>{payload.methods}</p>
            </details>
          </div>
        </div>
        {view.Addition && addition != null && (
          <div className={styles.addition}>
            <view.Addition addition={addition} words={payload.words} locale={locale} />
          </div>
        )}
      </div>
      {children}
    </section>
  );
}
