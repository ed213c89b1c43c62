import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { contentType } from "../scripts/build/delivery/content-types";

/** The file that a host answers with for a path of the site, if there is one. */
export function fileAt(out: string, path: string): string | undefined {
  const name = decodeURI(path).replace(/\/$/, "/index");
  return [name, `${name}.html`]
    .map((candidate) => join(out, candidate))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/**
 * Serves an export below a path of the host, and nothing above it, as GitHub Pages does: the path
 * itself leads to the one with a slash, and 404.html answers what is not there.
 */
export async function mountSite(out: string, base: string) {
  const server = createServer(({ url = "" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    if (pathname === base) {
      response.writeHead(301, { location: `${base}/` }).end();
      return;
    }
    const isBelow = pathname.startsWith(`${base}/`);
    const found = isBelow ? fileAt(out, pathname.slice(base.length)) : undefined;
    const file = found ?? join(out, "404.html");
    response
      .writeHead(found ? 200 : 404, { "content-type": contentType(file) })
      .end(readFileSync(file));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
