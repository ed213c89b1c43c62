/** Events which indicate that the visitor no longer waits for the element. */
const INTERACTIONS = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Calls a function with an element, once the element is inserted, unless the visitor scrolls, taps or types first. Does
 * nothing if the element already exists.
 * @param find returns the element; null until it is inserted
 * @returns a function that stops waiting
 */
export function whenElementAppears<Found extends Element>(
  find: () => Found | null,
  found: (element: Found) => void,
): () => void {
  if (find()) return () => {};
  const waiting = new AbortController();
  const { signal } = waiting;
  const stop = () => waiting.abort();
  const observer = new MutationObserver(() => {
    const element = find();
    if (!element) return;
    stop();
    found(element);
  });
  signal.addEventListener("abort", () => observer.disconnect());
  for (const event of INTERACTIONS) addEventListener(event, stop, { passive: true, signal });
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
