import localFont from "next/font/local";

/*
 * The fonts, reduced to the characters of English and French (npm run gen:files fonts) and preloaded. The fallback
 * fonts have the metrics of these fonts (components/shell/styles/fallback-fonts.css), so that the layout does not shift
 * when the fonts arrive. Next's own fallback is not used: it is regular Arial for all weights, so headings would wrap
 * differently.
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

/** The class names for `<html>` that define `--font-text` and `--font-data`. */
export const fontClasses = `${text.variable} ${data.variable}`;
