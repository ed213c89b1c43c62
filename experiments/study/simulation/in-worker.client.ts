"use client";

import type { SimulationMessage } from "./messages";
import type { SimulationAnswer, SimulationProgress, SimulationTask } from "./tasks";

type AnswerTo<Kind extends SimulationTask["kind"]> = Extract<SimulationAnswer, { kind: Kind }>;

/**
 * The time between two checks of a worker, ms, and the number of checks without a message after which the worker counts
 * as lost. A worker that has started sends messages many times a second.
 */
const LOOK_EVERY_MS = 5000;
const MOST_SILENT_LOOKS = 6;

/**
 * The error if a worker did not load, or if the browser ended the worker during its computation. Browsers do not report
 * the end of a worker.
 */
export class WorkerGone extends Error {
  constructor(readonly reason: "lost" | "ended") {
    super(reason);
  }
}

/**
 * Runs one computation of the simulation in a new worker. The worker ends after the computation.
 * @param signal stops the computation immediately
 * @returns the answer, or null if the computation was stopped
 * @throws WorkerGone if the worker does not load or was ended; Error if the computation fails
 */
export function inWorker<Kind extends SimulationTask["kind"]>(
  task: Extract<SimulationTask, { kind: Kind }>,
  onProgress: (progress: SimulationProgress) => void,
  signal: AbortSignal,
): Promise<AnswerTo<Kind> | null> {
  if (signal.aborted) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const worker = new Worker(
      // Without this name, webpack would name the worker after the project's folder, and the built files would depend
      // on the folder.
      /* webpackEntryOptions: { runtime: "simulation" } */
      new URL("./simulation-worker.ts", import.meta.url),
    );
    let watch: ReturnType<typeof setInterval> | undefined;
    let silentLooks = 0;
    const end = () => {
      clearInterval(watch);
      worker.terminate();
    };
    // The code counts checks and does not measure time, because a page that was frozen makes only one check afterwards.
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
      // The worker has only one computation, so a message that does not report progress is the answer.
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
