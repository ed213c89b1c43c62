"use client";

import { useEffect, useEffectEvent } from "react";
import { createPortal } from "react-dom";
import type { Paper } from "@/experiments/study/papers/paper";
import { PaperView } from "./paper-view";
import styles from "./printed-papers.module.css";

/**
 * Prints papers without the rest of the page, each on a new sheet. The component is invisible on the screen, and opens
 * the print dialog when it mounts.
 * @param onPrinted called when the print dialog closes. The caller must remove this component in response
 */
export function PrintedPapers({
  papers,
  onPrinted,
}: {
  papers: readonly Paper[];
  onPrinted: () => void;
}) {
  const printed = useEffectEvent(onPrinted);
  useEffect(() => {
    const ending = new AbortController();
    window.addEventListener("afterprint", () => printed(), { once: true, signal: ending.signal });
    window.print();
    return () => ending.abort();
  }, []);
  return createPortal(
    <div className={styles.printed}>
      {papers.map((paper) => (
        <article key={paper.id} className={styles.sheet}>
          <PaperView paper={paper} top={1} />
        </article>
      ))}
    </div>,
    document.body,
  );
}
