/**
 * Loads the code that makes archives. No other module may import this code, because webpack must put it into one chunk.
 */
export const loadArchiveMaker = () =>
  import(/* webpackChunkName: "archive-maker" */ "./archive-maker.client");
