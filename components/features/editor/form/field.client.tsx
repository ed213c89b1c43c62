"use client";

import styles from "./field.module.css";
import { Repairs } from "./repairs.client";

export type Described = {
  label: string;
  /** The meaning and the limits of the value: always announced, and visible while the field has the focus. */
  hint?: string | undefined;
  /** The consequence of the value, displayed below the field. */
  cost?: React.ReactNode;
  /** The name of another field about the same value. */
  about?: string | undefined;
};

/** The default of a changed value, and the change that restores it. */
export type Reset = { text: string; label: string; onReset: () => void };

/** A field in one line: its label and its control, and below them only an error or the consequence of the value. */
export function FieldRow({
  id,
  label,
  hint,
  cost,
  about,
  error,
  isWide = false,
  isGroup = false,
  looks = styles,
  at,
  choices,
  reset,
  children,
}: Described & {
  id: string;
  /** The path of the value in the document, for which repairs of its error are offered. */
  at?: string | undefined;
  /** Values to choose from in place of these repairs. */
  choices?: React.ReactNode;
  /** The way back to the default, if the value differs from it. */
  reset?: Reset | undefined;
  error: string | undefined;
  /** The control has its own line. */
  isWide?: boolean;
  /** The control consists of several controls, each with its own label. */
  isGroup?: boolean;
  /** Classes of the row and of its parts. */
  looks?: Readonly<Record<string, string>>;
  children: (control: {
    id: string;
    "aria-invalid": true | undefined;
    "aria-describedby": string | undefined;
  }) => React.ReactNode;
}) {
  const described = [error && `${id}-error`, cost && `${id}-cost`, hint && `${id}-hint`].filter(
    Boolean,
  );
  const control = children({
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described.join(" ") || undefined,
  });
  return (
    <div
      className={isWide ? looks.wide : looks.row}
      data-about={about}
      data-invalid={error ? "" : undefined}
    >
      <span className={looks.name}>
        {isGroup ? (
          <span className={looks.label} id={`${id}-label`}>
            {label}
          </span>
        ) : (
          <label className={looks.label} htmlFor={id}>
            {label}
          </label>
        )}
        {reset && (
          <button
            type="button"
            className={looks.reset}
            aria-label={reset.label}
            onClick={reset.onReset}
          >
            {reset.text} <span aria-hidden="true">↺</span>
          </button>
        )}
      </span>
      {control}
      {error && (
        <p id={`${id}-error`} className={looks.error}>
          {error}
        </p>
      )}
      {error && (choices ?? (at !== undefined && <Repairs at={at} />))}
      {cost && (
        <p id={`${id}-cost`} className={looks.cost}>
          {cost}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={looks.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
