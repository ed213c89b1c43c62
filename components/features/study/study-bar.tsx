import type { ReactNode } from "react";
import type { ProtocolWords } from "@/content/running-study";
import { interpolate } from "@/lib/i18n/interpolate";
import styles from "./study-bar.module.css";

type Words = { study: string; part: string; place: string; responsible: string };

/** Selects the texts of the bar from the texts of a running study. */
export const barWords = ({
  study,
  parts,
  information,
}: Pick<ProtocolWords, "study" | "parts" | "information">): Words => ({
  study,
  part: parts.part,
  place: parts.place,
  responsible: information.fields.controller,
});

/**
 * The bar above a study. It contains the title of the study, the responsible organisation, the participant's progress,
 * and a button to leave.
 */
export function StudyBar({
  title = "",
  responsible = "",
  place = null,
  words,
  children,
}: {
  /** The title of the document; empty while the document loads, or if it has no title. */
  title?: string;
  /** The responsible organisation that the document states; empty if the document states none. */
  responsible?: string;
  /** The number of the current task among all tasks; null before the start and after the end. */
  place?: { at: number; of: number } | null;
  words: Words;
  /** The controls at the end of the bar. */
  children?: ReactNode;
}) {
  return (
    <section className={styles.bar} aria-label={words.study}>
      <div className={styles.line}>
        <p className={styles.name}>
          <strong dir="auto" className={styles.title}>
            {title || words.study}
          </strong>
          {responsible && (
            <span className={styles.by} dir="auto" title={words.responsible}>
              {responsible}
            </span>
          )}
        </p>
        {place && (
          <p className={styles.place}>{interpolate(words.place, { n: place.at, of: place.of })}</p>
        )}
        <div className={styles.ways}>{children}</div>
      </div>
      {place && (
        <progress
          className={styles.progress}
          value={place.at - 1}
          max={place.of}
          aria-label={interpolate(words.part, { place: place.at, places: place.of })}
        />
      )}
    </section>
  );
}
