"use client";

import type { WorkerMessage } from "./messages";
import type { SimulationAnswer, SimulationProgress, SimulationTask } from "./tasks";

type AnswerTo<Kind extends SimulationTask["kind"]> = Extract<SimulationAnswer, { kind: Kind }>;

/**
 * Does a task of the simulation beside the page, in a worker of its own, which ends with it.
 * @param signal stops it at once
 * @returns the answer, or null when it was stopped
 * @throws Error when the worker does not arrive or fails
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
    const end = () => worker.terminate();
    worker.addEventListener("message", ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.kind === "progress") return onProgress(data);
      end();
      if (data.kind === "failed") reject(new Error(data.message));
      // A worker has one task.
      else resolve(data as AnswerTo<Kind>);
    });
    worker.addEventListener("error", ({ message }) => {
      end();
      reject(new Error(message || "The simulation could not be loaded."));
    });
    signal.addEventListener("abort", () => {
      end();
      resolve(null);
    });
    worker.postMessage(task);
  });
}
