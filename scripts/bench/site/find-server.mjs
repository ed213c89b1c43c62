import { existsSync } from "node:fs";
import { join } from "node:path";
import { findNginx, unpackWithApt } from "../../programs.mjs";
import { ROOT } from "../../project.mjs";
import { UserError } from "../../terminal.mjs";

/** Inside node_modules, so that removing that folder removes it too. */
const UNPACKED = join(ROOT, "node_modules/.cache/nginx-brotli");

const MODULE = "usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** Where Debian's package puts it when it is installed. */
const INSTALLED = join("/", MODULE);

/**
 * Returns nginx and its module that sends brotli copies. Both are unpacked from Debian's packages
 * where that is allowed.
 *
 * @returns {Promise<{ nginx: string, brotli: string }>} their paths
 */
export async function findServer() {
  const nginx = await findNginx({ install: true });
  const places = [INSTALLED, join(UNPACKED, MODULE)];
  if (nginx && !places.some((path) => existsSync(path)))
    await unpackWithApt(
      "libnginx-mod-http-brotli-static",
      UNPACKED,
      "the bench serves brotli copies as a CDN does",
    );
  const brotli = places.find((path) => existsSync(path));
  if (!nginx || !brotli)
    throw new UserError(
      "The bench needs nginx and its brotli module.",
      "Debian: `apt install nginx libnginx-mod-http-brotli-static`.",
    );
  return { nginx, brotli };
}
