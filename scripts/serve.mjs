import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import compression from "compression";
import sirv from "sirv";
import { HEADERS_FILE, HOST_FILES, headersFor, parseHeaders } from "./headers.mjs";
import { addressOf } from "./pages.mjs";
import { listFiles, OUT } from "./project.mjs";
import { isMain, runMain, say, UserError } from "./terminal.mjs";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */

const DEFAULT_PORT = 3000;
const DEFAULT_HOST = "127.0.0.1";

/** Without this, a missing file would be remembered for as long as the file itself would be. */
const NOT_FOUND_CACHE = "public, max-age=0, must-revalidate";

/**
 * Returns the clean address of the page that a path means in another spelling
 * (`/about/`, `/about.html`, `//about`), or undefined.
 *
 * @param {string} path
 * @param {ReadonlyMap<string, string>} pages
 * @returns {string | undefined}
 */
function redirectTarget(path, pages) {
  const clean =
    path
      .replace(/\/{2,}/g, "/")
      .replace(/\/$/, "")
      .replace(/\.html$/, "")
      .replace(/\/index$/, "") || "/";
  return clean !== path && pages.has(clean) ? clean : undefined;
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
 * with status 404, the headers of `_headers`, compression and revalidation.
 *
 * @param {string} out
 * @returns {(request: Request, response: Response) => void}
 */
function createHandler(out) {
  const files = listFiles(out);
  const rules = parseHeaders(readFileSync(join(out, HEADERS_FILE), "utf8"));
  const notFoundPage = readFileSync(join(out, "404.html"));
  const pages = new Map(
    files.flatMap((file) => {
      const address = file.endsWith(".html") ? addressOf(file) : undefined;
      return address ? [[address, file]] : [];
    }),
  );
  // sirv looks files up in a list that it makes here, so no path leads out of the folder.
  const serveFile = sirv(out, {
    etag: true,
    maxAge: 0,
    extensions: [],
    setHeaders: (response, path) => {
      if (path.endsWith(".txt")) response.setHeader("Content-Type", "text/plain; charset=utf-8");
      // The one kind of file here that sirv's list of types does not know.
      if (path.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
    },
  });
  const compress = compression();

  /** @param {Request} request @param {Response} response */
  const notFound = (request, response) => {
    response.writeHead(404, {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": NOT_FOUND_CACHE,
    });
    response.end(request.method === "HEAD" ? undefined : notFoundPage);
  };

  /** @param {Request} request @param {Response} response */
  const handle = (request, response) => {
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
    for (const [name, value] of Object.entries(headersFor(rules, path))) {
      response.setHeader(name, value);
    }
    if (HOST_FILES.has(path.slice(1))) {
      notFound(request, response);
      return;
    }
    // A part of a file cannot be compressed on the way; to ignore the wish is always allowed.
    delete request.headers.range;
    request.url = encodeURI(`/${pages.get(path) ?? path.slice(1)}`);
    serveFile(request, response, () => notFound(request, response));
  };

  return (request, response) => compress(request, response, () => handle(request, response));
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
 * Serves an export until `close` is called. Port 0 stands for any free one.
 *
 * @param {{ port?: number, host?: string, quiet?: boolean, out?: string }} [options]
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function startServer({
  port = DEFAULT_PORT,
  host = DEFAULT_HOST,
  quiet = false,
  out = OUT,
} = {}) {
  if (!existsSync(join(out, HEADERS_FILE))) {
    throw new UserError("There is no built site to serve.", "Build it first: npm run build");
  }
  const server = createServer(createHandler(out));
  await new Promise((resolve, reject) => {
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) =>
      reject(listenFailure(error, port, host)),
    );
    server.listen(port, host, () => resolve(undefined));
  });
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  const url = `http://${host.includes(":") ? `[${host}]` : host}:${address.port}`;
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
  });
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => server.close());
  }
}

if (isMain(import.meta.url)) await runMain(serve);
