"use client";

import { useEffect, useRef, useState } from "react";
import type { ServerRecords } from "@/components/features/data/use-server-records.client";
import type { NamedBlob } from "@/experiments/study/reading/known-file";
import { KeptRecords } from "./kept-records";
import { fetchIndex, type ReadingStep, readRecords } from "./read-records";
import type { ReceiverClient } from "./receiver-client";
import { type Problem, ReceiverError } from "./receiver-problem";
import { studyInputs } from "./study-inputs";
import { usePageVisible } from "./use-page-visible.client";

/** The time between two requests for the changes of the index after a reading, ms. */
const CHECK_EVERY_MS = 30_000;

/** The shortest time between two changes of the displayed progress, ms. */
const PROGRESS_MS = 100;

export type Reading = {
  state: ServerRecords["state"];
  step: ReadingStep | null;
  problem: Problem | null;
  sessions: number;
  ofSessions: number;
  records: number;
  bytes: number;
  seconds: number;
  /** Sessions that were withdrawn after they had been read. */
  withdrawn: number;
  damaged: number;
  /** Records that the receiver has and the page has not read. */
  newer: number;
};

const NOTHING: Reading = {
  state: "none",
  step: null,
  problem: null,
  sessions: 0,
  ofSessions: 0,
  records: 0,
  bytes: 0,
  seconds: 0,
  withdrawn: 0,
  damaged: 0,
  newer: 0,
};

/**
 * Reads the records of a study into the page. Afterwards, the index is requested repeatedly while the page is visible:
 * withdrawn sessions leave the page at once, and new records are counted.
 *
 * @param onRecords is called when the records have changed, and with null when they are dropped
 */
export function useRecordReader(
  client: ReceiverClient,
  protocol: string,
  onRecords: (records: ServerRecords | null) => void,
) {
  const [reading, setReading] = useState(NOTHING);
  const kept = useRef(new KeptRecords());
  const lastIndex = useRef<string | null>(null);
  const running = useRef<AbortController | null>(null);
  /** The documents of the study that the site serves. They are requested with the first reading. */
  const documents = useRef<readonly NamedBlob[]>([]);
  const isVisible = usePageVisible();

  // Each study and each connection has its own records, so the component is mounted again for each of them.
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
      onRecords(null);
    },
    [onRecords],
  );

  const publish = (state: ServerRecords["state"], changes: Partial<Reading>) => {
    setReading((before) => ({
      ...before,
      ...changes,
      ...kept.current.counts(),
      state,
      step: null,
    }));
    onRecords({ inputs: [...documents.current, ...kept.current.inputs()], state });
  };

  async function read() {
    if (running.current) return;
    const stopped = new AbortController();
    running.current = stopped;
    const begun = performance.now();
    const before = reading.state === "partial" ? reading.seconds : 0;
    const seconds = () => before + (performance.now() - begun) / 1000;
    let shown = 0;
    setReading((each) => ({ ...each, state: "reading", problem: null, step: { kind: "listing" } }));
    const served = documents.current.length > 0 ? documents.current : studyInputs(protocol);
    try {
      const { index, withdrawn, damaged } = await readRecords({
        client,
        protocol,
        kept: kept.current,
        signal: stopped.signal,
        onStep: (step) => {
          if (stopped.signal.aborted) return;
          const now = performance.now();
          if (step.kind === "reading" && now - shown < PROGRESS_MS) return;
          shown = now;
          const ofSessions = step.kind === "reading" && { ofSessions: step.ofSessions };
          setReading((each) => ({
            ...each,
            ...ofSessions,
            sessions: kept.current.counts().sessions,
            seconds: seconds(),
            step,
          }));
        },
      });
      documents.current = await served;
      if (running.current !== stopped) return;
      lastIndex.current = index;
      setReading((each) => ({ ...each, withdrawn: each.withdrawn + withdrawn }));
      publish("complete", { damaged, newer: 0, seconds: seconds() });
    } catch (error) {
      if (!stopped.signal.aborted && !(error instanceof ReceiverError)) throw error;
      documents.current = await served;
      // A component returns its records when it is unmounted.
      if (running.current !== stopped) return;
      const problem = error instanceof ReceiverError ? error.problem : null;
      publish("partial", { problem, seconds: seconds() });
    } finally {
      if (running.current === stopped) running.current = null;
    }
  }

  const isComplete = reading.state === "complete";
  // biome-ignore lint/correctness/useExhaustiveDependencies: publish only uses refs, and setters that stay the same
  useEffect(() => {
    if (!isComplete || !isVisible) return;
    const left = new AbortController();
    const check = async () => {
      const index = await fetchIndex(client, protocol, lastIndex.current, left.signal);
      if (!index?.records || left.signal.aborted || running.current) return;
      lastIndex.current = index.end.index;
      const withdrawn = await kept.current.dropUnlisted(index.records);
      const newer = kept.current.missing(index.records).length;
      setReading((each) => ({ ...each, newer, withdrawn: each.withdrawn + withdrawn }));
      if (withdrawn > 0) publish("complete", {});
    };
    // A failed check has no message: the numbers above this part already display that the receiver cannot be reached.
    const timer = setInterval(() => void check().catch(() => undefined), CHECK_EVERY_MS);
    return () => {
      left.abort();
      clearInterval(timer);
    };
  }, [client, protocol, isComplete, isVisible]);

  return {
    reading,
    read: () => void read(),
    stop: () => running.current?.abort(),
    file: () => kept.current.file(),
  };
}
