const heights = new Map<string, number>();

/** Stores the height of `<main>` in px, just before the page at `path` is left. */
export function noteHeight(path: string) {
  heights.set(path, document.querySelector("main")?.getBoundingClientRect().height ?? 0);
}

/** Returns the height of `<main>` in px when the page was last left; undefined if the visitor has not left it yet. */
export const heightOf = (path: string) => heights.get(path);

/** Whether this document has displayed another page before. */
export const hasLeftPage = () => heights.size > 0;
