import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import compression from "compression";
import sirv from "sirv";
import { contentType } from "./build/delivery/content-types";
import {
  EVERYWHERE,
  HEADERS_FILE,
  headersFor,
  NO_FILE_HEADERS,
  notFoundHeaders,
  parseHeaders,
} from "./build/delivery/headers";
import { basePath, buildEnvironment } from "./build/environment";
import { HtmlPage } from "./build/html/html-page";
import { isNeverServed, urlAliases } from "./build/html/pages";
import { OUT } from "./project.mjs";
import { isMain, runMain, say, UserError } from "./terminal.mjs";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */

const DEFAULT_PORT = 3000;
const DEFAULT_HOST = "127.0.0.1";

/**
 * A part of a file, as sirv understands it: one, by its first byte, and not the first byte alone.
 * Any other wish may be answered by the whole file.
 */
const PART = /^bytes=\d+-(?!0+$)\d*$/;

/**
 * Returns the URL of the page that a path is an alias of (`/about/`,
 * `/about.html`, `//about`), or undefined.
 *
 * @param {string} path
 * @param {readonly import("./build/html/pages").UrlAliases[]} pages
 * @returns {string | undefined}
 */
function redirectTarget(path, pages) {
  const page = pages.find(({ pattern }) => new RegExp(pattern).test(path));
  return page && page.path !== path ? page.path : undefined;
}

/**
 * Returns the path and query of a request, or undefined if the target is no valid path.
 *
 * @param {string} target
 * @returns {{ path: string, query: string } | undefined}
 */
function parseTarget(target) {
  const [, encodedPath, query] = /^(\/[^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  if (encodedPath === undefined) return undefined;
  try {
    const path = decodeURIComponent(encodedPath);
    return path.includes("\0") ? undefined : { path, query: query ?? "" };
  } catch {
    return undefined;
  }
}

/**
 * @param {Response} response
 * @param {number} status
 * @param {string} text
 */
function answer(response, status, text) {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" });
  response.end(`${text}\n`);
}

/**
 * Returns a request handler that answers from an export as a CDN does: clean addresses, 404.html
 * with status 404, the headers of `_headers`, compression, parts of files and revalidation.
 *
 * @param {string} out
 * @param {string} base the path below which it answers
 * @returns {(request: Request, response: Response) => void}
 */
function createHandler(out, base) {
  const rules = parseHeaders(readFileSync(join(out, HEADERS_FILE), "utf8"));
  const notFoundPage = readFileSync(join(out, "404.html"), "utf8");
  const ofNotFound = notFoundHeaders(new HtmlPage("404.html", notFoundPage));
  const pages = urlAliases(out, base);
  const fileAt = new Map(pages.map(({ path, file }) => [path, file]));
  // sirv looks files up in a list that it makes here, so no path leads out of the folder.
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

  /** @param {Response} response @param {Record<string, string>} headers */
  const setHeaders = (response, headers) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  };

  /** @param {Request} request @param {Response} response */
  const notFound = (request, response) => {
    setHeaders(response, ofNotFound);
    response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
    response.end(request.method === "HEAD" ? undefined : notFoundPage);
  };

  /** @param {Request} request @param {Response} response */
  const handle = (request, response) => {
    setHeaders(response, { ...EVERYWHERE.headers, ...NO_FILE_HEADERS });
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      answer(response, 405, "Only GET and HEAD are answered.");
      return;
    }
    const target = parseTarget(request.url ?? "");
    if (!target) {
      answer(response, 400, "The address is malformed.");
      return;
    }
    const { path, query } = target;
    const clean = redirectTarget(path, pages);
    if (clean) {
      response.setHeader("Location", encodeURI(clean) + query);
      answer(response, 308, `Moved to ${clean}`);
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

  return (request, response) => {
    // A build beside a running server takes files away that sirv has in its list.
    response.on("pipe", (file) => file.on("error", () => response.destroy()));
    const { range, "if-range": condition } = request.headers;
    // A part is taken from the file as it is. sirv does not see whether the file is still the one
    // that the condition names, and to ignore the wish is always allowed.
    if (range && PART.test(range) && !condition) {
      handle(request, response);
    } else {
      delete request.headers.range;
      compress(request, response, () => handle(request, response));
    }
  };
}

/**
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 * @param {string} host
 * @returns {Error}
 */
function listenFailure(error, port, host) {
  if (error.code === "EADDRINUSE") {
    return new UserError(
      `Port ${port} is in use by another program.`,
      `Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  if (error.code === "EACCES") {
    return new UserError(
      `This account may not use port ${port}.`,
      `Choose one from 1024 up: PORT=${DEFAULT_PORT} npm start`,
    );
  }
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return new UserError(
      `${host} is not an address of this machine.`,
      `Set HOST to one, or leave it out for ${DEFAULT_HOST}.`,
    );
  }
  return error;
}

/**
 * Serves an export until `close` is called. Port 0 stands for any free one. The address is that of
 * the home page, without the slash at its end.
 *
 * @param {{ port?: number, host?: string, quiet?: boolean, out?: string, base?: string }} [options]
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function startServer({
  port = DEFAULT_PORT,
  host = DEFAULT_HOST,
  quiet = false,
  out = OUT,
  base = "",
} = {}) {
  if (!existsSync(join(out, HEADERS_FILE))) {
    throw new UserError("There is no built site to serve.", "Build it first: npm run build");
  }
  const server = createServer(createHandler(out, base));
  await new Promise((resolve, reject) => {
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) =>
      reject(listenFailure(error, port, host)),
    );
    server.listen(port, host, () => resolve(undefined));
  });
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
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

/**
 * Returns the port that the environment asks for.
 *
 * @param {string | undefined} value
 * @returns {number}
 */
export function parsePort(value) {
  if (!value) return DEFAULT_PORT;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535) {
    throw new UserError(
      `PORT is "${value}", which is no port number.`,
      `Set it to a whole number up to 65535, or leave it out for ${DEFAULT_PORT}.`,
    );
  }
  return port;
}

/** Serves out/ as PORT and HOST say, until Ctrl-C. */
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
