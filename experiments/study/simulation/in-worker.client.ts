"use client";

import type { SimulationMessage } from "./messages";
import type { SimulationAnswer, SimulationProgress, SimulationTask } from "./tasks";

type AnswerTo<Kind extends SimulationTask["kind"]> = Extract<SimulationAnswer, { kind: Kind }>;

/** A worker reports progress many times a second; a started worker that is silent for this many checks has died. */
const LOOK_EVERY_MS = 5000;
const MOST_SILENT_LOOKS = 6;

/** The worker did not load, or the browser ended it during the task, which browsers do not report to a page. */
export class WorkerGone extends Error {
  constructor(readonly reason: "lost" | "ended") {
    super(reason);
  }
}

/**
 * Runs a task of the simulation in its own worker, which ends with the task.
 * @param signal stops the task immediately
 * @returns the answer, or null when the task was stopped
 * @throws WorkerGone when the worker does not load or was ended; Error when the task fails
 */
export function inWorker<Kind extends SimulationTask["kind"]>(
  task: Extract<SimulationTask, { kind: Kind }>,
  onProgress: (progress: SimulationProgress) => void,
  signal: AbortSignal,
): Promise<AnswerTo<Kind> | null> {
  if (signal.aborted) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const worker = new Worker(
      // Without a name, webpack names the worker after the project's folder, so that the files depend on the folder.
      /* webpackEntryOptions: { runtime: "simulation" } */
      new URL("./simulation-worker.ts", import.meta.url),
    );
    let watch: ReturnType<typeof setInterval> | undefined;
    let silentLooks = 0;
    const end = () => {
      clearInterval(watch);
      worker.terminate();
    };
    // The watch counts checks instead of time, because a frozen page makes a single check afterwards.
    const look = () => {
      silentLooks += 1;
      if (silentLooks < MOST_SILENT_LOOKS) return;
      end();
      reject(new WorkerGone("ended"));
    };
    worker.addEventListener("message", ({ data }: MessageEvent<SimulationMessage>) => {
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
