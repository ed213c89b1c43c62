const heights = new Map<string, number>();

/** Notes the height of `<main>` in px, just before the page at `path` is left. */
export function noteHeight(path: string) {
  heights.set(path, document.querySelector("main")?.getBoundingClientRect().height ?? 0);
}

/** The height of `<main>` in px when the page was last left; undefined if it was not. */
export const heightOf = (path: string) => heights.get(path);

/** Whether this document has shown another page before. */
export const hasLeftPage = () => heights.size > 0;
