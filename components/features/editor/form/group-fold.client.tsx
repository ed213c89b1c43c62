"use client";

import type { ReactNode } from "react";
import { useFold } from "@/components/features/editor/shared/use-fold.client";
import styles from "./group-fold.module.css";

/** Returns whether the page is narrow. On a narrow page, only the first group is open at first. */
const isNarrow = () =>
  typeof matchMedia === "function" && matchMedia("(max-width: 47.99rem)").matches;

/** A group of parameters: its name with its main values, and its fields, which can be hidden. */
export function GroupFold({
  name,
  values,
  note,
  isFirst = false,
  isNeeded = false,
  children,
}: {
  name: string;
  /** The main values, which are displayed next to the name. */
  values: string;
  /** A note that some values differ from their defaults. */
  note?: string | undefined;
  /** Whether the group is also open on a phone. */
  isFirst?: boolean;
  /** Whether the group has an error. If so, the group is open. */
  isNeeded?: boolean;
  children: ReactNode;
}) {
  const fold = useFold(isNeeded, () => isFirst || !isNarrow());
  return (
    <details className={styles.group} {...fold}>
      <summary>
        <h3>{name}</h3>
        {note && <span className={styles.note}>{note}</span>}
        <span className={styles.values}>{values}</span>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
