"use client";

import { useEffect, useEffectEvent } from "react";
import { inksOf } from "@/experiments/apps/stroop/answers";
import type { Ink } from "@/experiments/apps/stroop/inks";
import type { StroopParameters } from "@/experiments/apps/stroop/parameters";
import view from "@/experiments/apps/stroop/view.module.css";
import type { StroopWords } from "@/experiments/apps/stroop/words";
import { listenForResponses } from "@/experiments/engine/trials/responses";
import { interpolate } from "@/lib/i18n/interpolate";
import { SHORT_RUN_TRIALS } from "./short-run";
import styles from "./stroop-screen.module.css";
import type { ShortRun } from "./use-short-run.client";

/** The id of the caption. Before a run, the caption states who can do the task. */
export const CAPTION_ID = "stroop-caption";

/**
 * The screen of the short version with its response buttons. Keys work only while the focus is inside the screen (WCAG
 * 2.1.4).
 */
export function StroopScreen({
  run,
  parameters,
  words,
}: {
  run: ShortRun;
  parameters: StroopParameters;
  words: Pick<StroopWords, "inks" | "screen">;
}) {
  const { stage, trial, screen, reader } = run;
  const isExample = stage === "example";
  const respond = useEffectEvent(run.respond);

  useEffect(() => {
    if (!screen.current) return;
    return listenForResponses<Ink>(reader, screen.current, (ink, timeStamp, input) =>
      respond(ink, timeStamp, input),
    );
  }, [screen, reader]);

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
                trials: SHORT_RUN_TRIALS,
              })}
        </span>
        <span className={styles.ticks} aria-hidden="true">
          {Array.from({ length: SHORT_RUN_TRIALS }, (_, index) => (
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
          className={`${styles.word} ${view.word}`}
          data-ink={trial.ink}
          translate="no"
          role="img"
          aria-label={interpolate(words.screen.stimulus, {
            word: words.inks[trial.word],
            ink: words.inks[trial.ink],
          })}
        >
          {words.inks[trial.word]}
        </p>
        <p className={styles.hint} role="status" data-says={run.hint ? "" : undefined}>
          {run.hint || (isExample && interpolate(words.screen.start, { trials: SHORT_RUN_TRIALS }))}
        </p>
      </div>
      {stage === "paused" ? (
        <button type="button" className={styles.resume} data-resume="" onClick={run.resume}>
          {words.screen.resume}
        </button>
      ) : (
        <fieldset className={styles.answers} translate="no" aria-label={words.screen.answers}>
          {inksOf(parameters).map((ink) => (
            <button
              key={ink}
              type="button"
              className={styles.answer}
              data-response={ink}
              aria-keyshortcuts={parameters[`${ink}Key`].toUpperCase()}
            >
              {words.inks[ink]}
              <span aria-hidden="true">
                <kbd>{parameters[`${ink}Key`].toUpperCase()}</kbd>
              </span>
            </button>
          ))}
        </fieldset>
      )}
    </section>
  );
}
