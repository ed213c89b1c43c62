"use client";

import { useEffect, useRef } from "react";
import type { AppPayload } from "@/experiments/app-payload";
import type { Localized } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { MeasureDefinition } from "../app-definition";
import type { AppModule } from "./app-module";
import { OwnFigure } from "./own-figure";
import { ReferenceTable } from "./reference-table";
import styles from "./result.module.css";
import { ResultFigure } from "./result-figure";
import { PublishedTable, ResultTable } from "./result-table";
import type { runWords } from "./run-words";
import { testRows } from "./score";
import type { Session } from "./session";

/**
 * The result of a session: a sentence, each measure on its published distribution, the numbers in
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
  app: AppModule;
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

  const { definition, norms } = payload;
  const { result } = payload.words;
  const score = app.score(session.rows);
  const isScored = score.status === "scored";
  const [first] = definition.measures;
  const normOf = ({ norm }: MeasureDefinition) => (norm === null ? undefined : norms[norm]);
  const n = normOf(first)?.n ?? 0;
  return (
    <section className={styles.result}>
      <h2 ref={headline} tabIndex={-1} className={styles.headline}>
        {isScored ? app.headline(score, payload.words, locale) : words.result.noScore}
      </h2>
      <div className={styles.columns}>
        <div>
          {isScored ? (
            <figure className={styles.figure}>
              {definition.measures.map((how) => {
                const measure = score.measures.find(({ id }) => id === how.id);
                if (!measure) return null;
                const norm = normOf(how);
                const plot = {
                  definition: how,
                  measure,
                  label: result.measures[how.id] ?? how.id,
                  words: words.result,
                  locale,
                  compact: definition.measures.length > 1,
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
                {interpolate(result.caption, { n: formatNumber(n, locale) })}
              </figcaption>
            </figure>
          ) : (
            <p className={styles.reason}>{result.reasons[score.reason]}</p>
          )}
          {app.Addition && (
            <app.Addition rows={session.rows} score={score} words={payload.words} locale={locale} />
          )}
        </div>
        <div className={styles.numbers}>
          <ResultTable
            definition={definition}
            score={score}
            app={result}
            words={words.result}
            locale={locale}
            trials={testRows(session.rows).length}
          />
          {session.sittings > 1 && (
            <p className={styles.caption}>
              {interpolate(words.result.sittings, { n: session.sittings })}
            </p>
          )}
          {isScored && Object.keys(norms).length > 0 && (
            <PublishedTable
              definition={definition}
              norms={norms}
              app={result}
              words={words.result}
              locale={locale}
            />
          )}
          {isScored && definition.measures.some(({ norm }) => norm === null) && (
            <ReferenceTable
              definition={definition}
              app={result}
              words={words.result}
              locale={locale}
            />
          )}
          {children}
        </div>
      </div>
    </section>
  );
}
