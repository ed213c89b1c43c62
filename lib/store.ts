/** Returns an emitter. Each call of `emit` calls all subscribers of the emitter. */
export function createEmitter() {
  const listeners = new Set<() => void>();
  return {
    /** @returns a function that ends the subscription */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    emit() {
      for (const listener of listeners) listener();
    },
  };
}

/** Returns a store for `useSyncExternalStore`. The value of the store is outside React. */
export function createStore<Value>(initial: Value) {
  const changes = createEmitter();
  let value = initial;
  return {
    get: () => value,
    /** Returns the value that React uses on the server and during hydration. */
    getInitial: () => initial,
    set(next: Value) {
      value = next;
      changes.emit();
    },
    subscribe: changes.subscribe,
  };
}
