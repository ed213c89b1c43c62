/**
 * Makes jest import a file as its text. In the build, `asset/source` in the configuration of webpack has the same
 * effect.
 */
// biome-ignore lint/style/noDefaultExport: jest takes a transform as the default export
export default {
  /** @param {string} text */
  process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }),
};
