import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { HtmlPage } from "../../build/html/html-page";
import { readPages } from "../../build/html/pages";
import { withPlainPictures } from "./lazy-pictures.mjs";
import { inlineStyle } from "./stylesheets.mjs";

/** Data in a script element is no script, and a reader of the page finds it there. */
const DATA_SCRIPT = "application/ld+json";

/** Of no use without scripts: page data, chunks and the service worker. */
const FOR_SCRIPTS = /\.(txt|js)$/;

/**
 * Returns a page as static HTML: its stylesheets put into it, everything that is or fetches a script
 * taken out, and the policy too, which would refuse the styles.
 *
 * @param {string} html
 * @param {(address: string) => string} readStyle
 * @returns {string}
 */
export function limitPage(html, readStyle) {
  const page = new HtmlPage("", withPlainPictures(html));
  for (const element of page.elements) {
    const replacement = replacementOf(element.name, element.attributes, readStyle);
    if (replacement !== undefined) page.replace(element, replacement);
  }
  return page.html;
}

/**
 * @param {string} name
 * @param {Record<string, string>} attributes
 * @param {(address: string) => string} readStyle
 * @returns {string | undefined} undefined where the element stays
 */
function replacementOf(name, attributes, readStyle) {
  const { rel = "", as = "", type, href = "" } = attributes;
  if (name === "script") return type === DATA_SCRIPT ? undefined : "";
  if (name === "meta")
    return attributes["http-equiv"]?.toLowerCase() === "content-security-policy" ? "" : undefined;
  if (name !== "link") return undefined;
  if ("disabled" in attributes) return "";
  if (rel === "stylesheet") return `<style>${inlineStyle(readStyle(href), href)}</style>`;
  const isForScript =
    rel === "modulepreload" || rel === "prefetch" || /^(script|style|fetch)$/.test(as);
  return isForScript ? "" : undefined;
}

/**
 * Writes the limit of an export: the same pages without scripts, and the files that they show.
 *
 * @param {string} out the export
 * @param {string} folder which must not exist
 */
export function writeLimit(out, folder) {
  cpSync(out, folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !FOR_SCRIPTS.test(path.slice(out.length)),
  });
  const readStyle = (/** @type {string} */ address) =>
    readFileSync(join(out, decodeURI(new URL(address, "http://localhost").pathname)), "utf8");
  for (const { file, html } of readPages(out))
    writeFileSync(join(folder, file), limitPage(html, readStyle));
}
