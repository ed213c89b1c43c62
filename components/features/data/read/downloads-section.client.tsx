"use client";

import { useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import type { FindingsWords } from "@/content/findings";
import type { DownloadKind } from "@/experiments/study/findings/worker/messages";
import { downloadBlob } from "@/lib/device/download";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { DataClient } from "./data-client";
import styles from "./downloads-section.module.css";
import { sizeText } from "./number-texts";

const FILES = ["participants", "results", "deviations"] as const;

/** The files that the visitor can take along, with what each is for. They are made when they are asked for. */
export function DownloadsSection({
  client,
  warnings,
  words,
  locale,
}: {
  client: Pick<DataClient, "download">;
  /** What to check before the data are published, as texts. */
  warnings: readonly string[];
  words: FindingsWords;
  locale: Locale;
}) {
  const own = words.downloads;
  const [said, setSaid] = useState("");
  const [sizes, setSizes] = useState<Partial<Record<DownloadKind, number>>>({});
  const [busy, setBusy] = useState<DownloadKind | null>(null);
  const take = async (kind: DownloadKind) => {
    setBusy(kind);
    setSaid(interpolate(own.preparing, { name: own[kind] }));
    try {
      const { name, blob } = await client.download(kind);
      downloadBlob(name, blob);
      setSizes((known) => ({ ...known, [kind]: blob.size }));
      setSaid(
        interpolate(own.done, { file: name, size: sizeText(blob.size, words.files, locale) }),
      );
    } catch (fault) {
      const message = fault instanceof Error ? fault.message : String(fault);
      setSaid(interpolate(own.failed, { name: own[kind], message }));
    }
    setBusy(null);
  };
  const sizeOf = (kind: DownloadKind) => {
    const size = sizes[kind];
    return size === undefined ? "" : sizeText(size, words.files, locale);
  };
  return (
    <section className={styles.downloads} aria-labelledby="downloads">
      <div className={styles.head}>
        <h2 id="downloads">{own.title}</h2>
        <p>{own.aside}</p>
      </div>
      {warnings.length > 0 && (
        <div className={styles.warnings}>
          <h3>{own.warnings}</h3>
          <ul>
            {warnings.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <ul className={styles.list} role="list">
        <li>
          <b>{own.dataSet}</b>
          <small>{own.dataSetNote}</small>
          <span className={styles.action}>
            <ActionButton
              look="primary"
              disabled={busy !== null}
              aria-label={`${own.button}: ${own.dataSet}`}
              onClick={() => take("dataSet")}
            >
              {own.button}
            </ActionButton>
          </span>
        </li>
        {FILES.map((kind) => (
          <li key={kind}>
            <ActionButton look="quiet" disabled={busy !== null} onClick={() => take(kind)}>
              {own[kind]}
            </ActionButton>
            <small>{own[`${kind}Note`]}</small>
            <span className={styles.size}>{sizeOf(kind)}</span>
          </li>
        ))}
        <li>
          <ActionButton look="quiet" onClick={() => window.print()}>
            {own.print}
          </ActionButton>
          <small>{own.printNote}</small>
        </li>
      </ul>
      <p className={styles.said} role="status">
        {said}
      </p>
    </section>
  );
}
