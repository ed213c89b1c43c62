import localFont from "next/font/local";

/*
 * What English and French use of the fonts (npm run fonts), preloaded, with fallbacks of the same
 * metrics (components/shell/styles/fallback-fonts.css) so that nothing shifts when they arrive. Next makes one of
 * regular Arial for all weights, in which headings break elsewhere.
 */
const text = localFont({
  src: "./fonts/atkinson-hyperlegible-next.woff2",
  weight: "400 750",
  variable: "--font-text",
  adjustFontFallback: false,
  fallback: ["Text fallback"],
});

const data = localFont({
  src: "./fonts/atkinson-hyperlegible-mono.woff2",
  weight: "400 640",
  variable: "--font-data",
  adjustFontFallback: false,
  fallback: ["Data fallback"],
});

/** Class names for `<html>` that define `--font-text` and `--font-data`. */
export const fontClasses = `${text.variable} ${data.variable}`;
