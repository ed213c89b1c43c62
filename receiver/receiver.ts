import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { readBody } from "./body.ts";
import { clientOf } from "./client-address.ts";
import { createDelivery } from "./delivery.ts";
import { HttpError } from "./http-error.ts";
import { createLoad } from "./load.ts";
import type { Log } from "./log.ts";
import { openMailer } from "./mail.ts";
import { parseDelivery } from "./message.ts";
import { createClientLimit, originOf } from "./rate-limit.ts";
import { dropRest, reasonOf, refuseBrokenRequests, toHttpError } from "./refusals.ts";
import { type Exchange, sendJson, sendResult } from "./response.ts";
import { openRecords } from "./sessions/open-records.ts";
import { createSessionRoutes } from "./sessions/session-routes.ts";
import { type Settings, settingError } from "./settings.ts";
import { openFolderStore } from "./store.ts";

/** Window of `RATE_LIMIT`. */
const RATE_WINDOW_SECONDS = 600;

/** How long browsers may cache the answer to a preflight request. */
const PREFLIGHT_SECONDS = 7200;

/** Path of session records, relative to the path that a proxy passes on. */
const SESSIONS = /^POST [^?]*\/sessions\/?(\?|$)/;

/** Longer than load balancers keep a connection open (60 s): otherwise they send on a connection that is being closed. */
const KEEP_ALIVE_MS = 65_000;

/** Messages may use this part of `MAX_PENDING_BYTES`, in addition to the whole of it for records. */
const MESSAGES_PART = 1 / 4;

/** Interval between two searches for the remains of a crash. */
const TIDY_MS = 600_000;

/** The routes enforce `REQUEST_SECONDS`; after this additional time Node cuts a request that no route reads. */
const GRACE_MS = 5000;

/** Time limit of the requests in progress after `close`. */
const CLOSE_MS = 30_000;

export type Receiver = {
  /** Resolves when connections are accepted; port 0 chooses a free one. */
  listen: () => Promise<AddressInfo>;
  /** Graceful shutdown: accepts no more connections and resolves when the requests in progress are done. */
  close: () => Promise<void>;
};

/**
 * Opens the stores and the mailer of the settings, and returns the receiver, not yet listening.
 *
 * @param log receives no personal data
 * @throws SettingError if a folder, file or database of the settings cannot be used
 */
