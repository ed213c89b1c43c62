"use client";

import { useEffect, useId, useState } from "react";
import styles from "./number-field.module.css";

/** A number with its label, taken when the field is left or Enter is pressed; what is none stays, with the reason. */
export function NumberField({
  label,
  hint,
  value,
  isValid,
  wrong,
  onChange,
}: {
  label: string;
  hint?: string;
  value: number;
  isValid: (value: number) => boolean;
  /** What to write instead of what is none. */
  wrong: string;
  onChange: (value: number) => void;
}) {
  const id = useId();
  const [text, setText] = useState(String(value));
  const [isWrong, setIsWrong] = useState(false);
  useEffect(() => {
    setText(String(value));
    setIsWrong(false);
  }, [value]);
  const take = () => {
    // French keyboards have a comma.
    const number = Number(text.trim().replace(",", "."));
    const isRight = text.trim() !== "" && isValid(number);
    setIsWrong(!isRight);
    if (isRight && number !== value) onChange(number);
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
