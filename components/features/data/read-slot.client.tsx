"use client";

import type { DataWords } from "@/content/data";
import type { DataSource } from "./data-source";
import styles from "./read-slot.module.css";
import type { ServerRecords } from "./use-server-records.client";

/**
 * The place of the view that reads data. Until the view exists, it only lists the files that can be read.
 */
export function ReadSlot({
  source,
  words,
}: {
  source: DataSource;
  words: DataWords["files"];
  records: ServerRecords;
}) {
  if (source !== "files") return null;
  return (
    <section className={styles.files}>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
    </section>
  );
}
