const SOON_MS = 200;

/**
 * Calls back once when the browser has nothing else to do, or after `withinMs` whatever it does.
 * @returns forgets it
 */
export function whenIdle(callback: () => void, withinMs?: number): () => void {
  // Safari has no requestIdleCallback.
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(callback, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: withinMs });
  return () => cancelIdleCallback(handle);
}
