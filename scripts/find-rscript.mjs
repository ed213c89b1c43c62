import { installWithApt } from "./apt.mjs";
import { findCommand } from "./find-command.mjs";

/**
 * Returns the path of R's `Rscript`, with which the tests run the R scripts of the apps, or undefined
 * where there is none: a visitor needs no R, and neither does who builds the site. With `install`,
 * Debian's package is installed where that is allowed.
 *
 * @param {{ install?: boolean }} [options]
 * @returns {Promise<string | undefined>}
 */
export async function findRscript({ install = false } = {}) {
  if (install && !findCommand("Rscript"))
    await installWithApt("r-base-core", "the tests also run the R scripts of the apps");
  return findCommand("Rscript");
}
