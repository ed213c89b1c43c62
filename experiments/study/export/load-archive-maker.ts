/** Loads the code that makes archives. No other import reaches this code, so that it is one chunk. */
export const loadArchiveMaker = () =>
  import(/* webpackChunkName: "archive-maker" */ "./archive-maker.client");
