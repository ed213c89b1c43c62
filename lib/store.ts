/** Tells many that something has changed. */
export function signal() {
  const listeners = new Set<() => void>();
  return {
    /** Calls back at each change. @returns the end of the subscription */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell() {
      for (const listener of listeners) listener();
    },
  };
}

/** A value of the page outside React, for `useSyncExternalStore`. */
export function observable<Value>(initial: Value) {
  const changes = signal();
  let value = initial;
  return {
    get: () => value,
    /** What it is in every page at first, on the server too. */
    getInitial: () => initial,
    set(next: Value) {
      value = next;
      changes.tell();
    },
    subscribe: changes.subscribe,
  };
}
