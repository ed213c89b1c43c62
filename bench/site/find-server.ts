import { existsSync } from "node:fs";
import { join } from "node:path";
import { findNginx, unpackWithApt } from "@/scripts/programs.mjs";
import { ROOT } from "@/scripts/project.mjs";
import { UserError } from "@/scripts/terminal.mjs";

/** The folder is inside node_modules. If node_modules is removed, the unpacked module is removed, too. */
const UNPACKED = join(ROOT, "node_modules/.cache/nginx-brotli");

const MODULE = "usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** The path of the module if Debian's package is installed. */
const INSTALLED = join("/", MODULE);

export type Server = { nginx: string; brotli: string };

/**
 * Returns the paths of nginx and of its module for brotli copies. If installations are allowed, unpacks the module from
 * Debian's package.
 */
export async function findServer(): Promise<Server> {
  const nginx = await findNginx({ install: true });
  const paths = [INSTALLED, join(UNPACKED, MODULE)];
  if (nginx && !paths.some((path) => existsSync(path)))
    await unpackWithApt(
      "libnginx-mod-http-brotli-static",
      UNPACKED,
      "the bench serves brotli copies as a CDN does",
    );
  const brotli = paths.find((path) => existsSync(path));
  if (!nginx || !brotli)
    throw new UserError(
      "The bench needs nginx and its brotli module.",
      "Debian: `apt install nginx libnginx-mod-http-brotli-static`.",
    );
  return { nginx, brotli };
}
