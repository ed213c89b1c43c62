import { extname } from "node:path";
import { listFiles } from "../../project.mjs";
import { type ExportedSite, isNeverServed, type UrlAliases, urlAliases } from "../html/pages";
import { contentType } from "./content-types";
import {
  everywhereIn,
  type HeaderRule,
  type Headers,
  headerRules,
  NO_FILE_HEADERS,
  notFoundHeaders,
} from "./headers";

/** The properties of an export that the configuration of a host depends on. */
export type Site = {
  /** The path below which the host serves the site. It is "" if the site is at the root of the host. */
  base: string;
  pages: UrlAliases[];
  /** The headers of every response. */
  everywhere: Headers;
  /** The headers of files, keyed by path in out/. At most one rule sets each header of a file. */
  rules: HeaderRule[];
  /** The headers of the 404 page. */
  notFound: Headers;
  /** The headers of responses without a file. */
  otherwise: Headers;
  /** The origins that may embed the page of studies in a frame. */
  embedders: readonly string[];
  /** The served files, as paths in out/ with a leading slash. */
  files: string[];
  /** The extensions of the served files. Each extension begins with a dot. */
  extensions: string[];
};

/**
 * Returns the properties of an export that the configuration of a host depends on.
 *
 * @param embedders origins that may embed the page of studies in a frame
 */
export function describeSite(site: ExportedSite, embedders: readonly string[] = []): Site {
  const { out, base } = site;
  const pages = urlAliases(out, base);
  const files = new Map(pages.map(({ path, file }) => [path.slice(base.length), file]));
  const served = listFiles(out).filter((file) => !isNeverServed(file));
  for (const file of served) contentType(file);
  const [first, ...rules] = headerRules(site, embedders);
  return {
    base,
    pages,
    embedders,
    everywhere: first ? everywhereIn([first]) : {},
    rules: rules.map(({ path, headers }) => ({
      path: `/${files.get(path) ?? path.slice(1)}`,
      headers,
    })),
    notFound: notFoundHeaders(site.pages.find(({ file }) => file === "404.html")),
    otherwise: NO_FILE_HEADERS,
    files: served.map((file) => `/${file}`),
    extensions: [...new Set(served.map((file) => extname(file)))].sort(),
  };
}
