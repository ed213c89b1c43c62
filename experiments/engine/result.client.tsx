"use client";

import { useEffect, useRef } from "react";
import type { AppPayload } from "@/experiments/app-payload";
import type { Localized } from "@/lib/i18n/define-content";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { MeasureDefinition } from "../app-facts";
import type { App } from "../define-app";
import { OwnFigure } from "./own-figure";
import { ReferenceTable } from "./reference-table";
import styles from "./result.module.css";
import { resultCaption } from "./result-caption";
import { ResultFigure } from "./result-figure";
import { ResultNotes } from "./result-notes";
import { PublishedTable, ResultTable } from "./result-table";
import type { runWords } from "./run-words";
import { testRows } from "./score";
import type { Session } from "./session";

/**
 * Renders the result of a session: a sentence, each measure on its published distribution, the numbers in
 * tables, or the reason why there is no score.
 */
export function Result({
  session,
  app,
  payload,
  words,
  locale,
  children,
}: {
  session: Session;
  app: App;
  payload: AppPayload;
  words: Localized<typeof runWords>;
  locale: Locale;
  /** Data and ways on, beside the numbers. */
  children?: React.ReactNode;
}) {
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    headline.current?.focus({ preventScroll: true });
    headline.current?.scrollIntoView({ block: "nearest" });
  }, []);

  const {
    facts: { measures },
    norms,
  } = payload;
  const { model, view } = app;
  const { result } = payload.words;
  const score = model.score(session.rows);
  const addition = model.addition?.(session.rows, score);
  const isScored = score.status === "scored";
  const [first] = measures;
  const normOf = ({ norm }: MeasureDefinition) => (norm === null ? undefined : norms[norm]);
  return (
    <section className={styles.result}>
      <h2 ref={headline} tabIndex={-1} className={styles.headline}>
        {isScored ? model.headline(score, payload.words, locale) : words.result.noScore}
      </h2>
      <ResultNotes
        rows={session.rows}
        score={score}
        scoreOf={model.score}
        measure={first}
        norm={normOf(first)}
        remark={isScored && score.remark ? result.remarks?.[score.remark] : undefined}
        words={words.result}
        locale={locale}
      />
      <div className={styles.columns}>
        <div>
          {isScored ? (
            <figure className={styles.figure}>
              {measures.map((how) => {
                const measure = score.measures.find(({ id }) => id === how.id);
                if (!measure) return null;
                const norm = normOf(how);
                const plot = {
                  definition: how,
                  measure,
                  label: result.measures[how.id] ?? how.id,
                  words: words.result,
                  locale,
                  compact: measures.length > 1,
                };
                return norm ? (
                  <ResultFigure key={how.id} norm={norm} {...plot} />
                ) : (
                  <OwnFigure
                    key={how.id}
                    referenceName={result.references?.[how.id] ?? how.id}
                    {...plot}
                  />
                );
              })}
              <figcaption className={styles.caption}>
                {resultCaption(result.caption, score, normOf(first), words.result, locale)}
              </figcaption>
            </figure>
          ) : (
            <p className={styles.reason}>{result.reasons[score.reason]}</p>
          )}
          {view.Addition && addition != null && (
            <view.Addition addition={addition} words={payload.words} locale={locale} />
          )}
        </div>
        <div className={styles.numbers}>
          <ResultTable
            measures={measures}
            score={score}
            app={result}
            words={words.result}
            locale={locale}
            trials={testRows(session.rows).length}
            isTimed={model.kind === "timed"}
          />
          {session.sittings > 1 && (
            <p className={styles.caption}>
              {interpolate(words.result.sittings, { n: session.sittings })}
            </p>
          )}
          {isScored && Object.keys(norms).length > 0 && (
            <PublishedTable
              measures={measures}
              norms={norms}
              app={result}
              words={words.result}
              locale={locale}
            />
          )}
          {isScored && measures.some(({ norm }) => norm === null) && (
            <ReferenceTable measures={measures} app={result} words={words.result} locale={locale} />
          )}
          <details className={styles.caption}>
            <summary>{words.result.researchers}</summary>
            <p>{payload.methods}</p>
          </details>
          {children}
        </div>
      </div>
    </section>
  );
}
