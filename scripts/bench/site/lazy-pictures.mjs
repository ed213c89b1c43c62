/**
 * A picture that a script fetches when it comes near has an empty one in its place, and a copy for
 * browsers without scripts after it.
 */
const LAZY_PICTURE =
  /<img\b[^>]*\bsrc="data:image\/svg\+xml,[^"]*"[^>]*>\s*<noscript>\s*<img\b([^>]*)>\s*<\/noscript>/g;

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
    (_, attributes) => `<img loading="lazy" decoding="async"${attributes}>`,
  );
