import { HtmlPage } from "../../build/html/html-page";

const ADDRESS = /url\(\s*(["']?)(?!data:|#|[a-z]+:\/\/)([^"')]+)\1\s*\)/g;

/**
 * Returns a stylesheet with the addresses in it made independent of where it stands.
 *
 * @param {string} css
 * @param {string} href its own address
 * @param {(path: string) => string} [written] what is written for a path from the root of the host
 * @returns {string}
 */
export const absoluteStyle = (css, href, written = (path) => path) =>
  css.replace(ADDRESS, (_, quote, address) => {
    const { pathname } = new URL(address, new URL(href, "http://localhost"));
    return `url(${quote}${written(pathname)}${quote})`;
  });

/**
 * Returns a stylesheet as it can stand in a page.
 *
 * @param {string} css
 * @param {string} href
 * @returns {string}
 */
export const inlineStyle = (css, href) =>
  absoluteStyle(css, href).replaceAll("</style", "<\\/style");

/**
 * Returns the stylesheets of a page in their order, whether it links to them or holds them.
 *
 * @param {string} html
 * @param {(address: string) => string} readStyle
 * @returns {{ css: string, href: string }[]} the text of each, and the address that it stands at
 */
export function stylesOf(html, readStyle) {
  return new HtmlPage("", html).elements.flatMap(({ name, attributes, text }) => {
    const { rel, href = "" } = attributes;
    if (name === "style") return [{ css: text, href: "/" }];
    return name === "link" && rel === "stylesheet" && !("disabled" in attributes)
      ? [{ css: readStyle(href), href }]
      : [];
  });
}
