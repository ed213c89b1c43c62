"use client";

import styles from "./field.module.css";
import { Repairs } from "./repairs.client";

export type Described = {
  label: string;
  /**
   * The meaning and the limits of the value. Screen readers always announce the hint; it is visible while the field has
   * the focus.
   */
  hint?: string | undefined;
  /** A sentence below the field about the effect of the value, for example a cost. */
  cost?: React.ReactNode;
  /** The name of a second field that also determines this value. */
  about?: string | undefined;
};

/** The default of a value that the author has changed, and the function that restores the default. */
export type Reset = { text: string; label: string; onReset: () => void };

/** A field on one line: its label and its control. Only an error or the effect of the value is displayed below them. */
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
  /**
   * The path of the value in the document. If the value at this path has an error, buttons with values that would
   * correct the error are displayed.
   */
  at?: string | undefined;
  /**
   * Values from which the author can choose. They are displayed in place of the values that would correct the error.
   */
  choices?: React.ReactNode;
  /** The function that restores the default, if the value differs from the default. */
  reset?: Reset | undefined;
  error: string | undefined;
  /** Whether the control is on a separate line below its label. */
  isWide?: boolean;
  /** Whether the control consists of several controls that all have labels. */
  isGroup?: boolean;
  /** CSS classes of the row and of its elements. */
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
