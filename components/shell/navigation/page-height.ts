const heights = new Map<string, number>();

/** Stores the height of `<main>` in px, just before the visitor leaves the page at `path`. */
export function noteHeight(path: string) {
  heights.set(path, document.querySelector("main")?.getBoundingClientRect().height ?? 0);
}

/**
 * Returns the height that `<main>` had in px when the visitor last left the page; undefined if the visitor has not left
 * the page yet.
 */
export const heightOf = (path: string) => heights.get(path);

/** Returns whether the visitor has left a page by a client-side navigation since the last full load. */
export const hasLeftPage = () => heights.size > 0;
