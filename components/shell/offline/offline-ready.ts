import { createStore } from "@/lib/store";

/** How much of the site this device keeps for use without a connection, as its worker last said. */
export type KeptOffline = "unknown" | "part" | "all" | "no-room";

export const keptOffline = createStore<KeptOffline>("unknown");
