import { mayPrefetch } from "@/lib/connection";
import { onFirstInteraction, onHydrationTrigger } from "./first-interaction";
import { hydratePage } from "./hydrate-page";
import { HYDRATION_MANIFEST_ID, type HydrationManifest } from "./hydration-manifest";
import { abortWhenLeaving, endDocumentPrefetch } from "./leaving";
import { markPressedLink } from "./pressed-link";
import { hidePending, recordEvents } from "./replay-events";

/**
 * Deferred hydration (docs/adr/0010-deferred-hydration.md): the entry of the inline script at the end of every exported
 * page.
 *
 * 1. The build replaces Next's scripts and inline data by this script and a manifest (hydration-manifest.ts).
 * 2. `recordEvents` records presses and changes from this moment on. The browser handles links itself.
 * 3. `onHydrationTrigger` waits for the first interaction, or for the page to be at rest if the connection allows this.
 * 4. `hydratePage` fetches the page's data and chunks, and then webpack's runtime. It fetches them in parallel, but one
 * by one until a visitor waits. If the visitor presses a link during the requests, all requests are aborted
 * (leaving.ts), and the browser follows the link.
 * 5. `hydratePage` evaluates the modules of the manifest in slices of 8 ms, so that input between two slices is handled
 * in time.
 * 6. It moves elements that browser extensions have inserted out of the way of React (front-of-body.ts).
 * 7. It passes the entry functions of the chunks to webpack: Next starts, and React calls `hydrateRoot`.
 * 8. `<ReplayEvents>` mounts with the page and dispatches the recorded events again, in their order.
 *
 * After a failed or aborted fetch, the page remains static HTML until the next interaction or until the connection is
 * back.
 */
const manifest: HydrationManifest = JSON.parse(
  document.getElementById(HYDRATION_MANIFEST_ID)?.textContent ?? "{}",
);

markPressedLink();
recordEvents(endDocumentPrefetch);
/** Whether Next has started. From this moment on, the hydration cannot be stopped. */
let hasStarted = false;
/** Aborted if the hydration that is under way has been stopped; null if none is under way. */
let underWay: AbortSignal | null = null;
const signal = abortWhenLeaving(
  () => !window.replayEvents,
  () => hasStarted || hydrate(),
);
onHydrationTrigger(hydrate);
if (!mayPrefetch()) endDocumentPrefetch();

function hydrate(urgent: AbortSignal = AbortSignal.abort()) {
  // A page that returns from the back/forward cache starts again, and its timer or the next touch may follow.
  if (hasStarted || (underWay && !underWay.aborted)) return;
  const load = signal();
  underWay = load;
  const onStart = () => {
    hasStarted = true;
  };
  hydratePage(manifest, urgent, load, onStart).catch(() => {
    // The hydration was aborted because the visitor is leaving the page. If the visitor remains after all, hydration
    // starts again.
    if (load.aborted) return;
    underWay = null;
    hidePending();
    const retry = () => {
      removeEventListener("online", retry);
      stopListening();
      hydrate();
    };
    const stopListening = onFirstInteraction(retry);
    addEventListener("online", retry);
  });
}
