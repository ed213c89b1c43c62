import { join } from "node:path";
import { pagePath, readPages } from "../scripts/build/html/pages";
import { OUT } from "../scripts/project.mjs";

/** @typedef {{ file: string, path: string, address: string | undefined, html: string }} BuiltPage */

/**
 * Returns the pages of the export: the file in out/, its path, its address, which the 404 page lacks, and
 * its text. Next's second copy of the 404 page is left out.
 *
 * @returns {BuiltPage[]}
 */
export const builtPages = () =>
  readPages(OUT)
    .filter(({ file }) => !file.startsWith("_"))
    .map(({ file, html }) => ({ file, path: join(OUT, file), address: pagePath(file), html }));

/** Returns the addresses of the pages. @returns {string[]} */
export const addresses = () => builtPages().flatMap(({ address }) => address ?? []);
