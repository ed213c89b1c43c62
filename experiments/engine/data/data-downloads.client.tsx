"use client";

import { type ComponentProps, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { ConfirmButton } from "@/components/ui/confirm-button.client";
import { SiteLink } from "@/components/ui/site-link";
import { useSaid } from "@/components/ui/use-said.client";
import type { DataWords } from "@/content/data-downloads";
import type { Session } from "@/experiments/engine/session/session";
import {
  eraseSession,
  isKeptOnDevice,
  onSessionsChange,
} from "@/experiments/engine/session/session-store.client";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import { type Locale, pathOf } from "@/lib/routes";
import { sessionCsv } from "./csv";
import styles from "./data-downloads.module.css";
import { DataPreview } from "./data-preview";
import { DataToCopy } from "./data-to-copy.client";
import { type DataApp, psychDsFiles, sessionJson } from "./psych-ds";
import { downloadCsv, downloadJson, downloadZip } from "./session-downloads.client";
import { zipOf } from "./zip";

const BYTES_PER_KB = 1000;

/** Returns the files in the archive, the archive itself, and the sizes of all downloads in bytes. */
function handOver(session: Session, app: DataApp) {
  const files = psychDsFiles(session, app);
  const zip = zipOf(files);
  const bytes = (text: string) => new Blob([text]).size;
  const sizes = {
    zip: zip.length,
    csv: bytes(sessionCsv(session)),
    json: bytes(sessionJson(session)),
  };
  return { files, zip, sizes };
}

/**
 * Displays a preview of the data of one run, buttons that download the data in three formats, and a separate button
 * that erases the data.
 */
export function DataDownloads({
  session,
  app,
  words,
  locale,
  isMain = true,
}: {
  session: Session;
  app: DataApp;
  words: DataWords;
  locale: Locale;
  /** True if the download of the archive is the page's main action; false if participants have to return to a study. */
  isMain?: boolean;
}) {
  const { files, zip, sizes } = useMemo(() => handOver(session, app), [session, app]);
  const { said, say } = useSaid();
  const [isErased, setIsErased] = useState(false);
  const isKept = useSyncExternalStore(onSessionsChange, () => isKeptOnDevice(session.id));
  const status = useRef<HTMLParagraphElement>(null);
  const note = (text: string, bytes: number) =>
    interpolate(text, { size: formatNumber(Math.ceil(bytes / BYTES_PER_KB), locale) });
  const report = (file: string) => say(interpolate(words.handedOver, { file }));
  const erase = async () => {
    if (!(await eraseSession(session.id))) return say(words.erase.failed);
    setIsErased(true);
    say(words.erase.erased);
    // The button that had the focus has been removed, so the message receives the focus.
    status.current?.focus();
  };
  return (
    <div className={styles.data}>
      <div className={styles.column}>
        {!isKept && <p>{words.notKept}</p>}
        {!isErased && (
          <ul role="list" className={styles.actions}>
            <li>
              <Download
                isMain={isMain}
                note={note(words.zipNote, sizes.zip)}
                onClick={() => report(downloadZip(session, zip))}
              >
                {words.zip}
              </Download>
            </li>
            <li>
              <Download
                note={note(words.csvNote, sizes.csv)}
                onClick={() => report(downloadCsv(session))}
              >
                {words.csv}
              </Download>
            </li>
            <li>
              <Download
                note={note(words.jsonNote, sizes.json)}
                onClick={() => report(downloadJson(session))}
              >
                {words.json}
              </Download>
            </li>
          </ul>
        )}
        {!isErased && isMain && (
          <p className={styles.together}>
            <SiteLink href={pathOf("data", locale)}>{words.readTogether}</SiteLink>
          </p>
        )}
        <p ref={status} role="status" tabIndex={-1} className={styles.said}>
          {said}
        </p>
        {!isErased && (
          <DataToCopy text={() => sessionJson(session)} isKept={isKept} words={words.toCopy} />
        )}
        {!isErased && (
          <div className={styles.erase}>
            <ConfirmButton
              words={words.erase}
              onConfirm={() => void erase()}
              trigger={(props) => (
                <ActionButton look="quiet" {...props}>
                  {words.erase.run}
                </ActionButton>
              )}
            />
          </div>
        )}
      </div>
      {!isErased && <DataPreview session={session} files={files} words={words.preview} />}
    </div>
  );
}

/** A wide button that displays the name, format and size of a download. */
function Download({
  note,
  isMain = false,
  children,
  ...button
}: Omit<ComponentProps<"button">, "className"> & { note: string; isMain?: boolean }) {
  return (
    <button type="button" {...button} className={styles.download} data-main={isMain || undefined}>
      <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.icon}>
        <path d="M10 2.5v10M5.5 8.5 10 13l4.5-4.5M3 17h14" />
      </svg>
      <span className={styles.name}>{children}</span> <span className={styles.note}>{note}</span>
    </button>
  );
}
