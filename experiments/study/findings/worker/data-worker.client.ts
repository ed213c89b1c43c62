"use client";

import type { TrialRecord } from "@/experiments/engine/data/columns";
import type { Source } from "@/experiments/study/reading/read-session";
import type { Locale } from "@/lib/routes";
import { createJoin, type DataPart } from "./answer-parts";
import type { DataAnswer, DataRequest, DownloadKind, Making } from "./messages";
import { requestParts } from "./request-parts";

/** The messages that the worker sends without a request. The message of a fault is in English. */
export type DataNews = Extract<DataAnswer, { kind: "progress" | "findings" | "failed" }>;
type Answered = Exclude<DataAnswer, { kind: "progress" | "findings" | "making" }>;

/** The worker that stores the data that were read. */
export type DataWorker = {
  /** Sends a request whose answers arrive as findings. */
  send: (request: Exclude<DataRequest, { ask: number }>) => void;
  /** Returns the rows of a run; null if its file cannot be read any more. @throws Error */
  rows: (source: Source) => Promise<readonly TrialRecord[] | null>;
  /**
   * Returns a file for download.
   * @param locale the language of its texts for readers
   * @param onMaking is told the progress of a file that takes long
   * @throws Error
   */
  download: (
    download: DownloadKind,
    locale: Locale,
    onMaking?: (making: Making) => void,
  ) => Promise<{ name: string; blob: Blob }>;
  /** Ends the worker. Open requests are not answered any more. */
  end: () => void;
};

/**
 * Starts the worker that reads data.
 * @param onNews receives the progress, the findings, and the faults of requests without an answer of their own and of the
 *   worker itself
 */
export function startDataWorker(onNews: (news: DataNews) => void): DataWorker {
  const worker = new Worker(
    // Without this name, webpack would name the worker after the project's folder, and the built files would depend
    // on the folder.
    /* webpackEntryOptions: { runtime: "data" } */
    new URL("./data-worker.ts", import.meta.url),
  );
  const open = new Map<number, (answer: Answered) => void>();
  const making = new Map<number, (making: Making) => void>();
  let last = 0;

  const ask = (request: (ask: number) => DataRequest) =>
    new Promise<Answered>((resolve) => {
      last += 1;
      open.set(last, resolve);
      worker.postMessage(request(last));
    });

  function answer(answered: Answered) {
    const { ask: number } = answered;
    if (number === null) {
      if (answered.kind === "failed") onNews(answered);
      return;
    }
    open.get(number)?.(answered);
    open.delete(number);
    making.delete(number);
  }

  const join = createJoin();
  worker.addEventListener("message", (event: MessageEvent<DataPart | DataAnswer>) => {
    const data = join(event.data);
    if (!data) return;
    if (data.kind === "progress" || data.kind === "findings") onNews(data);
    else if (data.kind === "making") making.get(data.ask)?.({ done: data.done, of: data.of });
    else answer(data);
  });
  worker.addEventListener("error", ({ message }) => {
    for (const [number] of open) answer({ kind: "failed", ask: number, message });
    onNews({ kind: "failed", ask: null, message });
  });

  /** Resolves when all requests so far are sent. */
  let sent = Promise.resolve();

  return {
    send(request) {
      sent = sent
        .then(async () => {
          for (const part of requestParts(request)) {
            worker.postMessage(part);
            await nextTask();
          }
        })
        // A request that cannot be sent must not prevent the requests after it.
        .catch((error: unknown) => onNews({ kind: "failed", ask: null, message: String(error) }));
    },
    async rows(source) {
      const answered = await ask((number) => ({ kind: "rows", ask: number, source }));
      if (answered.kind !== "rows") throw failure(answered);
      return answered.rows;
    },
    async download(download, locale, onMaking) {
      const answered = await ask((number) => {
        if (onMaking) making.set(number, onMaking);
        return { kind: "download", ask: number, download, locale };
      });
      if (answered.kind !== "download") throw failure(answered);
      return { name: answered.name, blob: answered.blob };
    },
    end: () => worker.terminate(),
  };
}

/** Resolves in another task, so that the page responds meanwhile. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

const failure = (answered: Answered) =>
  new Error(answered.kind === "failed" ? answered.message : "Unexpected answer");
