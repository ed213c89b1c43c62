/** Returns an imported file as its text in jest, as `asset/source` does in next.config.mjs. */
// biome-ignore lint/style/noDefaultExport: jest takes a transform as the default export
export default {
  /** @param {string} text */
  process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }),
};
