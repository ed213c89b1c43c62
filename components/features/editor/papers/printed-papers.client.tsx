"use client";

import { useEffect } from "react";
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: one dialog each time it is put on the page
  useEffect(() => {
    window.addEventListener("afterprint", onPrinted, { once: true });
    window.print();
    return () => window.removeEventListener("afterprint", onPrinted);
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
