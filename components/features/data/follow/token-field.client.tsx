"use client";

import { type RefObject, useId, useState } from "react";
import styles from "./token-field.module.css";

/** The form of a token: printable characters without spaces, at least 32 (docs/deploy/receiver.md). */
const TOKEN = /^[!-~]{32,}$/;

/**
 * Returns the reason why a text cannot be a token; null if it can be one. A text that cannot be a token is not sent,
 * because the receiver counts wrong tokens.
 */
export function tokenFault(text: string): "empty" | "short" | null {
  if (text === "") return "empty";
  return TOKEN.test(text) ? null : "short";
}

/**
 * A field for a token. The token is hidden, unless the researcher wants to see it. Browsers should not store the token.
 */
export function TokenField({
  field,
  label,
  hint,
  show,
  error,
}: {
  field: RefObject<HTMLInputElement | null>;
  label: string;
  hint: string;
  show: string;
  error: string | null;
}) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span id={`${id}-hint`} className={styles.hint}>
        {hint}
      </span>
      <input
        id={id}
        ref={field}
        type={isShown ? "text" : "password"}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        // Password managers ignore these fields because of these attributes.
        data-1p-ignore
        data-lpignore="true"
        aria-invalid={error !== null || undefined}
        aria-describedby={`${id}-hint ${id}-error`}
      />
      <label className={styles.show}>
        <input
          type="checkbox"
          checked={isShown}
          onChange={({ target }) => setShown(target.checked)}
        />
        {show}
      </label>
      <span id={`${id}-error`} role="alert" className={styles.error}>
        {error}
      </span>
    </div>
  );
}