export async function createReceiver(settings: Settings, log: Log): Promise<Receiver> {
  const store = settings.MESSAGES_DIR
    ? await openFolderStore(settings.MESSAGES_DIR).catch(notWritable(settings, "MESSAGES_DIR"))
    : undefined;
  const mailer = settings.SMTP_URL
    ? await openMailer(settings).catch(notWritable(settings, "SENT_FILE"))
    : undefined;
  const deliver = createDelivery({ store, mailer }, settings.LEAST_SECONDS);
  const countRequest = createClientLimit(settings.RATE_LIMIT, RATE_WINDOW_SECONDS, {
    proxies: settings.TRUSTED_PROXIES,
  });
  const enter = createLoad({
    ...settings,
    MAX_PENDING_BYTES: settings.MAX_PENDING_BYTES * MESSAGES_PART,
  });
  const receivesMessages = store !== undefined || mailer !== undefined;
  const records =
    settings.SESSIONS_DIR || settings.DATABASE_URL
      ? await openRecords(settings, {
          serves: true,
          onError: (error) => log({ event: "request", reason: reasonOf(error) }),
        })
      : undefined;
  const sessions = records && createSessionRoutes(records, settings, log);

  type Handler = (exchange: Exchange) => void | Promise<void>;

  const reportHealth: Handler = (exchange) => sendJson(exchange, 200, { ok: true });

  const reportReadiness: Handler = async (exchange) => {
    await Promise.all([sessions?.isReady(), store?.ping(), mailer?.ping()]);
    sendJson(exchange, 200, { ok: true });
  };

  const checkOrigin: Handler = ({ request, response }) => {
    const { origin } = request.headers;
    response.setHeader("Vary", "Origin");
    if (origin === undefined) return;
    if (!settings.ALLOWED_ORIGINS.includes(origin)) throw new HttpError(403, [{ code: "ORIGIN" }]);
    response.setHeader("Access-Control-Allow-Origin", origin);
    // The receiver sets no cookies, but a proxy in front of it may. The origin of every page without one is "null".
    if (origin !== "null") response.setHeader("Access-Control-Allow-Credentials", "true");
    response.setHeader("Access-Control-Expose-Headers", "Retry-After");
  };

  const allowPreflight: Handler = ({ response }) => {
    response.setHeader("Access-Control-Allow-Methods", "POST");
    response.setHeader("Access-Control-Allow-Headers", "Accept, Content-Type");
    response.writeHead(204, { "Access-Control-Max-Age": PREFLIGHT_SECONDS }).end();
  };

  const limitRate: Handler = ({ request }) => void countRequest(request);

  const receiveMessage: Handler = async (exchange) => {
    const { request } = exchange;
    const share = enter(originOf(request), clientOf(request, settings.TRUSTED_PROXIES).address);
    try {
      const body = await readBody(request, settings, share);
      const { language } = body.values;
      if (language === "en" || language === "fr") exchange.language = language;
      const delivery = parseDelivery(body);
      exchange.messageId = delivery.message.id;
      share.store();
      await deliver(delivery);
      log({ event: "message", status: 200, id: exchange.messageId });
      sendResult(exchange, 200, [], settings.THANK_YOU_URL);
    } finally {
      share.leave();
    }
  };

  const refuseAddress: Handler = () => {
    throw new HttpError(404, [{ code: "NOT_FOUND" }]);
  };

  const refuseMethod: Handler = () => {
    throw new HttpError(405, [{ code: "METHOD" }], { Allow: "POST, OPTIONS" });
  };

  /** Methods and URLs with their handlers, which run in sequence. The first match wins. */
  const routes: (readonly [pattern: RegExp, ...handlers: Handler[]])[] = [
    [/^GET \/health$/, reportHealth],
    [/^GET \/ready$/, reportReadiness],
    [/^OPTIONS /, checkOrigin, allowPreflight],
    ...(sessions
      ? ([[SESSIONS, checkOrigin, sessions.limitRate, sessions.receiveSession]] as const)
      : []),
    ...(receivesMessages ? ([[/^POST /, checkOrigin, limitRate, receiveMessage]] as const) : []),
    [/^POST /, checkOrigin, refuseAddress],
    [/^/, checkOrigin, refuseMethod],
  ];

  /** Size limit of any body; of a refused body the same amount is read in addition, so that its sender can read the answer. */
  const mostBytes =
    settings.MAX_SESSION_BYTES + settings.MAX_ATTACHMENT_BYTES + settings.MAX_TEXT_BYTES;

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
      log({ event: "request", status, reason: message, id: exchange.messageId });
      if (response.headersSent) return void response.destroy();
      // A sender that was too slow gets no further time.
      if (status === 408) response.setHeader("Connection", "close");
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      sendResult(exchange, status, errors);
      dropRest(request, response, mostBytes);
    }
  }

  const server = createServer(
    {
      requestTimeout: settings.REQUEST_SECONDS * 1000 + GRACE_MS,
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (request, response) => {
      // A broken connection affects only its own request.
      for (const stream of [request, response]) stream.on("error", () => undefined);
      void handle(request, response).catch((error) => {
        log({ event: "request", reason: reasonOf(error) });
        response.destroy();
      });
    },
  );
  refuseBrokenRequests(server);
  const tidying = setInterval(() => {
    for (const each of [records, store])
      each?.tidy().catch((error) => log({ event: "request", reason: reasonOf(error) }));
  }, TIDY_MS);
  tidying.unref();
  return {
    async listen() {
      server.listen(settings.PORT, settings.HOST);
      await once(server, "listening");
      server.on("error", (error) => log({ event: "request", reason: reasonOf(error) }));
      return server.address() as AddressInfo;
    },
    async close() {
      clearInterval(tidying);
      const timer = setTimeout(() => server.closeAllConnections(), CLOSE_MS);
      await new Promise((resolve) => server.close(resolve));
      clearTimeout(timer);
      mailer?.close();
      await records?.close();
    },
  };
}

/** Returns a function that reports a setting as the cause when its target cannot be opened. */
const notWritable =
  (settings: Settings, name: "MESSAGES_DIR" | "SENT_FILE") =>
  ({ code }: NodeJS.ErrnoException): never => {
    throw settingError(name, settings[name], `, which cannot be written to (${code})`);
  };
