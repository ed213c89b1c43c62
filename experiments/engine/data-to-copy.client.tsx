"use client";

import { useId, useMemo, useRef, useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { copyText } from "@/lib/device/copy";
import { localize } from "@/lib/i18n/define-content";
import type { Locale } from "@/lib/routes";
import { copyWords } from "./copy-words";
import styles from "./data-to-copy.module.css";

/**
 * Data to copy, for who gets no file: a frame may be kept from handing one over, and no page learns of it.
 * @param text gives them once they are shown
 * @param isKept false where nothing else is left of them: they are shown at once
 */
export function DataToCopy({
  text,
  isKept,
  locale,
}: {
  text: () => string;
  isKept: boolean;
  locale: Locale;
}) {
  const words = useMemo(() => localize(copyWords, locale), [locale]);
  const [isOpen, setIsOpen] = useState(!isKept);
  const [outcome, setOutcome] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const copy = async () => {
    field.current?.select();
    try {
      await copyText(field.current?.value ?? "");
      setOutcome(words.copied);
    } catch {
      field.current?.focus();
      setOutcome(words.copyFailed);
    }
  };
  return (
    <details
      className={styles.copy}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{words.title}</summary>
      {isOpen && (
        <div className={styles.content}>
          <p>{words.text}</p>
          <label htmlFor={id}>{words.label}</label>
          <textarea
            id={id}
            ref={field}
            className={styles.text}
            readOnly
            rows={6}
            spellCheck={false}
            translate="no"
            value={text()}
          />
          <p className={styles.actions}>
            <ActionButton onClick={() => void copy()}>{words.copy}</ActionButton>
            <span role="status">{outcome}</span>
          </p>
        </div>
      )}
    </details>
  );
}
