import { createStore } from "@/lib/store";

/** How much of the site is precached, as last reported by the worker. */
export type OfflineReady = "unknown" | "part" | "all" | "no-room";

export const offlineReady = createStore<OfflineReady>("unknown");
