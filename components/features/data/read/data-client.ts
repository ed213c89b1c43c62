import type { DataNews, DataWorker } from "@/experiments/study/findings/worker/data-worker.client";
import type { DataRequest } from "@/experiments/study/findings/worker/messages";

/** The requests that do not have their own answer. Their effect arrives as progress and findings. */
export type DataCommand = Exclude<DataRequest, { ask: number }>;

/** Starts the worker that reads data. The function may have to load the code of the worker first. */
export type OpenDataWorker = (onNews: (news: DataNews) => void) => Promise<DataWorker>;
