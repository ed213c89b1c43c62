import { ActionButton } from "@/components/ui/action-button";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./contact-end.module.css";
import type { ContactFormProps } from "./contact-types";

const NOTE_ID = "contact-note";

/**
 * The submit button of the form. Notes explain what the button does and how the organisation uses the text; `children`
 * is an alert.
 */
export function ContactEnd({
  words,
  endpoint,
  privacy,
  children,
}: Pick<ContactFormProps, "words" | "endpoint" | "privacy"> & { children: React.ReactNode }) {
  return (
    <div className={styles.end}>
      {/* A honeypot, which only spam programs fill in. Its name is the name that Formspree expects. */}
      <div className={styles.gotcha} aria-hidden="true">
        <label>
          {words.gotcha}
          <input name="_gotcha" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <ActionButton look="primary" type="submit" aria-describedby={NOTE_ID}>
        {endpoint ? words.send : words.prepare}
      </ActionButton>
      <div className={styles.notes}>
        <p id={NOTE_ID}>
          {endpoint ? interpolate(words.sendNote, { host: endpoint.host }) : words.prepareNote}
        </p>
        <p className={styles.scripted}>{words.device}</p>
        <p>{privacy}</p>
      </div>
      <p role="alert">{children}</p>
    </div>
  );
}
