/** Fetches the code that puts archives together, when one is wanted. Nothing else asks for it, so that it is one chunk. */
export const loadTakeHome = () =>
  import(/* webpackChunkName: "take-home" */ "./make-archive.client");
