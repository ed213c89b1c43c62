import { type ComponentProps, useId } from "react";
import styles from "./labelled-field.module.css";

/**
 * A text field below its label and its hint. Screen readers announce the error of the field when the error appears.
 */
export function LabelledField({
  label,
  hint,
  error,
  width,
  children,
  ...input
}: Omit<ComponentProps<"input">, "className" | "id" | "aria-invalid" | "aria-describedby"> & {
  label: string;
  hint?: string;
  /** The reason why the value is not valid; null if it is valid. Absent if all values are valid. */
  error?: string | null;
  /** The usual length of a value: a number, a name such as an id of a session, or a long code. */
  width: "number" | "name" | "code";
  /** Further controls of the field, between the field and its error. */
  children?: React.ReactNode;
}) {
  const id = useId();
  const described = [
    hint !== undefined && `${id}-hint`,
    error !== undefined && `${id}-error`,
  ].filter(Boolean);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint !== undefined && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      <input
        type="text"
        autoComplete="off"
        {...input}
        id={id}
        className={styles[width]}
        aria-invalid={error ? true : undefined}
        aria-describedby={described.join(" ") || undefined}
      />
      {children}
      {error !== undefined && (
        <span id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}
