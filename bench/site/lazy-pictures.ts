/** A picture whose source a script sets, with a copy in `noscript` after it. */
const LAZY_PICTURE =
  /<picture>\s*<img\b[^>]*\bsrc="data:image\/gif;[^"]*"[^>]*>\s*<\/picture>\s*<noscript>\s*<picture>(.*?)<img\b([^>]*)>\s*<\/picture>\s*<\/noscript>/g;

/** The page with its lazy pictures left to the browser, so that the same ones show without scripts. */
export const withPlainPictures = (html: string) =>
  html.replace(
    LAZY_PICTURE,
    (_, sources: string, attributes: string) =>
      `<picture>${sources}<img loading="lazy" decoding="async"${attributes}></picture>`,
  );
