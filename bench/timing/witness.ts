/** Render times that the browser reports for elements with `elementtiming`, by that name. */
const renderTimes = new Map<string, number>();

type ElementTiming = PerformanceEntry & { identifier: string; renderTime: number };

new PerformanceObserver((list) => {
  for (const entry of list.getEntries() as ElementTiming[])
    renderTimes.set(entry.identifier, entry.renderTime);
}).observe({ type: "element", buffered: true });

/** When an element was displayed, as far as the browser knows; null when it never said. */
export function renderTimeOf(name: string): number | null {
  return renderTimes.get(name) || null;
}

/** An element that is witnessed; text, because boxes without text are not reported. */
export function witnessedText(name: string, text: string): HTMLElement {
  const element = document.createElement("p");
  element.setAttribute("elementtiming", name);
  element.textContent = text;
  return element;
}
