const FALLBACK_MS = 200;

/** Some browsers never report idle: headless Chromium, at times. */
const IDLE_WITHIN_MS = 3000;

/**
 * Calls back once when the browser is idle, at the latest after `withinMs`.
 * @returns cancels it
 */
export function whenIdle(callback: () => void, withinMs = IDLE_WITHIN_MS): () => void {
  // Safari has no requestIdleCallback.
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(callback, FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: withinMs });
  return () => cancelIdleCallback(handle);
}

/** Calls back once when the page has loaded and the browser is idle. @returns cancels it */
export function whenAtRest(callback: () => void): () => void {
  if (document.readyState === "complete") return whenIdle(callback);
  let cancel = () => {};
  const onLoad = () => {
    cancel = whenIdle(callback);
  };
  addEventListener("load", onLoad, { once: true });
  return () => {
    removeEventListener("load", onLoad);
    cancel();
  };
}
