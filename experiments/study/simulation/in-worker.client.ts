"use client";

import type { SimulationMessage } from "./messages";
import type { SimulationAnswer, SimulationProgress, SimulationTask } from "./tasks";

type AnswerTo<Kind extends SimulationTask["kind"]> = Extract<SimulationAnswer, { kind: Kind }>;

/**
 * The time between two checks of a worker, ms, and the number of checks without a message after which the worker is
 * considered lost. A worker that has started sends messages many times a second.
 */
const LOOK_EVERY_MS = 5000;
const MOST_SILENT_LOOKS = 6;

/** The error if a worker did not load, or if the browser ended it during the task, which browsers do not report. */
export class WorkerGone extends Error {
  constructor(readonly reason: "lost" | "ended") {
    super(reason);
  }
}

/**
 * Runs a task of the simulation in a new worker, which ends after the task.
 * @param signal stops the task immediately
 * @returns the answer, or null if the task was stopped
 * @throws WorkerGone if the worker does not load or was ended; Error if the task fails
 */
export function inWorker<Kind extends SimulationTask["kind"]>(
  task: Extract<SimulationTask, { kind: Kind }>,
  onProgress: (progress: SimulationProgress) => void,
  signal: AbortSignal,
): Promise<AnswerTo<Kind> | null> {
  if (signal.aborted) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const worker = new Worker(
      // Without this name, webpack names the worker after the project's folder, and the files would depend on the
      // folder.
      /* webpackEntryOptions: { runtime: "simulation" } */
      new URL("./simulation-worker.ts", import.meta.url),
    );
    let watch: ReturnType<typeof setInterval> | undefined;
    let silentLooks = 0;
    const end = () => {
      clearInterval(watch);
      worker.terminate();
    };
    // The code counts checks instead of time, because a page that was frozen makes only one check afterwards.
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
      // The worker has only one task, so every other message is the answer.
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
