import { afterPaint } from "@/lib/after-paint";
import { mayPrefetch } from "@/lib/connection";
import { serviceWorkers } from "@/lib/device/service-workers";
import { whenIdle } from "@/lib/idle";
import { isLeavingLink } from "./leaving";
import { isNativeControl } from "./replay-events";

const INTERACTIONS = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "wheel",
  "scroll",
  "keydown",
  "focusin",
] as const;

/**
 * The page is at rest after this time without activity since the page was loaded, ms. Until then the page fetches
 * nothing for its hydration, so that it does not delay a link that the visitor presses early.
 */
const REST_MS = 1000;

/** The maximum time to wait for an idle moment once the page is at rest, ms. */
const IDLE_WITHIN_MS = 2000;

/**
 * Calls a function once, at the next interaction. A `pointermove` without a change of position does not count, because
 * browsers dispatch it when a page appears or moves under a resting pointer. An event on a link that loads another page
 * does not count either, because that page needs the connection, nor does an event on the menu of pages: on a phone,
 * the visitor opens it to press such a link.
 * @returns a function that stops listening
 */
export function onFirstInteraction(callback: () => void): () => void {
  const listening = new AbortController();
  let resting: string | undefined;
  const onEvent = (event: Event) => {
    if (event.type === "pointermove") {
      const { screenX, screenY } = event as PointerEvent;
      const position = `${screenX} ${screenY}`;
      resting ??= position;
      if (position === resting) return;
    }
    if (isLeavingLink(event.target) || isNativeControl(event.target)) return;
    listening.abort();
    callback();
  };
  for (const type of INTERACTIONS)
    addEventListener(type, onEvent, { capture: true, passive: true, signal: listening.signal });
  return () => listening.abort();
}

/**
 * Calls a function once, when the page should be hydrated: after the frame that displays the first interaction, or when
 * the page is at rest. To save data, a page at rest is hydrated only if this visit may need data or code that the
 * exported page does not contain.
 *
 * @param callback receives a signal that aborts once a visitor waits for the hydration, at the latest with the first
 *   interaction
 */
export function onHydrationTrigger(callback: (urgent: AbortSignal) => void) {
  const urgent = new AbortController();
  let isTriggered = false;
  const trigger = () => {
    if (isTriggered) return;
    isTriggered = true;
    callback(urgent.signal);
  };
  const start = () => {
    urgent.abort();
    trigger();
  };
  const whenIdleStart = () => whenIdle(trigger, IDLE_WITHIN_MS);
  let resting: ReturnType<typeof setTimeout>;
  const startAtRest = () => {
    clearTimeout(resting);
    resting = setTimeout(whenIdleStart, REST_MS);
  };
  const onLoad = async () => {
    if (isIncomplete()) start();
    else if (mayBeStale() || (await hasStoredData())) whenIdleStart();
    else if (mayPrefetch()) {
      startAtRest();
      // The visitor is about to press a link of the opened menu.
      addEventListener("pointerdown", ({ target }) => isNativeControl(target) && startAtRest());
    }
  };
  onFirstInteraction(() => afterPaint(start));
  if (document.readyState === "complete") onLoad();
  else addEventListener("load", onLoad, { once: true });
}

/**
 * Returns whether the URL requests content that the exported page does not contain. If so, a visitor waits for this
 * content.
 */
const isIncomplete = () => {
  const { dataset } = document.documentElement;
  return location.search !== "" || "asks" in dataset || "unfinished" in dataset;
};

/**
 * Returns whether the URL's hash, the referrer, the type of navigation or the service worker suggests that the exported
 * page is not sufficient.
 */
function mayBeStale(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return (
    location.hash !== "" ||
    document.referrer.startsWith(`${location.origin}/`) ||
    /reload|back_forward/.test(entry?.type ?? "") ||
    Boolean(serviceWorkers()?.controller)
  );
}

/** Returns whether the device may store a run, a draft or a message. */
async function hasStoredData(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).length > 0;
  } catch {
    // If the browser cannot list its databases, the device may contain data.
    return true;
  }
}
