"use client";

import { type ReactNode, useState } from "react";
import styles from "./survey-fields.module.css";

/** Settings that are hidden until the author opens them, or until one of them has a fault. */
export function Fold({
  name,
  note,
  isNeeded = false,
  children,
}: {
  name: string;
  /** A text next to the name about values that are set. */
  note?: string | undefined;
  isNeeded?: boolean;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.fold}
      open={isOpen || isNeeded}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {name}
        {note && <span className={styles.note}>{note}</span>}
      </summary>
      {(isOpen || isNeeded) && <div className={styles.folded}>{children}</div>}
    </details>
  );
}
