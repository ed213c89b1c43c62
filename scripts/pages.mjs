import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "./project.mjs";

/** The export's own error pages. They are answered under any unknown address, so have none. */
const WITHOUT_ADDRESS = /^(404|_not-found|_global-error)\.html$/;

/**
 * Returns the clean address of an exported html file (`fr/about.html` is served as `/fr/about`),
 * or undefined for the 404 page.
 *
 * @param {string} file path in out/
 * @returns {string | undefined}
 */
export function addressOf(file) {
  if (WITHOUT_ADDRESS.test(file)) return undefined;
  return `/${file.replace(/\.html$/, "").replace(/(^|\/)index$/, "")}`;
}

/**
 * Returns the html files of an export with their text, sorted by path.
 *
 * @param {string} out
 * @returns {{ file: string, html: string }[]}
 */
export function readPages(out) {
  return listFiles(out)
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({ file, html: readFileSync(join(out, file), "utf8") }));
}
