import { afterPaint } from "@/lib/after-paint";
import { whenIdle } from "@/lib/idle";

const INTERACTIONS = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "wheel",
  "scroll",
  "keydown",
  "focusin",
] as const;

/** Hydrate anyway after this much reading. */
const READING_MS = 10_000;

/** The longest wait for an idle moment. */
const IDLE_WITHIN_MS = 5000;

/**
 * Calls back once, at the next interaction. A `pointermove` to where the pointer already was is none:
 * browsers send it when a page appears or moves under a resting pointer.
 * @returns stops listening
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
    listening.abort();
    callback();
  };
  for (const type of INTERACTIONS)
    addEventListener(type, onEvent, { capture: true, passive: true, signal: listening.signal });
  return () => listening.abort();
}

/**
 * Calls back once, when the page is to be hydrated: after the frame that shows the first interaction, after
 * ten seconds of reading, or when idle if the exported page may not be all that this visit should show.
 */
export function onHydrationTrigger(callback: () => void) {
  let isTriggered = false;
  const trigger = () => {
    if (isTriggered) return;
    isTriggered = true;
    stopListening();
    callback();
  };
  const stopListening = onFirstInteraction(() => afterPaint(trigger));
  const onLoad = async () => {
    setTimeout(trigger, READING_MS);
    if (mayBeStale() || (await hasStoredData())) whenIdle(trigger, IDLE_WITHIN_MS);
  };
  if (document.readyState === "complete") onLoad();
  else addEventListener("load", onLoad, { once: true });
}

/** Whether the URL, the way here or the service worker may ask for more than the exported page shows. */
function mayBeStale(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return (
    location.search !== "" ||
    location.hash !== "" ||
    document.referrer.startsWith(`${location.origin}/`) ||
    /reload|back_forward/.test(entry?.type ?? "") ||
    Boolean(navigator.serviceWorker?.controller) ||
    "unfinished" in document.documentElement.dataset
  );
}

/** Whether a run, a draft or a message may be stored on the device. */
async function hasStoredData(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).length > 0;
  } catch {
    // Unknown in this browser, so possible.
    return true;
  }
}
