/** The start of a navigation and the times at which the heading of the new page appears, in ms since 1970. */
type HeadingState = {
  start: number;
  /** The text of the previous heading. */
  from: string;
  found?: true;
  /**
   * The time of the frame after the first frame in which the heading is in view. The heading is then still almost
   * transparent.
   */
  painted?: number;
  /** The time of the frame after the first frame in which the heading is fully opaque. */
  full?: number;
};

declare global {
  interface Window {
    benchBegin?: () => void;
    benchHeading?: () => HeadingState | null;
  }
}

/**
 * Runs in every page, injected as source text. Records the time of a click or of a step in the browser history that
 * leads to another heading, and the time at which this heading is displayed. Also records navigations that load a page
 * in full.
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

  // Frames are observed only during a navigation. A page that observes frames all the time is never idle.
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
  // The about:blank page, which the browser opens first, has no storage.
  if (location.protocol === "https:") requestAnimationFrame(look);
}
