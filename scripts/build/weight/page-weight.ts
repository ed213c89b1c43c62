import { statSync } from "node:fs";
import { join } from "node:path";
import { basePath, buildEnvironment } from "../environment";
import { pagePath, readPages } from "../html/pages";
import { parseTags } from "../html/tags";
import { hydrationManifestOf } from "../hydration/hydration-manifest";
import { brotliSizes } from "./brotli-size";

/** Bytes of a page by kind. */
export type PageWeight = { page: string; js: number; css: number; fonts: number; html: number };

/** Returns the addresses on the own host that a page's html loads, by kind, when it comes alive included. */
export function referencedFiles(html: string): { js: string[]; css: string[]; fonts: string[] } {
  const plan = hydrationManifestOf(html);
  const late = plan ? [...plan.scripts, plan.runtime] : [];
  const references = {
    js: new Set(late),
    css: new Set<string>(),
    fonts: new Set<string>(),
  };
  for (const { name, attributes } of parseTags(html)) {
    const { src, href, rel, as } = attributes;
    if (name === "script" && src && !("nomodule" in attributes)) references.js.add(src);
    if (name !== "link" || !href) continue;
    if (rel === "stylesheet") references.css.add(href);
    if (rel === "preload" && as === "font") references.fonts.add(href);
  }
  return {
    js: [...references.js],
    css: [...references.css],
    fonts: [...references.fonts],
  };
}

/**
 * Returns what pages weigh in bytes until they are hydrated: scripts, styles and html compressed with brotli
 * 11, preloaded fonts as they are (woff2 is compressed already). Styles that stand in a page as well are
 * also a part of its html.
 *
 * @param options the path below the host that the addresses begin with; how many pages are
 *   weighed, the ones with the longest html, if there are more
 * @returns sorted by the path of the page's file
 */
export async function pageWeights(
  out: string,
  {
    base = basePath(buildEnvironment()),
    most = Number.POSITIVE_INFINITY,
  }: { base?: string; most?: number } = {},
): Promise<PageWeight[]> {
  const fileAt = (address: string) =>
    decodeURI(new URL(address, "http://localhost").pathname).slice(base.length + 1);
  const pages = longest(readPages(out), most).map(({ file, html }) => {
    const { js, css, fonts } = referencedFiles(html);
    return { file, js: js.map(fileAt), css: css.map(fileAt), fonts: fonts.map(fileAt) };
  });
  const compressed = await brotliSizes(
    out,
    pages.flatMap(({ file, js, css }) => [file, ...js, ...css]),
  );
  const sumOf = (files: string[]) =>
    files.reduce((sum, file) => sum + (compressed.get(file) ?? 0), 0);
  return pages.map(({ file, js, css, fonts }) => ({
    page: pagePath(file) ?? `/${file}`,
    js: sumOf(js),
    css: sumOf(css),
    fonts: fonts.reduce((sum, font) => sum + statSync(join(out, font)).size, 0),
    html: sumOf([file]),
  }));
}

function longest(pages: { file: string; html: string }[], most: number) {
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
