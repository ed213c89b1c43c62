"use client";

import type { ReactNode } from "react";
import { useFold } from "@/components/features/editor/shared/use-fold.client";
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
  const fold = useFold(isNeeded);
  return (
    <details className={styles.fold} {...fold}>
      <summary>
        {name}
        {note && <span className={styles.note}>{note}</span>}
      </summary>
      {(fold.open || isNeeded) && <div className={styles.folded}>{children}</div>}
    </details>
  );
}
