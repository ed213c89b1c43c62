import { HYDRATION_MANIFEST_ID } from "@/lib/build-constants.mjs";
import { onFirstInteraction, onHydrationTrigger } from "./first-interaction";
import { hydratePage } from "./hydrate-page";
import type { HydrationManifest } from "./hydration-manifest";
import { recordEvents, stopWaiting } from "./replay-events";

/**
 * Entry of the script at the end of every exported page (ADR 10): the page is complete as it is, and its
 * scripts come when they are wanted.
 */
const manifest: HydrationManifest = JSON.parse(
  document.getElementById(HYDRATION_MANIFEST_ID)?.textContent ?? "{}",
);

recordEvents();
onHydrationTrigger(start);

/** What did not arrive is tried again when the visitor next does something or the line is back. */
function start() {
  hydratePage(manifest).catch(() => {
    stopWaiting();
    const again = () => {
      removeEventListener("online", again);
      forget();
      start();
    };
    const forget = onFirstInteraction(again);
    addEventListener("online", again);
  });
}
