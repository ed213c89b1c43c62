import { join } from "node:path";
import { unpackWithApt } from "./apt.mjs";
import { findCommand } from "./find-command.mjs";
import { ROOT } from "./project.mjs";

/** Inside node_modules, so that removing that folder removes it too. */
const UNPACKED = join(ROOT, "node_modules/.cache/nginx");

/** Debian keeps servers out of the search path of ordinary accounts. */
const FOLDERS = ["/usr/sbin", "/usr/local/sbin", join(UNPACKED, "usr/sbin")];

/**
 * Returns the path of nginx, with which the tests try the configuration that the build writes, or
 * undefined where there is none. With `install`, Debian's package is unpacked where that is allowed;
 * it is not installed, because then it would start to serve.
 *
 * @param {{ install?: boolean }} [options]
 * @returns {Promise<string | undefined>}
 */
export async function findNginx({ install = false } = {}) {
  if (install && !findCommand("nginx", FOLDERS))
    await unpackWithApt("nginx", UNPACKED, "the tests also try the configuration for it");
  return findCommand("nginx", FOLDERS);
}
