"use client";

import { type ComponentProps, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { ConfirmButton } from "@/components/ui/confirm-button.client";
import type { Localized } from "@/lib/i18n/define-content";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import styles from "./data-downloads.module.css";
import type { dataWords } from "./data-words";
import type { DataApp } from "./psych-ds";
import type { Session } from "./session";
import { downloadCsv, downloadJson, downloadZip, sessionZip } from "./session-downloads.client";
import { eraseSession, isKeptOnDevice, onSessionsChange } from "./session-store.client";

const BYTES_PER_KB = 1000;

/** What a participant can do with the data of one run: take them away in three forms, or erase them. */
export function DataDownloads({
  session,
  app,
  words,
  locale,
}: {
  session: Session;
  app: DataApp;
  words: Localized<typeof dataWords>;
  locale: Locale;
}) {
  const zip = useMemo(() => sessionZip(session, app), [session, app]);
  const [outcome, setOutcome] = useState<"erased" | "failed" | null>(null);
  const isKept = useSyncExternalStore(onSessionsChange, () => isKeptOnDevice(session.id));
  const status = useRef<HTMLParagraphElement>(null);
  const size = formatNumber(Math.ceil(zip.length / BYTES_PER_KB), locale);
  const erase = async () => {
    if (!(await eraseSession(session.id))) return setOutcome("failed");
    setOutcome("erased");
    // The button that had the focus is gone.
    status.current?.focus();
  };
  return (
    <div className={styles.data}>
      {!isKept && <p>{words.notKept}</p>}
      {outcome !== "erased" && (
        <ul role="list" className={styles.actions}>
          <li>
            <Action
              look="primary"
              note={interpolate(words.zipNote, { size })}
              onClick={() => downloadZip(session, zip)}
            >
              {words.zip}
            </Action>
          </li>
          <li>
            <Action note="csv" onClick={() => downloadCsv(session)}>
              {words.csv}
            </Action>
          </li>
          <li>
            <Action note="json" onClick={() => downloadJson(session)}>
              {words.json}
            </Action>
          </li>
          <li>
            <ConfirmButton
              words={words.erase}
              onConfirm={() => void erase()}
              trigger={(props) => (
                <Action note={words.erase.runNote} {...props}>
                  {words.erase.run}
                </Action>
              )}
            />
          </li>
        </ul>
      )}
      <p ref={status} role="status" tabIndex={-1}>
        {outcome && words.erase[outcome]}
      </p>
    </div>
  );
}

/** A button across the column: what it does, and in what form. */
function Action({
  look = "secondary",
  note,
  children,
  ...button
}: Omit<ComponentProps<"button">, "className"> & { look?: "primary" | "secondary"; note: string }) {
  return (
    <button type="button" {...button} className={styles[look]}>
      <span>{children}</span> <span className={styles.note}>{note}</span>
    </button>
  );
}
