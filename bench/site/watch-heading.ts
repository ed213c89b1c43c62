/** The start of a navigation and the times of the new page's heading, in ms since 1970. */
type HeadingState = {
  start: number;
  /** The text of the previous heading. */
  from: string;
  found?: true;
  /** Time of the frame after the first frame with the heading in view, when the heading is still almost transparent. */
  painted?: number;
  /** Time of the frame after the first frame in which the heading is fully opaque. */
  full?: number;
};

declare global {
  interface Window {
    benchBegin?: () => void;
    benchHeading?: () => HeadingState | null;
  }
}

/**
 * Runs in every page, injected as source text: records the time of a click or a traversal of the history that displays
 * another heading, and the time at which this heading is displayed. Also records navigations to a new document.
 */
export function watchHeading() {
  const KEY = "bench-navigation";
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector<HTMLElement>("main h1");
  const read = (): HeadingState | null => JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  const write = (state: HeadingState) => sessionStorage.setItem(KEY, JSON.stringify(state));

  const opacityOf = (element: Element) => {
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  };

  // Watches frames only during a navigation, because a page that observes continuously is never idle.
  const look = () => {
    const state = read();
    if (!state || state.full) return;
    const found = heading();
    if (found && found.textContent !== state.from) {
      const { top, bottom, height } = found.getBoundingClientRect();
      const opacity = height > 0 && bottom > 0 && top < innerHeight ? opacityOf(found) : 0;
      const isFull = opacity > 0.99;
      if (opacity > 0.1 && !state.found) write({ ...state, found: true });
      if (isFull || (opacity > 0.1 && !state.found))
        requestAnimationFrame(() => {
          const current = read();
          if (!current) return;
          current.painted ??= now();
          if (isFull) current.full ??= now();
          write(current);
        });
    }
    requestAnimationFrame(look);
  };

  const begin = () => {
    write({ start: now(), from: heading()?.textContent ?? "" });
    requestAnimationFrame(look);
  };
  addEventListener("click", begin, true);
  Object.assign(window, { benchBegin: begin, benchHeading: read });
  // The initial about:blank page has no storage.
  if (location.protocol === "https:") requestAnimationFrame(look);
}
