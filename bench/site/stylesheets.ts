import { HtmlPage } from "@/scripts/build/html/html-page";

const RELATIVE_URL = /url\(\s*(["']?)(?!data:|#|[a-z]+:\/\/)([^"')]+)\1\s*\)/g;

export type StyleSheet = { css: string; href: string };

/**
 * Returns a style sheet in which no URL is relative to the URL of the style sheet.
 *
 * @param written returns the text that replaces a path from the root of the host
 */
export const absoluteStyle = (
  css: string,
  href: string,
  written: (path: string) => string = (path) => path,
) =>
  css.replace(RELATIVE_URL, (_, quote: string, url: string) => {
    const { pathname } = new URL(url, new URL(href, "http://localhost"));
    return `url(${quote}${written(pathname)}${quote})`;
  });

/** Escapes a style sheet for the content of a `style` element. */
export const inlineStyle = (css: string, href: string) =>
  absoluteStyle(css, href).replaceAll("</style", "<\\/style");

/** Returns the style sheets of a page, both linked and inline sheets, in their order in the page. */
export const stylesOf = (html: string, readStyle: (url: string) => string): StyleSheet[] =>
  new HtmlPage("", html).elements.flatMap(({ name, attributes, text }) => {
    const { rel, href = "" } = attributes;
    if (name === "style") return [{ css: text, href: "/" }];
    return name === "link" && rel === "stylesheet" && !("disabled" in attributes)
      ? [{ css: readStyle(href), href }]
      : [];
  });
