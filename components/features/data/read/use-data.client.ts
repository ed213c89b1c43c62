"use client";

import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { DataNews, DataWorker } from "@/experiments/study/findings/worker/data-worker.client";
import type {
  Choice,
  ReadSummary,
  ShownFindings,
} from "@/experiments/study/findings/worker/messages";
import type { NamedBlob } from "@/experiments/study/reading/known-file";
import type { ReadProgress } from "@/experiments/study/reading/reader";
import type { DataCommand, OpenDataWorker } from "./data-client";

/** The state of the reading: the data that have arrived, and whether the worker is busy. */
export type DataState = {
  /** The progress; null while no file is being read. */
  progress: ReadProgress | "preparing" | null;
  summary: ReadSummary | null;
  findings: ShownFindings | null;
  /** The message of a fault of the worker; `lost` if its code could not be loaded. */
  problem: { message: string } | "lost" | null;
};

/** The simulated participants of the sample study. */
const SAMPLE = { people: 60, seed: 1 } as const;

const NOTHING: DataState = { progress: null, summary: null, findings: null, problem: null };

const withNews = (state: DataState, news: DataNews): DataState => {
  if (news.kind === "progress") {
    const { kind: _, ...progress } = news;
    return { ...state, progress };
  }
  if (news.kind === "failed")
    return { ...state, progress: null, problem: { message: news.message } };
  return {
    progress: news.isFinal ? null : state.progress,
    summary: news.summary,
    findings: news.findings,
    problem: null,
  };
};

/**
 * Reads data in a worker. The worker starts with the first data. Unmounting the component ends it.
 * @param live the records of the site's own receiver, of which each new set replaces the previous set; null without the
 * live source
 */
export function useData(open: OpenDataWorker, live: readonly NamedBlob[] | null) {
  const [state, setState] = useState<DataState>(NOTHING);
  const client = useRef<Promise<DataWorker> | null>(null);
  const [current, setCurrent] = useState<DataWorker | null>(null);

  useEffect(
    () => () => {
      client.current?.then(
        (each) => each.end(),
        () => {},
      );
      client.current = null;
    },
    [],
  );

  const send = useCallback(
    async (command: DataCommand) => {
      const isReading = ["add", "replace", "sample"].includes(command.kind);
      if (isReading) setState((now) => ({ ...now, progress: "preparing", problem: null }));
      // Findings are large. A transition displays them in slices, so that the page responds meanwhile.
      client.current ??= open((news) => {
        if (news.kind === "findings") startTransition(() => setState((now) => withNews(now, news)));
        else setState((now) => withNews(now, news));
      });
      try {
        const ready = await client.current;
        setCurrent(ready);
        ready.send(command);
      } catch {
        client.current = null;
        setState((now) => ({ ...now, progress: null, problem: "lost" }));
      }
    },
    [open],
  );

  useEffect(() => {
    if (live) void send({ kind: "replace", inputs: live });
  }, [live, send]);

  const add = useCallback((inputs: readonly NamedBlob[]) => send({ kind: "add", inputs }), [send]);
  const choose = useCallback((choice: Choice) => send({ kind: "choose", choice }), [send]);
  const sample = useCallback(
    (document: string) =>
      send({ kind: "sample", document, people: SAMPLE.people, seed: SAMPLE.seed }),
    [send],
  );
  const stop = useCallback(() => send({ kind: "stop" }), [send]);
  const clear = useCallback(() => {
    setState(NOTHING);
    return send({ kind: "clear" });
  }, [send]);
  return { state, client: current, add, choose, sample, stop, clear };
}
