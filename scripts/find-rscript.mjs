import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installWithApt } from "./apt.mjs";

const COMMAND = process.platform === "win32" ? "Rscript.exe" : "Rscript";

/** @returns {string | undefined} */
function onSearchPath() {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, COMMAND)).find((path) => existsSync(path));
}

/**
 * Returns the path of R's `Rscript`, with which the tests run the R scripts of the apps, or undefined
 * where there is none: a visitor needs no R, and neither does who builds the site. With `install`,
 * Debian's package is installed where that is allowed.
 *
 * @param {{ install?: boolean }} [options]
 * @returns {Promise<string | undefined>}
 */
export async function findRscript({ install = false } = {}) {
  if (install && !onSearchPath())
    await installWithApt("r-base-core", "the tests also run the R scripts of the apps");
  return onSearchPath();
}
