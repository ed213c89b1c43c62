/** Images within this number of window heights are loaded (docs/specification.md, "Business constants and limits"). */
const PRELOAD_FACTOR = 1.3;

/** The same distance as a margin for an IntersectionObserver: how far below the window an element counts as near. */
export const PRELOAD_MARGIN = `0px 0px ${Math.round((PRELOAD_FACTOR - 1) * 100)}% 0px`;
