const FALLBACK_MS = 200;

/**
 * The time after which a busy browser is treated as idle, because some browsers, such as headless Chromium, do not
 * always report that they are idle.
 */
const IDLE_WITHIN_MS = 1000;

/**
 * True while the browser loads another page. During this time, this page must not use the connection
 * (hydration/leaving.ts).
 */
const isBeingLeft = () => "leaving" in document.documentElement.dataset;
const ASK_AGAIN_MS = 1000;

/**
 * Calls back once when the browser is idle, or after `withinMs` if the browser is busy until then. The call waits while
 * the browser loads another page.
 * @returns a function that cancels the call
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

/** Calls back once when the page has loaded and the browser is idle. @returns a function that cancels the call */
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
