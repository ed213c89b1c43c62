import { afterPaint } from "@/lib/after-paint";
import { whenIdle } from "@/lib/idle";

/** What a visitor does who is about to use the page. */
const SIGNS = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "wheel",
  "scroll",
  "keydown",
  "focusin",
] as const;

/** Who reads as long as this without moving anything will want to use the page. */
const READING_MS = 10_000;

/** How long a page that is to start by itself waits for a quiet moment at most. */
const QUIET_WITHIN_MS = 5000;

/**
 * Calls back once, at the visitor's next sign. Browsers report a pointer that rests on the page, too,
 * when the page appears or moves under it; that is none.
 * @returns stops listening
 */
export function onFirstInteraction(callback: () => void): () => void {
  const listening = new AbortController();
  let restsAt: string | undefined;
  const hear = (event: Event) => {
    if (event.type === "pointermove") {
      const { screenX, screenY } = event as PointerEvent;
      const place = `${screenX} ${screenY}`;
      restsAt ??= place;
      if (place === restsAt) return;
    }
    listening.abort();
    callback();
  };
  for (const sign of SIGNS)
    addEventListener(sign, hear, { capture: true, passive: true, signal: listening.signal });
  return () => listening.abort();
}

/**
 * Calls back once, when the page is wanted alive: at the visitor's first sign, after ten seconds of
 * reading, or when it is at rest if it may show something that only scripts know: what an address
 * with a query or a hash asks for, what a device keeps, or what the page that led here began.
 */
export function onHydrationTrigger(callback: () => void) {
  let isWanted = false;
  const start = () => {
    if (isWanted) return;
    isWanted = true;
    forget();
    callback();
  };
  // What the visitor has just done is shown first.
  const forget = onFirstInteraction(() => afterPaint(start));
  const whenLoaded = async () => {
    setTimeout(start, READING_MS);
    if (mayShowMore() || (await keepsData())) whenIdle(start, QUIET_WITHIN_MS);
  };
  if (document.readyState === "complete") whenLoaded();
  else addEventListener("load", whenLoaded, { once: true });
}

/** Whether the page as it was exported is perhaps not all that this visit should see. */
function mayShowMore(): boolean {
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

/** Whether a run, a draft or a message may be kept on the device. */
async function keepsData(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).length > 0;
  } catch {
    // A browser that does not tell: it may.
    return true;
  }
}
