import { join } from "node:path";
import { pagePath, readPages } from "@/scripts/build/html/pages";
import { OUT } from "@/scripts/project.mjs";

type BuiltPage = {
  /** The path of the file in out/. */
  file: string;
  /** The absolute path of the file. */
  path: string;
  /** The URL path of the page. It is undefined for the 404 page, because this page has no URL. */
  url: string | undefined;
  html: string;
};

/** Returns the pages of the export, without Next's second copy of the 404 page. */
export const builtPages = (): BuiltPage[] =>
  readPages(OUT)
    .filter(({ file }) => !file.startsWith("_"))
    .map(({ file, html }) => ({ file, path: join(OUT, file), url: pagePath(file), html }));

/** Returns the URL paths of the pages. */
export const pageUrls = () => builtPages().flatMap(({ url }) => url ?? []);
