"use client";

import type { ReactNode } from "react";
import styles from "./named-list.module.css";

/** A field with a list of rows that have names, such as the conditions or the visits of a study. */
export function NamedList({
  id,
  title,
  intro,
  rows,
  help,
  actions,
  children,
}: {
  id: string;
  title: string;
  /** A sentence in place of the rows of an empty list. */
  intro?: string | false;
  /** The rows (`NamedRow`). */
  rows: readonly ReactNode[];
  help?: string | false;
  /** The buttons after the rows. */
  actions?: ReactNode;
  /** Notes after the rows. */
  children?: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the heading of the section precedes it
    <div role="group" aria-label={title} id={id} tabIndex={-1} className={styles.field}>
      <p className={styles.title}>{title}</p>
      {intro && <NamedListNote>{intro}</NamedListNote>}
      {rows.length > 0 && (
        <ol role="list" className={styles.rows}>
          {rows}
        </ol>
      )}
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
      {help && <NamedListNote>{help}</NamedListNote>}
    </div>
  );
}

/** A sentence about the rows of a list. */
export const NamedListNote = ({ children }: { children: ReactNode }) => (
  <p className={styles.help}>{children}</p>
);

/** A row of a list: the inputs of its name, a button that removes the row, and further content below. */
export function NamedRow({
  inputs,
  removal,
  note,
  children,
}: {
  inputs: ReactNode;
  /** The name and the action of the button that removes the row; absent if the row cannot be removed. */
  removal?: { label: string; remove: () => void; keepsFocus?: boolean } | undefined;
  /** A note that describes an input, with the id of the note. */
  note?: { id: string; text: string } | undefined;
  children?: ReactNode;
}) {
  return (
    <li className={styles.row}>
      {inputs}
      {removal && (
        <button
          type="button"
          aria-label={removal.label}
          onMouseDown={removal.keepsFocus ? (event) => event.preventDefault() : undefined}
          onClick={removal.remove}
        >
          ×
        </button>
      )}
      {note && (
        <p id={note.id} className={styles.note}>
          {note.text}
        </p>
      )}
      {children && <div className={styles.below}>{children}</div>}
    </li>
  );
}
