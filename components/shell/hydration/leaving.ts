import { isPlainClick } from "@/components/shell/navigation/plain-click";
import { hidePending, showPending } from "./replay-events";

/** Returns whether the target of an event is within a link that loads another page in full in this window. */
export function isLeavingLink(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest("a") : null;
  return (
    link !== null &&
    /^https?:$/.test(link.protocol) &&
    /^(_self)?$/.test(link.target) &&
    !link.hasAttribute("download") &&
    !link.getAttribute("href")?.startsWith("#")
  );
}

/** Ends the browser's own prefetch of pages (scripts/build/hydration/defer-hydration.ts). */
export function endDocumentPrefetch() {
  document.querySelector("script[type=speculationrules]")?.remove();
}

/**
 * Aborts the pending requests of the page when a visitor presses a link that the browser follows. Without these
 * requests, the next page has the connection and the processor to itself. The press is displayed as pending.
 *
 * @param isHydrated whether the page is hydrated, so that the router follows links
 * @param onReturn called if the visitor stays after all: the page is back from the back/forward cache, the visitor
 *   stopped the navigation (Escape), or presses something else
 * @returns a function that returns the signal of the current load
 */
export function abortWhenLeaving(isHydrated: () => boolean, onReturn: () => void) {
  let load = new AbortController();
  const restart = () => {
    if (!load.signal.aborted) return;
    load = new AbortController();
    delete document.documentElement.dataset.leaving;
    hidePending();
    onReturn();
  };
  addEventListener("click", (click) => {
    if (isHydrated()) return;
    if (!isPlainClick(click) || !isLeavingLink(click.target)) return restart();
    load.abort();
    document.documentElement.dataset.leaving = "";
    // `window.stop` is called because scripts cannot be aborted individually. The browser follows the link after this
    // call.
    stop();
    showPending();
  });
  addEventListener("keydown", ({ key }) => key === "Escape" && restart());
  addEventListener("pageshow", ({ persisted }) => persisted && restart());
  return () => load.signal;
}
