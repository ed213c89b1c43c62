const heights = new Map<string, number>();

/** Notes how high a page is, in px, while it is still there and before anything changes. */
export function noteHeight(path: string) {
  heights.set(path, document.documentElement.scrollHeight);
}

/** How high a page was when it was last left, in px; undefined for one that was not. */
export const heightOf = (path: string) => heights.get(path);

/** Whether a page of this document has been left: what comes now is no first page. */
export const hasLeftPage = () => heights.size > 0;
