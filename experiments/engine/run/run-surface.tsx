import type { ReactNode, Ref } from "react";
import type { TimedModel } from "@/experiments/engine/contract/define-app";
import type { CommonWords } from "@/experiments/engine/contract/word-types";
import styles from "./run-surface.module.css";

/** The screen of a timed task: an empty stage for its scene and, where the task has them, the answer buttons below. */
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
  /** Receives keys and presses. */
  surface: Ref<HTMLElement>;
  /** Belongs to the run, which draws the scene in it. */
  stage: Ref<HTMLDivElement>;
  /** The stage is hidden and the buttons do not answer. */
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
        // Stimuli and responses are part of the method: a translator must not change them or move the layout.
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
