"use client";

import type { ServerRecords } from "@/components/features/data/use-server-records.client";
import { ActionButton } from "@/components/ui/action-button";
import { download } from "@/lib/device/download";
import { formatNumber } from "@/lib/i18n/format";
import { interpolate } from "@/lib/i18n/interpolate";
import type { Locale } from "@/lib/routes";
import type { FollowPage } from "./follow-page";
import { PanelSection } from "./panel-section";
import type { ReceiverClient } from "./receiver-client";
import { problemText } from "./receiver-problem";
import { LINES_TYPE } from "./record-lines";
import styles from "./records-panel.module.css";
import { type Reading, useRecordReader } from "./use-record-reader.client";

const FILE_NAME = "records.ndjson";

/** The records of a study: they are read into the page, and can be downloaded as one file of lines. */
export function RecordsPanel({
  page,
  client,
  protocol,
  onRecords,
}: {
  page: FollowPage;
  client: ReceiverClient;
  protocol: string;
  onRecords: (records: ServerRecords | null) => void;
}) {
  const { reading, read, stop, file } = useRecordReader(client, protocol, onRecords);
  const words = page.words.records;
  const label = { none: words.read, partial: words.goOn, complete: words.again };
  return (
    <PanelSection title={words.title} controls>
      <p>{words.text}</p>
      <p className={styles.buttons}>
        {reading.state === "reading" ? (
          <ActionButton onClick={stop}>{words.stop}</ActionButton>
        ) : (
          <ActionButton
            look={reading.state === "complete" ? "secondary" : "primary"}
            onClick={read}
          >
            {label[reading.state]}
          </ActionButton>
        )}
        {reading.records > 0 && reading.state !== "reading" && (
          <ActionButton onClick={() => download(FILE_NAME, file(), LINES_TYPE)}>
            {words.download}
          </ActionButton>
        )}
      </p>
      <Progress reading={reading} />
      {/* Screen readers do not read each number of the progress, only its beginning and its end. */}
      <p className={styles.progress} aria-live={reading.state === "reading" ? "off" : "polite"}>
        {stateText(reading, page)}
      </p>
      <div role="status" className={styles.notes}>
        {reading.problem && reading.state === "partial" && (
          <p className={styles.problem}>
            {problemText(reading.problem, page.words.problem, page.at)}
          </p>
        )}
        {notesOf(reading, page).map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      {reading.records > 0 && <p className={styles.form}>{words.form}</p>}
    </PanelSection>
  );
}

function Progress({ reading: { state, step } }: { reading: Reading }) {
  if (state !== "reading") return null;
  const share = step?.kind === "reading" && step.ofBytes > 0 ? step.done / step.ofBytes : 0;
  return (
    <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.whole} width="100" height="1" />
      <rect width={(share * 100).toFixed(1)} height="1" />
    </svg>
  );
}

/** Returns a number of bytes in megabytes, with one decimal below ten. */
function megabytes(bytes: number, locale: Locale): string {
  const value = bytes / 1_000_000;
  return `${formatNumber(value, locale, value < 10 ? 1 : 0)}\u00A0${locale === "fr" ? "Mo" : "MB"}`;
}

function stateText(reading: Reading, { words, locale, at }: FollowPage): string {
  const { state, step, sessions, records, bytes, ofSessions, seconds } = reading;
  const number = (value: number) => formatNumber(value, locale);
  const values = {
    sessions: number(sessions),
    ofSessions: number(ofSessions),
    records: number(records),
    size: megabytes(bytes, locale),
    seconds: formatNumber(seconds, locale, seconds < 10 ? 1 : 0),
  };
  if (state === "complete") return interpolate(words.records.done, values);
  if (state === "partial") return interpolate(words.records.partial, values);
  if (step?.kind === "listing") return words.records.listing;
  if (step?.kind === "waiting")
    return interpolate(words.records.waiting, { ...at, seconds: number(step.seconds) });
  if (step?.kind === "reading")
    return interpolate(words.records.reading, {
      ...values,
      size: megabytes(step.done, locale),
      ofSize: megabytes(step.ofBytes, locale),
    });
  return "";
}

function notesOf({ newer, withdrawn, damaged }: Reading, { words, locale }: FollowPage): string[] {
  return (
    Object.entries({ newer, withdrawn, damaged }) as ["newer" | "withdrawn" | "damaged", number][]
  )
    .filter(([, count]) => count > 0)
    .map(([id, count]) => interpolate(words.records[id], { count: formatNumber(count, locale) }));
}
