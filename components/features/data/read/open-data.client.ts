"use client";

import type { OpenDataWorker } from "./data-client";

/** Starts the worker that reads data. Its code is loaded with the first data. */
export const openData: OpenDataWorker = async (onNews) => {
  const { startDataWorker } = await import(
    "@/experiments/study/findings/worker/data-worker.client"
  );
  return startDataWorker(onNews);
};
