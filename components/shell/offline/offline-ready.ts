import { createStore } from "@/lib/store";

/** The part of the site that is precached, as the worker has last reported. */
export type OfflineReady = "unknown" | "part" | "all" | "no-room";

export const offlineReady = createStore<OfflineReady>("unknown");
