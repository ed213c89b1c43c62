import type { Page } from "@playwright/test";

/** The results of a page's performance observers. Times are in ms since the navigation to the page. */
export type Observed = {
  /** The first contentful paint. */
  fcp: number | null;
  /** The largest contentful paint so far. */
  lcp: number | null;
  /** The cumulative layout shift: the largest sum of layout shifts in a session window. */
  cls: number;
  longTasks: { start: number; duration: number }[];
  /**
   * The first event, and all events that are long enough to be reported. The duration of an event ends at the next
   * paint and is rounded to 8 ms.
   */
  events: { start: number; duration: number }[];
  /** The end of the load event. */
  load: number | null;
  /** The time to first byte. */
  ttfb: number;
};

declare global {
  interface Window {
    benchObserved: () => Observed;
  }
}

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/**
 * Runs in every page before the scripts of the page. It is injected as source text, and collects the results that
 * `benchObserved` returns.
 */
export function observe() {
  const observed: Observed = {
    fcp: null,
    lcp: null,
    cls: 0,
    longTasks: [],
    events: [],
    load: null,
    ttfb: 0,
  };
  let shift = { value: 0, first: 0, last: 0 };
  const flush: (() => void)[] = [];

  function watch<Entry extends PerformanceEntry>(
    type: string,
    note: (entry: Entry) => void,
    options: object = {},
  ) {
    const take = (entries: PerformanceEntryList) => {
      for (const entry of entries) note(entry as Entry);
    };
    const observer = new PerformanceObserver((list) => take(list.getEntries()));
    observer.observe({ type, buffered: true, ...options });
    flush.push(() => take(observer.takeRecords()));
  }

  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") observed.fcp = startTime;
  });
  watch("largest-contentful-paint", ({ startTime }) => {
    observed.lcp = startTime;
  });
  watch<LayoutShift>("layout-shift", ({ value, startTime, hadRecentInput }) => {
    if (hadRecentInput) return;
    // A session window of layout shifts ends after a second without a shift. It ends after five seconds in any case.
    const continues = startTime - shift.last < 1000 && startTime - shift.first < 5000;
    if (continues) shift = { value: shift.value + value, first: shift.first, last: startTime };
    else shift = { value, first: startTime, last: startTime };
    observed.cls = Math.max(observed.cls, shift.value);
  });
  watch("longtask", ({ startTime, duration }) => {
    observed.longTasks.push({ start: startTime, duration });
  });
  const noteEvent = ({ startTime, duration }: PerformanceEntry) => {
    observed.events.push({ start: startTime, duration });
  };
  watch("event", noteEvent, { durationThreshold: 16 });
  watch("first-input", noteEvent);
  watch<PerformanceNavigationTiming>("navigation", ({ responseStart }) => {
    observed.ttfb = responseStart;
  });
  addEventListener("load", () => {
    observed.load = performance.now();
  });

  window.benchObserved = () => {
    for (const each of flush) each();
    return observed;
  };
}

/** Returns the results of a page's performance observers so far. */
export const observedBy = (page: Page) => page.evaluate(() => window.benchObserved());

/** The total blocking time: the sum of the time above 50 ms of each event-loop task after the first paint, in ms. */
export function blockingTime({ fcp, longTasks }: Pick<Observed, "fcp" | "longTasks">): number {
  return longTasks
    .map(({ start, duration }) => start + duration - Math.max(start, fcp ?? 0))
    .reduce((sum, after) => sum + Math.max(0, after - 50), 0);
}
