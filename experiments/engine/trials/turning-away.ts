/** Calls a function when the participant leaves the page, which is when the page is hidden or loses the focus. */
export function onTurningAway(callback: () => void, signal: AbortSignal): void {
  // The event also fires when the page becomes visible again, which means that the page was hidden.
  document.addEventListener("visibilitychange", callback, { signal });
  window.addEventListener("blur", callback, { signal });
}

/** Returns whether the page is hidden at the moment. */
export const isPageHidden = () => document.visibilityState === "hidden";
