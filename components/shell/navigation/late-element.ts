/** A visitor who scrolls, taps or types meanwhile has moved on. */
const MOVED_ON = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Calls back with the element of an id as soon as it is in the document, unless the visitor scrolls,
 * taps or types first. An element that is there already is left to the browser and Next.
 * @returns stops waiting
 */
export function whenElementAppears(id: string, found: (element: Element) => void): () => void {
  if (document.getElementById(id)) return () => {};
  const waiting = new AbortController();
  const observer = new MutationObserver(() => {
    const element = document.getElementById(id);
    if (!element) return;
    waiting.abort();
    found(element);
  });
  waiting.signal.addEventListener("abort", () => observer.disconnect());
  for (const event of MOVED_ON)
    window.addEventListener(event, () => waiting.abort(), {
      passive: true,
      signal: waiting.signal,
    });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => waiting.abort();
}
