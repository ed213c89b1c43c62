/** Loads the code that makes archives. No other module may import this code, so that webpack puts it into one chunk. */
export const loadArchiveMaker = () =>
  import(/* webpackChunkName: "archive-maker" */ "./archive-maker.client");
