const FALLBACK_MS = 200;

/** Some browsers never report idle: headless Chromium, at times. */
const IDLE_WITHIN_MS = 1000;

/** While the page is being left for another document, whose line must be free (hydration/leaving.ts). */
const isBeingLeft = () => "leaving" in document.documentElement.dataset;
const ASK_AGAIN_MS = 1000;

/**
 * Calls back once when the browser is idle, at the latest after `withinMs`; not while the page is being left.
 * @returns cancels it
 */
export function whenIdle(callback: () => void, withinMs = IDLE_WITHIN_MS): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const callBack = () => {
    if (isBeingLeft()) timer = setTimeout(callBack, ASK_AGAIN_MS);
    else callback();
  };
  // Safari has no requestIdleCallback.
  if (!("requestIdleCallback" in globalThis)) {
    timer = setTimeout(callBack, FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callBack, { timeout: withinMs });
  return () => {
    cancelIdleCallback(handle);
    clearTimeout(timer);
  };
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
