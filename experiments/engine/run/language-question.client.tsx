"use client";

import { useEffect, useRef } from "react";
import { ActionButton } from "@/components/ui/action-button";
import type { RunWords } from "@/content/run";
import styles from "./language-question.module.css";

/**
 * Asks the participant whether to continue in this language or to start the questionnaire again in the other language.
 */
export function LanguageQuestion({
  words,
  isKept,
  onStay,
  onSwitch,
}: {
  words: RunWords["language"];
  /** True if the answers so far are stored on the device. */
  isKept: boolean;
  onStay: () => void;
  onSwitch: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.question} aria-label={words.title} onClose={onStay}>
      <h2>{words.title}</h2>
      <p>{isKept ? words.kept : words.lost}</p>
      <p className={styles.choice}>
        <ActionButton look="primary" onClick={() => dialog.current?.close()}>
          {words.stay}
        </ActionButton>
        <ActionButton onClick={onSwitch}>{words.go}</ActionButton>
      </p>
    </dialog>
  );
}
