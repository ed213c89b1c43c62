/** Calls back when the participant turns away from the page: when it is hidden or loses the focus. */
export function onTurningAway(callback: () => void, signal: AbortSignal): void {
  // The event also fires when the page becomes visible again; it was hidden before.
  document.addEventListener("visibilitychange", callback, { signal });
  window.addEventListener("blur", callback, { signal });
}

/** Returns whether the page is hidden at the moment. */
export const isPageHidden = () => document.visibilityState === "hidden";
