import { join } from "node:path";
import { pagePath, readPages } from "@/scripts/build/html/pages";
import { OUT } from "@/scripts/project.mjs";

type BuiltPage = {
  /** Path of the file in out/. */
  file: string;
  /** URL of the file. */
  path: string;
  /** URL path of the page, which the 404 page does not have. */
  url: string | undefined;
  html: string;
};

/** The pages of the export, without Next's second copy of the 404 page. */
export const builtPages = (): BuiltPage[] =>
  readPages(OUT)
    .filter(({ file }) => !file.startsWith("_"))
    .map(({ file, html }) => ({ file, path: join(OUT, file), url: pagePath(file), html }));

/** The URL paths of the pages. */
export const pageUrls = () => builtPages().flatMap(({ url }) => url ?? []);
