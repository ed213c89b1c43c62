import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { HtmlPage } from "@/scripts/build/html/html-page";
import { readPages } from "@/scripts/build/html/pages";
import { withPlainPictures } from "./lazy-pictures";
import { inlineStyle } from "./stylesheets";

/** The type of a script element that contains data. The browser does not run such a script. */
const DATA_SCRIPT = "application/ld+json";

/** Matches files that have no use without scripts: page data, chunks and the service worker. */
const FOR_SCRIPTS = /\.(txt|js)$/;

type ReadStyle = (url: string) => string;

/**
 * Returns a page as static HTML. The style sheets are inlined, and every element that is or fetches a script is
 * removed. The security policy is also removed, because it would block the inlined styles.
 */
function staticPage(html: string, readStyle: ReadStyle): string {
  const page = new HtmlPage("", withPlainPictures(html));
  for (const element of page.elements) {
    const replacement = replacementOf(element.name, element.attributes, readStyle);
    if (replacement !== undefined) page.replace(element, replacement);
  }
  return page.html;
}

/**
 * Returns the text that replaces an element. if the element is not replaced
 * @returns undefined if the element is not replaced
 */
function replacementOf(
  name: string,
  attributes: Record<string, string>,
  readStyle: ReadStyle,
): string | undefined {
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
 * Writes the static baseline of an export: the same pages without scripts, and the files that these pages display.
 *
 * @param folder the target folder, which must not exist yet
 */
export function writeStaticBaseline(out: string, folder: string) {
  cpSync(out, folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !FOR_SCRIPTS.test(path.slice(out.length)),
  });
  const readStyle = (url: string) =>
    readFileSync(join(out, decodeURI(new URL(url, "http://localhost").pathname)), "utf8");
  for (const { file, html } of readPages(out))
    writeFileSync(join(folder, file), staticPage(html, readStyle));
}
