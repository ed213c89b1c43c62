import type { ReactNode, Ref } from "react";
import type { TimedModel } from "@/experiments/engine/contract/define-app";
import type { CommonWords } from "@/experiments/engine/contract/word-types";
import styles from "./run-surface.module.css";

/**
 * The screen of a timed app: an empty stage for the scene and, if the app has answer buttons, the buttons below the
 * stage.
 */
export function RunSurface({
  model,
  words,
  surface,
  stage,
  isWaiting,
  children,
}: {
  model: TimedModel;
  words: CommonWords;
  /** The element that listens for keys and presses. */
  surface: Ref<HTMLElement>;
  /** The element in which the run draws the scene. */
  stage: Ref<HTMLDivElement>;
  /** True while the run waits. The stage is then hidden, and the answer buttons are disabled. */
  isWaiting: boolean;
  /** Displayed instead of the stage while the run waits. */
  children?: ReactNode;
}) {
  return (
    <section
      ref={surface}
      className={styles.surface}
      aria-label={words.name}
      tabIndex={-1}
      data-app={model.facts.id}
    >
      <div
        ref={stage}
        className={styles.stage}
        // Stimuli and responses are part of the method. A browser's translation must therefore neither change nor move
        // them.
        translate="no"
        data-response={model.answers === "screen" ? Object.values(model.keys)[0] : undefined}
        data-waiting={isWaiting}
      />
      {children}
      {typeof model.answers !== "string" && (
        <fieldset
          className={styles.answers}
          translate="no"
          aria-label={words.run.answers}
          disabled={isWaiting}
        >
          {model.answers.map(({ response, key }) => (
            <button
              key={response}
              type="button"
              className={styles.answer}
              data-response={response}
              aria-keyshortcuts={key?.toUpperCase()}
            >
              {words.run.labels?.[response] ?? response}
              {key && (
                <span aria-hidden="true">
                  <kbd>{key.toUpperCase()}</kbd>
                </span>
              )}
            </button>
          ))}
        </fieldset>
      )}
    </section>
  );
}
