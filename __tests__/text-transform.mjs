/** For jest what `asset/source` is in next.config.mjs: an imported file is its text. */
// biome-ignore lint/style/noDefaultExport: jest takes a transform as the default export
export default {
  /** @param {string} text */
  process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }),
};
