import { onFirstInteraction, onHydrationTrigger } from "./first-interaction";
import { hydratePage } from "./hydrate-page";
import { HYDRATION_MANIFEST_ID, type HydrationManifest } from "./hydration-manifest";
import { hidePending, recordEvents } from "./replay-events";

/**
 * Deferred hydration (docs/adr/0010-deferred-hydration.md): entry of the inline script at the end of every
 * exported page.
 *
 * 1. The build replaces Next's scripts and inline data by this script and a manifest (hydration-manifest.ts).
 * 2. `recordEvents`: presses and changes are recorded from now on; links stay with the browser.
 * 3. `onHydrationTrigger`: first interaction, ten seconds of reading, or at rest where the page may be stale.
 * 4. `hydratePage` fetches chunks and the page's data in parallel, then webpack's runtime.
 * 5. It evaluates the manifest's modules in slices of 8 ms, so that input in between is handled in time.
 * 6. It moves what extensions inserted out of React's way (front-of-body.ts).
 * 7. It hands the chunks' entry functions to webpack: Next starts, React calls `hydrateRoot`.
 * 8. `<ReplayEvents>` mounts with the page and dispatches the recorded events again, in their order.
 *
 * After a failed fetch the page stays plain HTML until the next interaction or the connection is back.
 */
const manifest: HydrationManifest = JSON.parse(
  document.getElementById(HYDRATION_MANIFEST_ID)?.textContent ?? "{}",
);

recordEvents();
onHydrationTrigger(hydrate);

function hydrate() {
  hydratePage(manifest).catch(() => {
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
