/**
 * @typedef {object} Observed what the observers of a page have seen; times in ms since its navigation
 * @property {number | null} fcp first contentful paint
 * @property {number | null} lcp largest contentful paint so far
 * @property {string} lcpElement what it was, for people
 * @property {number} cls cumulative layout shift, by its largest session window
 * @property {{ start: number, duration: number }[]} longTasks
 * @property {{ name: string, start: number, duration: number, interaction: number }[]} events slow
 *   enough to be reported, and the first one in any case; to the next paint, rounded to 8 ms
 * @property {number | null} load when the load event was over
 * @property {number} ttfb first byte of the page
 */

/**
 * Runs in every page before its own scripts: collects what `window.benchSeen()` returns. It stands
 * alone, because the browser gets its source text.
 */
export function observe() {
  /** @type {Observed} */
  const seen = {
    fcp: null,
    lcp: null,
    lcpElement: "",
    cls: 0,
    longTasks: [],
    events: [],
    load: null,
    ttfb: 0,
  };
  let shift = { value: 0, first: 0, last: 0 };

  /** @param {string} type @param {(entry: any) => void} note @param {object} [options] */
  const watch = (type, note, options) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type, buffered: true, ...options });
    observers.push(() => observer.takeRecords().forEach(note));
  };
  /** @type {(() => void)[]} */
  const observers = [];

  watch("paint", ({ name, startTime }) => {
    if (name !== "first-contentful-paint") return;
    seen.fcp = startTime;
  });
  watch("largest-contentful-paint", ({ startTime, element }) => {
    seen.lcp = startTime;
    const text = element?.currentSrc || element?.textContent?.trim().slice(0, 40) || "";
    seen.lcpElement = `${element?.localName ?? ""} ${text}`;
  });
  watch("layout-shift", ({ value, startTime, hadRecentInput }) => {
    if (hadRecentInput) return;
    // A session window ends after a second without a shift, and after five seconds.
    const continues = startTime - shift.last < 1000 && startTime - shift.first < 5000;
    if (continues) shift = { value: shift.value + value, first: shift.first, last: startTime };
    else shift = { value, first: startTime, last: startTime };
    seen.cls = Math.max(seen.cls, shift.value);
  });
  watch("longtask", ({ startTime, duration }) => {
    seen.longTasks.push({ start: startTime, duration });
  });
  /** @param {any} entry */
  const noteEvent = ({ name, startTime, duration, interactionId }) => {
    seen.events.push({ name, start: startTime, duration, interaction: interactionId ?? 0 });
  };
  watch("event", noteEvent, { durationThreshold: 16 });
  watch("first-input", noteEvent);
  watch("navigation", ({ responseStart }) => {
    seen.ttfb = responseStart;
  });
  addEventListener("load", () => {
    seen.load = performance.now();
  });

  Object.assign(window, {
    benchSeen: () => {
      for (const take of observers) take();
      return seen;
    },
  });
}

/**
 * Returns what the observers have seen until now.
 *
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<Observed>}
 */
export const seenBy = (page) => page.evaluate(() => /** @type {any} */ (window).benchSeen());

/**
 * Returns the total blocking time: what the tasks after the first paint took above 50 ms each.
 *
 * @param {Pick<Observed, "fcp" | "longTasks">} seen
 * @returns {number} ms
 */
export function blockingTime({ fcp, longTasks }) {
  return longTasks
    .map(({ start, duration }) => start + duration - Math.max(start, fcp ?? 0))
    .reduce((sum, after) => sum + Math.max(0, after - 50), 0);
}
