import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { SITE_STUDIES_FILE, siteStudiesText } from "@/experiments/study/document/site-studies";
import { refuseBrokenRequests } from "@/receiver/refusals";
import { createHandler, listenFailure } from "../serve";
import { UserError } from "../terminal.mjs";
import { EXAMPLE, type LabOptions } from "./arguments";
import { RECEIVER_PATH } from "./site";
import type { LabStudy } from "./studies";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * The lab does not send this header: a browser that receives it would use only https for this host name during the next
 * two years.
 */
const NOT_SENT = ["Strict-Transport-Security"];

/** The time limit for requests in progress when the lab ends, ms. */
const CLOSE_MS = 10_000;

/** Returns a listener for the site, its studies and its receiver. */
export function labListener(
  out: string,
  studies: readonly Pick<LabStudy, "name" | "text">[],
  receiver: Listener,
): Listener {
  const site = createHandler(out, "", NOT_SENT);
  const documents = new Map(studies.map(({ name, text }) => [`/protocols/${name}.json`, text]));
  const list = siteStudiesText(studies.map(({ name, text }) => [name, JSON.parse(text)]));
  documents.set(`/protocols/${SITE_STUDIES_FILE}`, list);
  return (request, response) => {
    const [path = ""] = (request.url ?? "").split("?");
    const document = documents.get(path);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (path === RECEIVER_PATH || path.startsWith(`${RECEIVER_PATH}/`)) receiver(request, response);
    else if (document !== undefined && isRead) sendDocument(request, response, document);
    else site(request, response);
  };
}

function sendDocument({ method }: IncomingMessage, response: ServerResponse, text: string) {
  response.writeHead(200, {
    "Content-Type": "application/json",
    // The next start may serve another version of the study.
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
  });
  response.end(method === "HEAD" ? undefined : text);
}

/**
 * Serves until `close` is called.
 *
 * @param seconds the time limit of a request
 * @throws UserError with advice if the port, the address or the certificate cannot be used
 */
export async function startLabServer(
  listener: Listener,
  { port, host, https }: Pick<LabOptions, "port" | "host" | "https">,
  seconds: number,
): Promise<{ close: () => Promise<void> }> {
  const limits = { requestTimeout: seconds * 1000, connectionsCheckingInterval: 1000 };
  const server: Server = https
    ? secureServer(https, limits, listener)
    : createServer(limits, listener);
  refuseBrokenRequests(server);
  await new Promise<void>((resolve, reject) => {
    const other = (free: number) => `npm run lab -- --port ${free}`;
    server.once("error", (error) => reject(listenFailure(error, port, host, other)));
    server.listen(port, host, resolve);
  });
  return {
    async close() {
      const timer = setTimeout(() => server.closeAllConnections(), CLOSE_MS);
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await closed;
      clearTimeout(timer);
    },
  };
}

function secureServer(
  { cert, key }: NonNullable<LabOptions["https"]>,
  limits: { requestTimeout: number; connectionsCheckingInterval: number },
  listener: Listener,
) {
  const read = (name: string, file: string) => {
    try {
      return readFileSync(file);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new UserError(`--${name} ${file} cannot be read (${code}).`, EXAMPLE);
    }
  };
  try {
    return createSecureServer(
      { ...limits, cert: read("cert", cert), key: read("key", key) },
      listener,
    );
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(
      `The certificate cannot be used: ${(error as Error).message}.`,
      "--cert and --key are files in PEM format that belong together, and the key has no password.",
    );
  }
}
