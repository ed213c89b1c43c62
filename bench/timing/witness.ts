/** Render times that the browser reports for elements with `elementtiming`, by the value of that attribute. */
const renderTimes = new Map<string, number>();

type ElementTiming = PerformanceEntry & { identifier: string; renderTime: number };

new PerformanceObserver((list) => {
  for (const entry of list.getEntries() as ElementTiming[])
    renderTimes.set(entry.identifier, entry.renderTime);
}).observe({ type: "element", buffered: true });

/** When an element was displayed, as far as the browser knows; null if it reported no time. */
export function renderTimeOf(name: string): number | null {
  return renderTimes.get(name) || null;
}

/** A witnessed element; it is text, because boxes without text are not reported. */
export function witnessedText(name: string, text: string): HTMLElement {
  const element = document.createElement("p");
  element.setAttribute("elementtiming", name);
  element.textContent = text;
  return element;
}
