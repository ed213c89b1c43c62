"use client";

import { useEffect, useEffectEvent } from "react";
import { interpolate } from "@/lib/i18n/interpolate";
import { listenForResponses } from "../engine/responses";
import { INKS, type Ink, KEY_OF, parameters } from "./parameters";
import styles from "./stroop-screen.module.css";
import type { ShortRun } from "./use-short-run.client";
import type { StroopWords } from "./words";

/** Of the caption, which says before a run who can do it. */
export const CAPTION_ID = "stroop-caption";

/** The screen of the short version with its answers. Keys act only while the focus is inside (WCAG 2.1.4). */
export function StroopScreen({
  run,
  words,
}: {
  run: ShortRun;
  words: Pick<StroopWords, "inks" | "screen">;
}) {
  const { stage, trial, screen } = run;
  const isExample = stage === "example";
  const respond = useEffectEvent(run.respond);

  useEffect(() => {
    if (!screen.current) return;
    return listenForResponses<Ink>(parameters.keys, screen.current, (...given) =>
      respond(...given),
    );
  }, [screen]);

  return (
    <section
      ref={screen}
      className={styles.screen}
      aria-label={words.screen.label}
      aria-describedby={isExample ? CAPTION_ID : undefined}
      tabIndex={-1}
      data-stage={stage}
      data-phase="stimulus"
      onKeyDown={({ key }) => {
        if (key === "Escape" && !isExample) run.leave();
      }}
    >
      <div className={styles.bar}>
        <span>
          {isExample
            ? words.screen.example
            : interpolate(words.screen.trial, {
                trial: run.answered.length + 1,
                trials: parameters.heroTrials,
              })}
        </span>
        <span className={styles.ticks} aria-hidden="true">
          {Array.from({ length: parameters.heroTrials }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of dots
            <i key={index} data-done={index < run.answered.length || undefined} />
          ))}
        </span>
        {!isExample && (
          <button type="button" className={styles.leave} onClick={run.leave}>
            {words.screen.leave}
          </button>
        )}
      </div>
      <div className={styles.stage}>
        <span className={styles.fixation} aria-hidden="true" />
        <p
          className={styles.word}
          data-ink={trial.ink}
          role="img"
          aria-label={interpolate(words.screen.stimulus, {
            word: words.inks[trial.word],
            ink: words.inks[trial.ink],
          })}
        >
          {words.inks[trial.word]}
        </p>
        <p className={styles.hint} role="status" data-says={run.hint ? "" : undefined}>
          {run.hint ||
            (isExample && interpolate(words.screen.start, { trials: parameters.heroTrials }))}
        </p>
      </div>
      {stage === "paused" ? (
        <button type="button" className={styles.resume} onClick={run.resume}>
          {words.screen.resume}
        </button>
      ) : (
        <fieldset className={styles.answers} aria-label={words.screen.answers}>
          {INKS.map((ink) => (
            <button
              key={ink}
              type="button"
              className={styles.answer}
              data-response={ink}
              aria-keyshortcuts={KEY_OF[ink].toUpperCase()}
            >
              {words.inks[ink]}
              <span aria-hidden="true">
                <kbd>{KEY_OF[ink].toUpperCase()}</kbd>
              </span>
            </button>
          ))}
        </fieldset>
      )}
    </section>
  );
}
