"use client";

import type { WorkerMessage } from "./messages";
import type { SimulationAnswer, SimulationProgress, SimulationTask } from "./tasks";

type AnswerTo<Kind extends SimulationTask["kind"]> = Extract<SimulationAnswer, { kind: Kind }>;

/** A worker tells its progress many times a second; one that has begun and is silent for so many looks has died. */
const LOOK_EVERY_MS = 5000;
const MOST_SILENT_LOOKS = 6;

/** Why there is no answer: the worker did not arrive, or was ended in the middle, of which no browser tells a page. */
export class WorkerGone extends Error {
  constructor(readonly reason: "lost" | "ended") {
    super(reason);
  }
}

/**
 * Does a task of the simulation beside the page, in a worker of its own, which ends with it.
 * @param signal stops it at once
 * @returns the answer, or null when it was stopped
 * @throws WorkerGone when the worker does not arrive or was ended; Error when it fails
 */
export function inWorker<Kind extends SimulationTask["kind"]>(
  task: Extract<SimulationTask, { kind: Kind }>,
  onProgress: (progress: SimulationProgress) => void,
  signal: AbortSignal,
): Promise<AnswerTo<Kind> | null> {
  if (signal.aborted) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const worker = new Worker(
      // Otherwise webpack names it after the project's folder, and each folder makes other files.
      /* webpackEntryOptions: { runtime: "simulation" } */
      new URL("./simulation-worker.ts", import.meta.url),
    );
    let watch: ReturnType<typeof setInterval> | undefined;
    let silentLooks = 0;
    const end = () => {
      clearInterval(watch);
      worker.terminate();
    };
    // Looks are counted, not time: a page that was frozen looks once.
    const look = () => {
      silentLooks += 1;
      if (silentLooks < MOST_SILENT_LOOKS) return;
      end();
      reject(new WorkerGone("ended"));
    };
    worker.addEventListener("message", ({ data }: MessageEvent<WorkerMessage>) => {
      watch ??= setInterval(look, LOOK_EVERY_MS);
      silentLooks = 0;
      if (data.kind === "progress") return onProgress(data);
      end();
      if (data.kind === "failed") reject(new Error(data.message));
      // A worker has one task.
      else resolve(data as AnswerTo<Kind>);
    });
    worker.addEventListener("error", ({ message }) => {
      end();
      reject(message ? new Error(message) : new WorkerGone("lost"));
    });
    signal.addEventListener("abort", () => {
      end();
      resolve(null);
    });
    worker.postMessage(task);
  });
}
