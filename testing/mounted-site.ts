import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
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

/** Paths of a certificate and its key. */
type Tls = { certificate: string; key: string };

/** Where a server of tests listens, and by what. */
export type Listening = { tls?: Tls | null; address?: string };

/** Returns a server of http, or of https where it has a certificate. */
export const serverFor = (listener: RequestListener, tls: Tls | null) =>
  tls === null
    ? createServer(listener)
    : createSecureServer(
        { cert: readFileSync(tls.certificate), key: readFileSync(tls.key) },
        listener,
      );

/**
 * Serves an export below a path of the host, and nothing above it, as GitHub Pages does: the path
 * itself leads to the one with a slash, and 404.html, if there is one, answers what is not there.
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
