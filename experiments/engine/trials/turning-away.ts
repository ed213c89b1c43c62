/** Calls back when the participant turns away from the page: it is hidden, or loses the focus. */
export function onTurningAway(callback: () => void, signal: AbortSignal): void {
  // A page that becomes visible was hidden before.
  document.addEventListener("visibilitychange", callback, { signal });
  window.addEventListener("blur", callback, { signal });
}

/** Whether the participant does not see the page now. */
export const isPageHidden = () => document.visibilityState === "hidden";
