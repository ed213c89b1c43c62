import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { EVERYWHERE, headerRules, NO_FILE_HEADERS, notFoundHeaders } from "../headers.mjs";
import { isNeverServed, urlAliases } from "../pages.mjs";
import { listFiles } from "../project.mjs";
import { contentType } from "./content-types.mjs";

/**
 * What a host has to know about an export, from which its configuration is written.
 *
 * @typedef {object} Site
 * @property {string} base the path below which the host answers, "" at its root
 * @property {import("../pages.mjs").UrlAliases[]} pages
 * @property {Record<string, string>} everywhere headers of every answer
 * @property {import("../headers.mjs").HeaderRule[]} rules headers of files, by their path in out/;
 *   no two rules set one header of one file
 * @property {Record<string, string>} notFound headers of the 404 page
 * @property {Record<string, string>} otherwise headers of answers that are no file
 * @property {string[]} files that are served, as paths in out/ with a slash before
 * @property {string[]} extensions of these files, each with its dot
 */

/**
 * Returns what a host has to know about an export.
 *
 * @param {string} out
 * @param {string} base
 * @returns {Site}
 */
export function describeSite(out, base) {
  const pages = urlAliases(out, base);
  const files = new Map(pages.map(({ address, file }) => [address.slice(base.length), file]));
  const served = listFiles(out).filter((file) => !isNeverServed(file));
  for (const file of served) contentType(file);
  return {
    base,
    pages,
    everywhere: EVERYWHERE.headers,
    rules: headerRules(out)
      .filter((rule) => rule !== EVERYWHERE)
      .map(({ path, headers }) => ({ path: `/${files.get(path) ?? path.slice(1)}`, headers })),
    notFound: notFoundHeaders(readFileSync(join(out, "404.html"), "utf8")),
    otherwise: NO_FILE_HEADERS,
    files: served.map((file) => `/${file}`),
    extensions: [...new Set(served.map((file) => extname(file)))].sort(),
  };
}
