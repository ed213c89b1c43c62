/**
 * @typedef {object} Shown when a navigation that began at `start` had the new heading on the screen
 * @property {number} start ms since 1970, as the others
 * @property {number} painted the frame after the first one with the heading in view, hardly opaque
 * @property {number} full the frame after the first one with it fully opaque
 */

/**
 * Runs in every page: notes when a click or a step back leads to another heading and when that is on
 * the screen, also across documents. It stands alone, because the browser gets its source text.
 */
export function watchHeading() {
  const KEY = "bench-navigation";
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => /** @type {HTMLElement | null} */ (document.querySelector("main h1"));
  const read = () => JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  /** @param {object} value */
  const write = (value) => sessionStorage.setItem(KEY, JSON.stringify(value));

  /** @param {Element} element */
  const opacityOf = (element) => {
    let opacity = 1;
    for (let at = /** @type {Element | null} */ (element); at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  };

  // Only while a navigation is under way: a page that does this all the time is never at rest.
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
  Object.assign(window, { benchBegin: begin, benchShown: read });
  // The first document, which is empty, has no storage.
  if (location.protocol === "https:") requestAnimationFrame(look);
}
