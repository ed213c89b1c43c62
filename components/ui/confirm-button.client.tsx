"use client";

import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { ActionButton } from "./action-button";
import styles from "./confirm-button.module.css";

/**
 * A button for an action that cannot be undone, in two steps: the first button asks, and only the second button acts.
 * The button that cancels comes first and has the focus, so that a key that is pressed twice does not trigger the
 * action.
 */
export function ConfirmButton({
  trigger,
  words,
  onConfirm,
}: {
  /** Renders the first button with the props that open the question. */
  trigger: (props: { ref: React.Ref<HTMLButtonElement>; onClick: () => void }) => ReactNode;
  words: Record<"question" | "confirm" | "cancel", string>;
  onConfirm: () => void;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const wayBack = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  const question = useId();

  useEffect(() => {
    if (isAsking) wayBack.current?.focus();
    else if (wasAsking.current) first.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  if (!isAsking) return trigger({ ref: first, onClick: () => setIsAsking(true) });
  const close = () => setIsAsking(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      role="group"
      aria-labelledby={question}
      className={styles.ask}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // The key closes the question alone, not also the panel around it.
        event.stopPropagation();
        close();
      }}
    >
      <p id={question}>{words.question}</p>
      <p className={styles.choice}>
        <ActionButton ref={wayBack} look="primary" onClick={close}>
          {words.cancel}
        </ActionButton>
        <ActionButton
          onClick={() => {
            close();
            onConfirm();
          }}
        >
          {words.confirm}
        </ActionButton>
      </p>
    </div>
  );
}
