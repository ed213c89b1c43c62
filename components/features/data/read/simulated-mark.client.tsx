"use client";

import { createContext, use } from "react";
import styles from "./simulated-mark.module.css";

/** The words that mark numbers of simulated people; null if the numbers come from people. */
export const SimulatedContext = createContext<string | null>(null);

/**
 * Marks a figure or a table whose numbers come from simulated people. Each block has its own mark, because a block is
 * copied, cut out and printed without the rest of the page.
 */
export function SimulatedMark() {
  const text = use(SimulatedContext);
  if (text === null) return null;
  return (
    <>
      <span className={styles.mark}>{text}</span>{" "}
    </>
  );
}
