"use client";

import { useEffect, useState } from "react";
import { type StorageRisk, storageRisks } from "@/lib/device/storage";
import styles from "./study-room.module.css";

/** Warnings about data on this device that the browser may delete. */
export function StorageNotes({ words }: { words: Readonly<Record<StorageRisk, string>> }) {
  const [risks, setRisks] = useState<readonly StorageRisk[]>([]);
  useEffect(() => {
    storageRisks().then(setRisks, () => {});
  }, []);
  return risks.map((risk) => (
    <p key={risk} className={styles.said} data-note>
      {words[risk]}
    </p>
  ));
}
