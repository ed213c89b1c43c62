"use client";

import { useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { loadDespiteLeaving } from "@/components/ui/load-despite-leaving";
import styles from "./sample-download.module.css";

/**
 * The code that makes the archive is larger than the page itself. It is therefore fetched only when the visitor
 * requests the archive.
 */
const load = () =>
  Promise.all([
    import("@/experiments/catalog/sample-data"),
    import("@/experiments/engine/data/session-downloads.client"),
  ]);

/**
 * Downloads the archive of the simulated run. The code that makes this archive also makes the archives of participants.
 */
export function SampleDownload({
  words,
}: {
  words: Record<"download" | "note" | "failed", string>;
}) {
  const [hasFailed, setHasFailed] = useState(false);
  const give = async () => {
    setHasFailed(false);
    try {
      const [{ sampleApp, sampleSession }, { downloadZip, sessionZip }] =
        await loadDespiteLeaving(load);
      const session = sampleSession();
      downloadZip(session, sessionZip(session, sampleApp));
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <div className={styles.download}>
      <ActionButton onClick={() => void give()}>{words.download}</ActionButton>
      <span className={styles.note}>{words.note}</span>
      <p role="status">{hasFailed && words.failed}</p>
    </div>
  );
}
