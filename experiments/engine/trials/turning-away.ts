/**
 * Calls a function when the participant leaves the page. Signs of leaving are that the page is hidden or loses the
 * focus.
 */
export function onTurningAway(callback: () => void, signal: AbortSignal): void {
  // The event also fires when the page becomes visible again. In that case, the page was hidden before.
  document.addEventListener("visibilitychange", callback, { signal });
  window.addEventListener("blur", callback, { signal });
}

/** Returns whether the page is hidden at the moment. */
export const isPageHidden = () => document.visibilityState === "hidden";
