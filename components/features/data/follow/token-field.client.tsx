"use client";

import { type RefObject, useState } from "react";
import { LabelledField } from "@/components/ui/labelled-field";
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
  const [isShown, setShown] = useState(false);
  return (
    <LabelledField
      label={label}
      hint={hint}
      error={error}
      width="code"
      ref={field}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      // Password managers ignore these fields because of these attributes.
      data-1p-ignore
      data-lpignore="true"
    >
      <label className={styles.show}>
        <input
          type="checkbox"
          checked={isShown}
          onChange={({ target }) => setShown(target.checked)}
        />
        {show}
      </label>
    </LabelledField>
  );
}
