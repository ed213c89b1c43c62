/** Images within this number of window heights are loaded (docs/specification.md, "Business constants and limits"). */
const PRELOAD_FACTOR = 1.3;

/**
 * The same distance as a margin for an IntersectionObserver. An element within this distance below the window counts as
 * near.
 */
export const PRELOAD_MARGIN = `0px 0px ${Math.round((PRELOAD_FACTOR - 1) * 100)}% 0px`;
