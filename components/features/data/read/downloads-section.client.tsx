"use client";

import { useState } from "react";
import { ActionButton } from "@/components/ui/action-button";
import type { FindingsWords } from "@/content/findings";
import type { DataWorker } from "@/experiments/study/findings/worker/data-worker.client";
import type {
  DownloadKind,
  Making,
  ShownFindings,
} from "@/experiments/study/findings/worker/messages";
import { downloadBlob } from "@/lib/device/download";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { withColon } from "@/lib/i18n/typeset";
import type { Locale } from "@/lib/routes";
import styles from "./downloads-section.module.css";
import { sizeText } from "./number-texts";
import { SimulatedMark } from "./simulated-mark.client";
import { useMadeFiles } from "./use-made-files.client";

const FILES = ["participants", "results", "deviations"] as const;

/** The files that the visitor can take along, with what each is for, and its size. */
export function DownloadsSection({
  client,
  findings,
  isFinal,
  warnings,
  words,
  locale,
}: {
  client: Pick<DataWorker, "download">;
  findings: Pick<ShownFindings, "sessions">;
  /** False while files are read. */
  isFinal: boolean;
  /** What to check before the data are published, as texts. */
  warnings: readonly string[];
  words: FindingsWords;
  locale: Locale;
}) {
  const own = words.downloads;
  const [said, setSaid] = useState("");
  const [busy, setBusy] = useState<DownloadKind | null>(null);
  const [making, setMaking] = useState<Making | null>(null);
  const { sizes, isDataSetAhead, take } = useMadeFiles(client, findings, isFinal, locale);
  const download = async (kind: DownloadKind) => {
    setBusy(kind);
    setSaid(interpolate(own.preparing, { name: own[kind] }));
    try {
      const { name, blob } = await take(kind, setMaking);
      downloadBlob(name, blob);
      setSaid(
        interpolate(own.done, { file: name, size: sizeText(blob.size, words.files, locale) }),
      );
    } catch (fault) {
      const message = fault instanceof Error ? fault.message : String(fault);
      setSaid(interpolate(own.failed, { name: own[kind], message }));
    }
    setMaking(null);
    setBusy(null);
  };
  const sizeOf = (kind: DownloadKind) => {
    const size = sizes[kind];
    return size === undefined ? "" : sizeText(size, words.files, locale);
  };
  return (
    <section className={styles.downloads} aria-labelledby="downloads">
      <div className={styles.head}>
        <div className={styles.title}>
          <h2 id="downloads">{own.title}</h2>
          <SimulatedMark />
        </div>
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
          <small>
            {own.dataSetNote}
            {!isDataSetAhead && !sizes.dataSet && <> {own.sizeLater}</>}
          </small>
          <span className={styles.action}>
            <ActionButton
              look="primary"
              isOff={busy !== null}
              aria-label={withColon(
                [own.button, sizeOf("dataSet")].filter(Boolean).join(" "),
                own.dataSet,
                locale,
              )}
              onClick={() => download("dataSet")}
            >
              {own.button}
              {sizes.dataSet !== undefined && (
                <span className={styles.buttonSize}>{sizeOf("dataSet")}</span>
              )}
            </ActionButton>
          </span>
          {busy === "dataSet" && making && (
            <span className={styles.making}>
              <progress aria-label={own.dataSet} value={making.done} max={making.of} />
              {interpolate(own.making, {
                done: formatNumber(making.done, locale),
                of: formatNumber(making.of, locale),
              })}
            </span>
          )}
        </li>
        {FILES.map((kind) => (
          <li key={kind}>
            <ActionButton look="quiet" isOff={busy !== null} onClick={() => download(kind)}>
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
