"use client";

import { type ReactNode, useRef, useState } from "react";
import type { DataPayloads } from "@/components/features/data/read/read-view.client";
import { useKeptFocus } from "@/components/ui/use-kept-focus.client";
import type { DataWords } from "@/content/data";
import type { Locale } from "@/lib/routes";
import styles from "./data-room.module.css";
import { DATA_SOURCES, type DataSource } from "./data-source";
import { LiveSlot } from "./live-slot.client";
import { ReadSlot } from "./read-slot.client";
import { useServerRecords } from "./use-server-records.client";

/** The two sources of data, and below them the view that reads the data of both. */
export function DataRoom({
  words,
  locale,
  payloads,
  noServer,
}: {
  words: Pick<DataWords, "source" | "files" | "follow">;
  /** The URLs of the texts that the view of data fetches. */
  payloads: DataPayloads;
  locale: Locale;
  /** The reason why the site has no receiver to follow; false if it has one. */
  noServer: ReactNode;
}) {
  const [source, setSource] = useState<DataSource>("files");
  // The live part stays on the page after the first visit, so that its token and its records are not lost.
  const [wasLive, setWasLive] = useState(false);
  const { records, keep } = useServerRecords();
  const room = useRef<HTMLDivElement>(null);
  useKeptFocus(room);
  return (
    <div ref={room} className={styles.room}>
      <fieldset className={styles.sources}>
        <legend>{words.source.legend}</legend>
        {DATA_SOURCES.map((each) => (
          <label key={each} className={styles.source}>
            <input
              type="radio"
              name="data-source"
              value={each}
              checked={each === source}
              onChange={() => {
                setSource(each);
                if (each === "live") setWasLive(true);
              }}
            />
            {words.source[each]}
          </label>
        ))}
      </fieldset>
      {wasLive && (
        <div hidden={source !== "live"}>
          {noServer || <LiveSlot words={words.follow} locale={locale} onRecords={keep} />}
        </div>
      )}
      <ReadSlot
        source={source}
        words={words.files}
        payloads={payloads}
        records={records}
        locale={locale}
      />
    </div>
  );
}
