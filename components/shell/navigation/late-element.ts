/** Events which indicate that the visitor no longer waits for the element. */
const INTERACTIONS = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Calls a function with the element that has an id, once the element is inserted, unless the visitor scrolls, taps or
 * types first. Does nothing if the element already exists.
 * @returns a function that stops waiting
 */
export function whenElementAppears(id: string, found: (element: Element) => void): () => void {
  if (document.getElementById(id)) return () => {};
  const waiting = new AbortController();
  const { signal } = waiting;
  const stop = () => waiting.abort();
  const observer = new MutationObserver(() => {
    const element = document.getElementById(id);
    if (!element) return;
    stop();
    found(element);
  });
  signal.addEventListener("abort", () => observer.disconnect());
  for (const event of INTERACTIONS) addEventListener(event, stop, { passive: true, signal });
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
