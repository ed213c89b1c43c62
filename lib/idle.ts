const SOON_MS = 200;

/** Some browsers never come to rest, or never say so: Chromium without a window, at times. */
const AT_LAST_MS = 3000;

/**
 * Calls back once when the browser has nothing else to do, or after `withinMs` whatever it does.
 * @returns forgets it
 */
export function whenIdle(callback: () => void, withinMs = AT_LAST_MS): () => void {
  // Safari has no requestIdleCallback.
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(callback, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: withinMs });
  return () => cancelIdleCallback(handle);
}

/** Calls back once when the page has loaded and the browser has nothing else to do. @returns forgets it */
export function whenAtRest(callback: () => void): () => void {
  if (document.readyState === "complete") return whenIdle(callback);
  let forget = () => {};
  const onLoad = () => {
    forget = whenIdle(callback);
  };
  addEventListener("load", onLoad, { once: true });
  return () => {
    removeEventListener("load", onLoad);
    forget();
  };
}
