const SOON_MS = 200;

/** Calls back once when the browser has nothing else to do. @returns forgets it */
export function whenIdle(callback: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(callback, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
}
