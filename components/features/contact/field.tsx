import type { ContactField } from "@/components/shell/outbox/limits";
import { interpolate } from "@/lib/i18n/interpolate";
import type { ContactWords } from "./contact-types";
import styles from "./field.module.css";

/** Returns the id of a field's control, so that the error summary can link to the control. */
export const contactFieldId = (name: ContactField) => `contact-${name}`;

type Control = {
  id: string;
  name: string;
  className: string | undefined;
  required: boolean;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

/** A field with its label above the control, a hint, and an error. */
export function Field({
  name,
  words,
  error,
  hintValues = {},
  isRequired = false,
  isLong = false,
  children,
}: {
  name: ContactField;
  words: ContactWords;
  error: string | undefined;
  hintValues?: Record<string, number>;
  isRequired?: boolean;
  /** Whether the field takes up the whole width. */
  isLong?: boolean;
  children: (control: Control) => React.ReactNode;
}) {
  const id = contactFieldId(name);
  const hints: Partial<Record<ContactField, string>> = words.hints;
  const hint = hints[name];
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={styles.field} data-long={isLong} data-invalid={Boolean(error)}>
      <label htmlFor={id} className={styles.label}>
        {words.labels[name]}
        {!isRequired && <span className={styles.optional}> {words.optional}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {interpolate(hint, hintValues)}
        </p>
      )}
      <ContactFieldError id={id} text={error} />
      {children({
        id,
        name,
        className: styles.control,
        required: isRequired,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
      })}
    </div>
  );
}

/** Displays the error of the field with this id. */
export function ContactFieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    text && (
      <p id={`${id}-error`} className={styles.error}>
        {text}
      </p>
    )
  );
}
