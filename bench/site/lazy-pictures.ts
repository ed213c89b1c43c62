/** Matches a picture whose source a script sets. A copy of the picture follows in `noscript`. */
const LAZY_PICTURE =
  /<picture>\s*<img\b[^>]*\bsrc="data:image\/gif;[^"]*"[^>]*>\s*<\/picture>\s*<noscript>\s*<picture>(.*?)<img\b([^>]*)>\s*<\/picture>\s*<\/noscript>/g;

/**
 * Returns the page with pictures that the browser itself loads lazily. The same pictures are then displayed without
 * scripts.
 */
export const withPlainPictures = (html: string) =>
  html.replace(
    LAZY_PICTURE,
    (_, sources: string, attributes: string) =>
      `<picture>${sources}<img loading="lazy" decoding="async"${attributes}></picture>`,
  );
