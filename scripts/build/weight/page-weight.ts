import { statSync } from "node:fs";
import { join } from "node:path";
import type { HtmlPage } from "../html/html-page";
import { type ExportedSite, pagePath } from "../html/pages";
import { hydrationManifestOf } from "../hydration/hydration-manifest";
import { brotliSizes } from "./brotli-size";

/** Bytes of a page by kind. */
export type PageWeight = { page: string; js: number; css: number; fonts: number; html: number };

/** Returns the same-origin URLs that a page loads, those of its hydration included, by kind. */
export function referencedFiles(page: HtmlPage): { js: string[]; css: string[]; fonts: string[] } {
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
  return { js: [...js], css: [...css], fonts: [...fonts] };
}

/**
 * Returns what pages weigh in bytes until they are hydrated: scripts, styles and html compressed with
 * brotli 11, preloaded fonts as they are (woff2 is compressed already). Inlined styles are also a part
 * of the html.
 *
 * @param most how many pages are weighed, those with the longest html, if there are more
 * @returns sorted by the path of the page's file
 */
export async function pageWeights(
  { out, base, pages }: ExportedSite,
  most = Number.POSITIVE_INFINITY,
): Promise<PageWeight[]> {
  const fileAt = (url: string) =>
    decodeURI(new URL(url, "http://localhost").pathname).slice(base.length + 1);
  const weighed = longest(pages, most).map((page) => {
    const { js, css, fonts } = referencedFiles(page);
    return { file: page.file, js: js.map(fileAt), css: css.map(fileAt), fonts: fonts.map(fileAt) };
  });
  const compressed = await brotliSizes(
    out,
    weighed.flatMap(({ file, js, css }) => [file, ...js, ...css]),
  );
  const sumOf = (files: string[]) =>
    files.reduce((sum, file) => sum + (compressed.get(file) ?? 0), 0);
  return weighed.map(({ file, js, css, fonts }) => ({
    page: pagePath(file) ?? `/${file}`,
    js: sumOf(js),
    css: sumOf(css),
    fonts: fonts.reduce((sum, font) => sum + statSync(join(out, font)).size, 0),
    html: sumOf([file]),
  }));
}

function longest(pages: HtmlPage[], most: number) {
  const chosen = new Set(pages.toSorted((a, b) => b.html.length - a.html.length).slice(0, most));
  return pages.filter((page) => chosen.has(page));
}

/** Returns the weights as a table for the terminal. */
export function formatWeights(weights: PageWeight[]): string {
  const nameWidth = Math.max(...weights.map(({ page }) => page.length), "page".length);
  const row = (page: string, cells: (string | number)[]) =>
    [page.padEnd(nameWidth), ...cells.map((cell) => cell.toLocaleString("en").padStart(9))].join(
      "",
    );
  return [
    row("page", ["JS", "CSS", "fonts", "html"]),
    ...weights.map(({ page, js, css, fonts, html }) => row(page, [js, css, fonts, html])),
  ].join("\n");
}
