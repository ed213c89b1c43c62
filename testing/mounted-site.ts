import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { contentType } from "../scripts/build/delivery/content-types";

/** Returns the file for a path of the site, or undefined if the site has no file for this path. */
export function fileAt(out: string, path: string): string | undefined {
  const name = decodeURI(path).replace(/\/$/, "/index");
  return [name, `${name}.html`]
    .map((candidate) => join(out, candidate))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/** The paths of a certificate file and of its key file. */
type Tls = { certificate: string; key: string };

/** The port of a test server and the certificate of this server. */
export type Listening = { tls?: Tls | null; address?: string };

/** Returns an http server, or an https server if a certificate is given. */
export const serverFor = (listener: RequestListener, tls: Tls | null) =>
  tls === null
    ? createServer(listener)
    : createSecureServer(
        { cert: readFileSync(tls.certificate), key: readFileSync(tls.key) },
        listener,
      );

/**
 * Serves an export only below a path of the host, as GitHub Pages does. The path without a final slash redirects to the
 * path with the slash. If the export contains 404.html, this file is the response to requests for missing files.
 */
export async function mountSite(
  out: string,
  base: string,
  { tls = null, address = "127.0.0.1" }: Listening = {},
) {
  const answer: RequestListener = ({ url = "" }, response) => {
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
      .end(existsSync(file) ? readFileSync(file) : "");
  };
  const server = serverFor(answer, tls);
  await new Promise<void>((resolve) => {
    server.listen(0, address, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${tls === null ? "http" : "https"}://${address}:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
