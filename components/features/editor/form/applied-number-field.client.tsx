"use client";

import { useEffect, useId, useState } from "react";
import { readNumber } from "@/lib/i18n/read-number";
import type { Locale } from "@/lib/routes";
import styles from "./applied-number-field.module.css";
import { FieldRow } from "./field.client";
import { shownNumber } from "./shown-number";

/**
 * A field for a number that does not belong to the document of the study. The number is applied when the visitor leaves
 * the field or presses Enter. An invalid text remains in the field, with the reason why it is invalid.
 */
export function AppliedNumberField({
  label,
  hint,
  value,
  isValid,
  wrong,
  locale,
  onChange,
}: {
  label: string;
  hint?: string;
  value: number;
  isValid: (value: number) => boolean;
  /** The message that is displayed for an invalid text. */
  wrong: string;
  locale: Locale;
  onChange: (value: number) => void;
}) {
  const [text, setText] = useState(shownNumber(value, locale === "fr"));
  const [isWrong, setIsWrong] = useState(false);
  useEffect(() => {
    setText(shownNumber(value, locale === "fr"));
    setIsWrong(false);
  }, [value, locale]);
  const apply = () => {
    // A text is invalid if two different numbers could be meant.
    const read = readNumber(text, locale);
    const number = read && "number" in read ? read.number : null;
    setIsWrong(number === null || !isValid(number));
    if (number !== null && isValid(number) && number !== value) onChange(number);
  };
  return (
    <FieldRow
      id={useId()}
      label={label}
      hint={hint}
      error={isWrong ? wrong : undefined}
      looks={styles}
    >
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={apply}
          onKeyDown={(event) => {
            if (event.key === "Enter") apply();
          }}
        />
      )}
    </FieldRow>
  );
}
