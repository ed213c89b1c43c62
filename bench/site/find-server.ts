import { existsSync } from "node:fs";
import { join } from "node:path";
import { findNginx, unpackWithApt } from "@/scripts/programs.mjs";
import { ROOT } from "@/scripts/project.mjs";
import { UserError } from "@/scripts/terminal.mjs";

/** Inside node_modules, so that removing that folder removes it too. */
const UNPACKED = join(ROOT, "node_modules/.cache/nginx-brotli");

const MODULE = "usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** Path of Debian's package when it is installed. */
const INSTALLED = join("/", MODULE);

export type Server = { nginx: string; brotli: string };

/** The paths of nginx and its module for brotli copies, unpacked from Debian's packages if that is allowed. */
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
