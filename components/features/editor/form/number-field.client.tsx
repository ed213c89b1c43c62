"use client";

import { useEffect, useId, useState } from "react";
import { readNumber } from "@/lib/i18n/read-number";
import type { Locale } from "@/lib/routes";
import styles from "./number-field.module.css";

/** A number as it is typed: all its digits, without separators between thousands. */
const typed = (value: number, locale: Locale) =>
  locale === "fr" ? String(value).replace(".", ",") : String(value);

/** A number with its label, taken when the field is left or Enter is pressed; what is none stays, with the reason. */
export function NumberField({
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
  /** What to write instead of what is none. */
  wrong: string;
  locale: Locale;
  onChange: (value: number) => void;
}) {
  const id = useId();
  const [text, setText] = useState(typed(value, locale));
  const [isWrong, setIsWrong] = useState(false);
  useEffect(() => {
    setText(typed(value, locale));
    setIsWrong(false);
  }, [value, locale]);
  const take = () => {
    // One that could be either of two numbers is none.
    const read = readNumber(text, locale);
    const number = read && "number" in read ? read.number : null;
    setIsWrong(number === null || !isValid(number));
    if (number !== null && isValid(number) && number !== value) onChange(number);
  };
  const described = [isWrong && `${id}-wrong`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-invalid={isWrong || undefined}
        aria-describedby={described || undefined}
        onChange={(event) => setText(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === "Enter") take();
        }}
      />
      {isWrong && (
        <p id={`${id}-wrong`} className={styles.wrong}>
          {wrong}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
