import { hydrationManifestOf } from "../hydration/hydration-manifest";
import type { HtmlPage } from "./html-page";

export type ReferencedFiles = { js: string[]; css: string[]; fonts: string[] };

/**
 * Returns the files that a page loads, including the files for its hydration. They are keyed by kind, and each file
 * occurs once.
 *
 * @param base the path that the site is published under, or ""
 * @returns paths in out/
 */
export function referencedFiles(page: HtmlPage, base: string): ReferencedFiles {
  const manifest = hydrationManifestOf(page);
  const js = new Set(manifest && [...manifest.scripts, manifest.runtime]);
  const css = new Set<string>();
  const fonts = new Set<string>();
  for (const { name, attributes } of page.elements) {
    const { src, href, rel, as } = attributes;
    if (name === "script" && src && !("nomodule" in attributes)) js.add(src);
    if (name !== "link" || !href) continue;
    if (rel === "stylesheet") css.add(href);
    if (rel === "preload" && as === "font") fonts.add(href);
  }
  const filesAt = (urls: Iterable<string>) => [...urls].map((url) => fileAt(url, base));
  return { js: filesAt(js), css: filesAt(css), fonts: filesAt(fonts) };
}

/** Returns the path in out/ of the file at a URL or URL path of the site. */
export const fileAt = (url: string, base: string): string =>
  decodeURIComponent(new URL(url, "http://localhost").pathname.slice(base.length + 1));
