"use client";

import { useEffect, useEffectEvent } from "react";
import { createPortal } from "react-dom";
import type { Paper } from "@/experiments/study/papers/paper";
import { PaperView } from "./paper-view";
import styles from "./printed-papers.module.css";

/**
 * Papers on paper, each on a page of its own, and nothing else of the page. It is not seen on the screen; once it is there it
 * opens the print dialog.
 * @param onPrinted called when the dialog is closed: take it away then
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
