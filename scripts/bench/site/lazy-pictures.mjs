/**
 * A picture that a script fetches when it comes near has an empty one in its place, and a copy for
 * browsers without scripts after it.
 */
const LAZY_PICTURE =
  /<picture>\s*<img\b[^>]*\bsrc="data:image\/gif;[^"]*"[^>]*>\s*<\/picture>\s*<noscript>\s*<picture>(.*?)<img\b([^>]*)>\s*<\/picture>\s*<\/noscript>/g;

/**
 * Returns the page with its late pictures as ordinary ones that the browser itself fetches late, so
 * that the same pictures show without scripts.
 *
 * @param {string} html
 * @returns {string}
 */
export const withPlainPictures = (html) =>
  html.replace(
    LAZY_PICTURE,
    (_, sources, attributes) =>
      `<picture>${sources}<img loading="lazy" decoding="async"${attributes}></picture>`,
  );
