import localFont from "next/font/local";

/*
 * The latin files of Fontsource (they cover English and French), preloaded, with a fallback that
 * Next sizes to the same metrics so that nothing shifts when they arrive.
 */
const text = localFont({
  src: "../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
  weight: "200 800",
  variable: "--font-text",
  adjustFontFallback: "Arial",
});

const data = localFont({
  src: "../../node_modules/@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2",
  weight: "200 800",
  variable: "--font-data",
  adjustFontFallback: "Arial",
});

/** Class names for `<html>` that define `--font-text` and `--font-data`. */
export const fontClasses = `${text.variable} ${data.variable}`;
