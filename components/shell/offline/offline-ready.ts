import { createStore } from "@/lib/store";

/** How much of the site is precached, as the worker last reported. */
export type OfflineReady = "unknown" | "part" | "all" | "no-room";

export const offlineReady = createStore<OfflineReady>("unknown");
