"use client";

import type { OpenDataClient } from "./data-client";

/** Starts the worker that reads data. Its code is loaded with the first data. */
export const openData: OpenDataClient = async (onNews) => {
  const { startDataWorker } = await import(
    "@/experiments/study/findings/worker/data-worker.client"
  );
  return startDataWorker(onNews);
};
