/** How much of the site this device keeps for use without a connection, as its worker last said. */
export type KeptOffline = "unknown" | "part" | "all" | "no-room";

let state: KeptOffline = "unknown";
const listeners = new Set<() => void>();

export const keptOffline = {
  get: () => state,
  getInitial: (): KeptOffline => "unknown",
  set(next: KeptOffline) {
    state = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
