import { throttle } from "./lazy-loader";
import { PRELOAD_MARGIN } from "./preload-margin";

/** The callback for each watched element. */
const waiting = new Map<Element, () => void>();

/** One observer serves all elements, because every observer takes time in each frame. */
let observer: IntersectionObserver | undefined;

/** Elements that came near since the last batch of callbacks; batches run at most every 200 ms. */
const near = new Set<Element>();
const callNear = throttle(() => {
  for (const element of near) {
    const callback = waiting.get(element);
    leave(element);
    callback?.();
  }
  near.clear();
});

/**
 * Calls a function once when an element is within 1.3 window heights of the top of the window. The calls happen in
 * batches. Without IntersectionObserver, every element counts as near.
 * @returns a function that stops watching the element
 */
export function whenNear(element: Element, callback: () => void): () => void {
  waiting.set(element, callback);
  if (!("IntersectionObserver" in globalThis)) {
    near.add(element);
    callNear();
    return () => leave(element);
  }
  observer ??= new IntersectionObserver(
    (entries) => {
      const arrived = entries.filter(({ isIntersecting }) => isIntersecting);
      for (const { target } of arrived) near.add(target);
      if (arrived.length > 0) callNear();
    },
    { rootMargin: PRELOAD_MARGIN },
  );
  observer.observe(element);
  return () => leave(element);
}

function leave(element: Element) {
  near.delete(element);
  waiting.delete(element);
  observer?.unobserve(element);
  if (waiting.size > 0) return;
  observer?.disconnect();
  observer = undefined;
}
