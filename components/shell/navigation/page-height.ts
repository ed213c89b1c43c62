const heights = new Map<string, number>();

/** Notes how high the main part of a page is, in px, while it is still there and before anything changes. */
export function noteHeight(path: string) {
  heights.set(path, document.querySelector("main")?.getBoundingClientRect().height ?? 0);
}

/** How high the main part of a page was when it was last left, in px; undefined for a page that was not. */
export const heightOf = (path: string) => heights.get(path);

/** Whether a page of this document has been left: what comes now is no first page. */
export const hasLeftPage = () => heights.size > 0;
