import { isPlainClick } from "@/components/shell/navigation/plain-click";
import { hidePending, showPending } from "./replay-events";

/** Whether what an event happened on is in a link that opens another document in this window. */
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

/** Ends the browser's own prefetch of documents (scripts/build/hydration/defer-hydration.ts). */
export function endDocumentPrefetch() {
  document.querySelector("script[type=speculationrules]")?.remove();
}

/**
 * Aborts what is on its way for this page when a link is pressed that the browser follows, so that the
 * next document has the line and the processor to itself, and shows the press as pending.
 *
 * @param isHydrated whether links are followed by the router by now
 * @param onReturn the visitor stays after all: the page is back from the back/forward cache, the browser
 *   was told to stop (Escape), or something else is pressed
 * @returns the signal of the load that is under way
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
    // Scripts cannot be aborted one by one. The browser follows the link after this.
    stop();
    showPending();
  });
  addEventListener("keydown", ({ key }) => key === "Escape" && restart());
  addEventListener("pageshow", ({ persisted }) => persisted && restart());
  return () => load.signal;
}
