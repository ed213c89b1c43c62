import localFont from "next/font/local";

/*
 * What English and French use of the fonts (npm run fonts), preloaded, with a fallback that Next sizes
 * to the same metrics so that nothing shifts when they arrive.
 */
const text = localFont({
  src: "./fonts/atkinson-hyperlegible-next.woff2",
  weight: "400 750",
  variable: "--font-text",
  adjustFontFallback: "Arial",
});

const data = localFont({
  src: "./fonts/atkinson-hyperlegible-mono.woff2",
  weight: "400 640",
  variable: "--font-data",
  adjustFontFallback: "Arial",
});

/** Class names for `<html>` that define `--font-text` and `--font-data`. */
export const fontClasses = `${text.variable} ${data.variable}`;
