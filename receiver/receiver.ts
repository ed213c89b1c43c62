import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { readBody } from "./body.ts";
import { createDelivery } from "./delivery.ts";
import { HttpError } from "./http-error.ts";
import { openMailer } from "./mail.ts";
import { parseDelivery } from "./message.ts";
import { createRateLimit } from "./rate-limit.ts";
import { type Exchange, sendJson, sendResult } from "./response.ts";
import { type Settings, settingError } from "./settings.ts";
import { openFolderStore } from "./store.ts";

/** How long browsers may cache the answer to a preflight request. */
const PREFLIGHT_SECONDS = 7200;

/** When to try again after a failure of ours. */
const RETRY_SECONDS = 60;

/** How long requests in progress may take after `close`. */
const CLOSE_MS = 30_000;

export type Receiver = {
  /** Resolves when connections are accepted; port 0 chooses a free one. */
  listen: () => Promise<AddressInfo>;
  /** Graceful shutdown: accepts no more connections and resolves when the requests in progress are done. */
  close: () => Promise<void>;
};

/**
 * Opens the store and the mailer that the settings name, and returns the receiver, not yet listening.
 *
 * @param log takes the id of a message, if known, and the status; personal data never reach it
 * @throws SettingError if a folder or file of the settings cannot be written to
 */
export async function createReceiver(
  settings: Settings,
  log: (messageId: string | undefined, event: string) => void,
): Promise<Receiver> {
  const store = settings.MESSAGES_DIR
    ? await openFolderStore(settings.MESSAGES_DIR).catch(notWritable(settings, "MESSAGES_DIR"))
    : undefined;
  const mailer = settings.SMTP_URL
    ? await openMailer(settings).catch(notWritable(settings, "SENT_FILE"))
    : undefined;
  const deliver = createDelivery({ store, mailer }, settings.LEAST_SECONDS);
  const countRequest = createRateLimit(settings);

  type Handler = (exchange: Exchange) => void | Promise<void>;

  const reportHealth: Handler = (exchange) => sendJson(exchange, 200, { ok: true });

  const checkOrigin: Handler = ({ request, response }) => {
    const { origin } = request.headers;
    response.setHeader("Vary", "Origin");
    if (origin === undefined) return;
    if (!settings.ALLOWED_ORIGINS.includes(origin)) throw new HttpError(403, [{ code: "ORIGIN" }]);
    response.setHeader("Access-Control-Allow-Origin", origin);
    // The receiver sets no cookies, but a proxy in front of it may.
    response.setHeader("Access-Control-Allow-Credentials", "true");
    response.setHeader("Access-Control-Expose-Headers", "Retry-After");
  };

  const allowPreflight: Handler = ({ response }) => {
    response.setHeader("Access-Control-Allow-Methods", "POST");
    response.setHeader("Access-Control-Allow-Headers", "Accept, Content-Type");
    response.writeHead(204, { "Access-Control-Max-Age": PREFLIGHT_SECONDS }).end();
  };

  const limitRate: Handler = ({ request }) => countRequest(request);

  const receiveMessage: Handler = async (exchange) => {
    const body = await readBody(exchange.request, settings);
    const { language } = body.values;
    if (language === "en" || language === "fr") exchange.language = language;
    const delivery = parseDelivery(body);
    exchange.messageId = delivery.message.id;
    await deliver(delivery);
    log(exchange.messageId, "200");
    sendResult(exchange, 200, [], settings.THANK_YOU_URL);
  };

  const refuseMethod: Handler = () => {
    throw new HttpError(405, [{ code: "METHOD" }], { Allow: "POST, OPTIONS" });
  };

  /** Method and URL with their handlers, which run in order. The first match wins. */
  const routes: [pattern: RegExp, ...handlers: Handler[]][] = [
    [/^GET \/health$/, reportHealth],
    [/^OPTIONS /, checkOrigin, allowPreflight],
    [/^POST /, checkOrigin, limitRate, receiveMessage],
    [/^/, checkOrigin, refuseMethod],
  ];

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const prefersFrench = /^fr\b/.test(request.headers["accept-language"] ?? "");
    const exchange: Exchange = { request, response, language: prefersFrench ? "fr" : "en" };
    response.setHeader("Cache-Control", "no-store");
    response.setHeader("X-Content-Type-Options", "nosniff");
    const target = `${request.method} ${request.url}`;
    const [, ...handlers] = routes.find(([pattern]) => pattern.test(target)) ?? [];
    try {
      for (const each of handlers) await each(exchange);
    } catch (error) {
      const { status, errors, headers, message } = toHttpError(error);
      log(exchange.messageId, `${status} ${message}`);
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      sendResult(exchange, status, errors);
    }
  }

  const server = createServer(
    { requestTimeout: settings.REQUEST_SECONDS * 1000, connectionsCheckingInterval: 1000 },
    (request, response) => void handle(request, response),
  );
  return {
    async listen() {
      server.listen(settings.PORT, settings.HOST);
      await once(server, "listening");
      return server.address() as AddressInfo;
    },
    async close() {
      const timer = setTimeout(() => server.closeAllConnections(), CLOSE_MS);
      await new Promise((resolve) => server.close(resolve));
      clearTimeout(timer);
      mailer?.close();
    },
  };
}

/** Returns a function that blames a setting for the failure to open what it names. */
const notWritable =
  (settings: Settings, name: "MESSAGES_DIR" | "SENT_FILE") =>
  ({ code }: NodeJS.ErrnoException): never => {
    throw settingError(name, settings[name], `, which cannot be written to (${code})`);
  };

/** Of an unexpected error only the code is logged: its message may contain an address. */
function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const { code, name } = error as NodeJS.ErrnoException;
  const headers = { "Retry-After": RETRY_SECONDS };
  return new HttpError(503, [{ code: "UNAVAILABLE" }], headers, code ?? name);
}
