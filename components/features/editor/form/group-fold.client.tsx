"use client";

import { type ReactNode, useState } from "react";
import styles from "./group-fold.module.css";

/** Width of the page below which only the first group is open at first. */
const isNarrow = () =>
  typeof matchMedia === "function" && matchMedia("(max-width: 47.99rem)").matches;

/** A group of parameters: its name with its main values, and its fields, which can be folded away. */
export function GroupFold({
  name,
  values,
  note,
  isFirst = false,
  isNeeded = false,
  children,
}: {
  name: string;
  /** The main values, next to the name. */
  values: string;
  /** Tells that values differ from their defaults. */
  note?: string | undefined;
  /** The group is open on a phone, too. */
  isFirst?: boolean;
  /** The group has an error; then it is open. */
  isNeeded?: boolean;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(() => isFirst || !isNarrow());
  return (
    <details
      className={styles.group}
      open={isOpen || isNeeded}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h3>{name}</h3>
        {note && <span className={styles.note}>{note}</span>}
        <span className={styles.values}>{values}</span>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
