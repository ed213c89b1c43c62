/**
 * The render times that the browser reports for elements with the attribute `elementtiming`. They are keyed by the
 * value of this attribute.
 */
const renderTimes = new Map<string, number>();

type ElementTiming = PerformanceEntry & { identifier: string; renderTime: number };

new PerformanceObserver((list) => {
  for (const entry of list.getEntries() as ElementTiming[])
    renderTimes.set(entry.identifier, entry.renderTime);
}).observe({ type: "element", buffered: true });

/** Returns the time at which the browser displayed an element. Returns null if the browser did not report a time. */
export function renderTimeOf(name: string): number | null {
  return renderTimes.get(name) || null;
}

/**
 * Creates an element whose render time the browser reports. The element contains text, because the browser does not
 * report elements without text.
 */
export function witnessedText(name: string, text: string): HTMLElement {
  const element = document.createElement("p");
  element.setAttribute("elementtiming", name);
  element.textContent = text;
  return element;
}
