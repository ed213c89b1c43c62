import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import compression from "compression";
import sirv from "sirv";
import { contentType } from "./build/delivery/content-types";
import {
  everywhereIn,
  HEADERS_FILE,
  headersFor,
  NO_FILE_HEADERS,
  notFoundHeaders,
  parseHeaders,
} from "./build/delivery/headers";
import { basePath, buildEnvironment } from "./build/environment";
import { HtmlPage } from "./build/html/html-page";
import { isNeverServed, type UrlAliases, urlAliases } from "./build/html/pages";
import { OUT } from "./project.mjs";
import { isMain, runMain, say, UserError } from "./terminal.mjs";

const DEFAULT_PORT = 3000;
const DEFAULT_HOST = "127.0.0.1";

/**
 * Matches a single byte range that begins at a given byte. sirv supports such ranges, except `0-0`. A request with any
 * other range receives the whole file, as RFC 9110 allows.
 */
const BYTE_RANGE = /^bytes=\d+-(?!0+$)\d*$/;

/**
 * Returns the URL of a page if the path is an alias of this page (`/about/`, `/about.html`, `//about`). Otherwise
 * returns undefined.
 */
function redirectTarget(path: string, pages: readonly UrlAliases[]): string | undefined {
  const page = pages.find(({ pattern }) => new RegExp(pattern).test(path));
  return page && page.path !== path ? page.path : undefined;
}

/** Returns the decoded path and the query of a request target. Returns undefined if the request target is malformed. */
function parseTarget(target: string): { path: string; query: string } | undefined {
  const [, encodedPath, query] = /^(\/[^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  if (encodedPath === undefined) return undefined;
  try {
    const path = decodeURIComponent(encodedPath);
    return path.includes("\0") ? undefined : { path, query: query ?? "" };
  } catch {
    return undefined;
  }
}

function sendText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" });
  response.end(`${text}\n`);
}

/**
 * Returns a request handler that serves an export as a CDN does: clean URLs, 404.html with status 404, the headers of
 * `_headers`, compression, byte ranges and revalidation.
 *
 * @param base the path below which the handler serves
 * @param omitted names of headers that are not sent
 */
export function createHandler(out: string, base: string, omitted: readonly string[] = []) {
  const rules = parseHeaders(readFileSync(join(out, HEADERS_FILE), "utf8"));
  const everywhere = everywhereIn(rules);
  const notFoundPage = readFileSync(join(out, "404.html"), "utf8");
  const ofNotFound = notFoundHeaders(new HtmlPage("404.html", notFoundPage));
  const pages = urlAliases(out, base);
  const fileAt = new Map(pages.map(({ path, file }) => [path, file]));
  // sirv serves only the files in a list that it builds here. No path can therefore lead outside of the folder.
  const serveFile = sirv(out, {
    etag: true,
    maxAge: 0,
    extensions: [],
    setHeaders: (response, path) => {
      response.setHeader("Content-Type", contentType(path));
      response.setHeader("Accept-Ranges", "bytes");
    },
  });
  const compress = compression();

  const setHeaders = (response: ServerResponse, headers: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(headers))
      if (!omitted.includes(name)) response.setHeader(name, value);
  };

  const notFound = (request: IncomingMessage, response: ServerResponse) => {
    setHeaders(response, ofNotFound);
    response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
    response.end(request.method === "HEAD" ? undefined : notFoundPage);
  };

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    setHeaders(response, { ...everywhere, ...NO_FILE_HEADERS });
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      sendText(response, 405, "Only GET and HEAD are answered.");
      return;
    }
    const target = parseTarget(request.url ?? "");
    if (!target) {
      sendText(response, 400, "The address is malformed.");
      return;
    }
    const { path, query } = target;
    const clean = redirectTarget(path, pages);
    if (clean) {
      response.setHeader("Location", encodeURI(clean) + query);
      sendText(response, 308, `Moved to ${clean}`);
      return;
    }
    const local = path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
    if (!local || isNeverServed(local.slice(1))) {
      notFound(request, response);
      return;
    }
    setHeaders(response, headersFor(rules, local));
    request.url = encodeURI(`/${fileAt.get(path) ?? local.slice(1)}`);
    serveFile(request, response, () => notFound(request, response));
  };

  return (request: IncomingMessage, response: ServerResponse) => {
    // A file that sirv has listed may be missing, because a build that runs at the same time deletes files.
    response.on("pipe", (file) => file.on("error", () => response.destroy()));
    const { range, "if-range": condition } = request.headers;
    // Ranges apply to the uncompressed file. sirv ignores the header If-Range, so a request with this header receives
    // the whole file.
    if (range && BYTE_RANGE.test(range) && !condition) {
      handle(request, response);
    } else {
      delete request.headers.range;
      compress(request, response, () => handle(request, response));
    }
  };
}

/**
 * Returns the failure of a server to listen, with advice.
 *
 * @param withPort returns the command that uses another port
 */
export function listenFailure(
  error: NodeJS.ErrnoException,
  port: number,
  host: string,
  withPort = (other: number) => `PORT=${other} npm start`,
): Error {
  if (error.code === "EADDRINUSE") {
    return new UserError(
      `Port ${port} is in use by another program.`,
      `Stop it, or choose another port: ${withPort(port + 1)}`,
    );
  }
  if (error.code === "EACCES") {
    return new UserError(
      `This account may not use port ${port}.`,
      `Choose one from 1024 up: ${withPort(DEFAULT_PORT)}`,
    );
  }
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return new UserError(
      `${host} is not an address of this machine.`,
      "Name one of its addresses, or leave it out.",
    );
  }
  return error;
}

/**
 * Serves an export until `close` is called. Port 0 selects any free port. Returns the URL of the home page without its
 * trailing slash.
 */
export async function startServer({
  port = DEFAULT_PORT,
  host = DEFAULT_HOST,
  quiet = false,
  out = OUT,
  base = "",
} = {}): Promise<{ url: string; close: () => Promise<void> }> {
  if (!existsSync(join(out, HEADERS_FILE))) {
    throw new UserError("There is no built site to serve.", "Build it first: npm run build");
  }
  const server = createServer(createHandler(out, base));
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(listenFailure(error, port, host)));
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  const url = `http://${host.includes(":") ? `[${host}]` : host}:${address.port}${base}`;
  if (!quiet) say(`The site is served at ${url} (Ctrl-C stops it).`);
  return {
    url,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/** Returns the port from the environment. */
export function parsePort(value: string | undefined): number {
  if (!value) return DEFAULT_PORT;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535) {
    throw new UserError(
      `PORT is "${value}", which is not a port number.`,
      `Set it to a whole number up to 65535, or leave it out for ${DEFAULT_PORT}.`,
    );
  }
  return port;
}

/** Serves out/ with the settings in PORT and HOST, until Ctrl-C. */
export async function serve() {
  const server = await startServer({
    port: parsePort(process.env.PORT),
    host: process.env.HOST || DEFAULT_HOST,
    base: basePath(buildEnvironment()),
  });
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => server.close());
  }
}

if (isMain(import.meta.url)) await runMain(serve);
