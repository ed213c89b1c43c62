import { ActionButton } from "@/components/ui/action-button";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./contact-end.module.css";
import type { ContactFormProps } from "./contact-types";

const NOTE_ID = "contact-note";

/** The button with what pressing it does and what becomes of the text; `children` is what went wrong. */
export function ContactEnd({
  words,
  endpoint,
  privacy,
  children,
}: Pick<ContactFormProps, "words" | "endpoint" | "privacy"> & { children: React.ReactNode }) {
  return (
    <div className={styles.end}>
      {/* People do not see it and programs fill it in; Formspree's own name for such a field. */}
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
