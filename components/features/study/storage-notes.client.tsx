"use client";

import { useEffect, useState } from "react";
import { type StorageRisk, storageRisks } from "@/lib/device/storage";
import styles from "./study-room.module.css";

/** Warnings that the browser may delete data on this device. */
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
