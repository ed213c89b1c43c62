"use client";

import { useId, useRef, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { onSend } from "@/components/ui/on-send";
import type { Locale } from "@/lib/routes";
import styles from "./study-link-form.module.css";
import type { StudyLinkWords } from "./study-words";

/**
 * A form that opens a study by its link. Problems with a link are reported in the form, and the link remains in the
 * field.
 */
export function StudyLinkForm({ words, locale }: { words: StudyLinkWords; locale: Locale }) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [problem, setProblem] = useState("");
  const open = async () => {
    const typed = field.current?.value ?? "";
    // The code that reads a link loads here.
    const found = await import("./open-study-link").then(
      ({ openStudyLink }) => openStudyLink(typed, words, locale),
      () => words.notLoaded,
    );
    setProblem(found);
    if (found !== "") field.current?.focus();
  };
  return (
    <form className={styles.form} noValidate {...onSend(() => void open())}>
      <label htmlFor={id}>{words.label}</label>
      <span id={`${id}-hint`} className={styles.hint}>
        {words.hint}
      </span>
      <div className={styles.line}>
        <input
          id={id}
          ref={field}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={problem !== "" || undefined}
          aria-describedby={`${id}-hint ${id}-error`}
        />
        <ActionButton type="submit" look="primary">
          {words.open}
        </ActionButton>
      </div>
      <span id={`${id}-error`} role="alert" className={styles.error}>
        {problem}
      </span>
    </form>
  );
}
