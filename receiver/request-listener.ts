import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody } from "./body.ts";
import { clientOf } from "./client-address.ts";
import { createDelivery } from "./delivery.ts";
import { HttpError } from "./http-error.ts";
import { createLoad } from "./load.ts";
import type { Log } from "./log.ts";
import { openMailer } from "./mail.ts";
import { parseDelivery } from "./message.ts";
import { createClientLimit, originOf } from "./rate-limit.ts";
import { dropRest, reasonOf, toHttpError } from "./refusals.ts";
import {
  type Exchange,
  type Handler,
  type Route,
  refuseAddress,
  sendJson,
  sendResult,
} from "./response.ts";
import { openRecords } from "./sessions/open-records.ts";
import { createSessionRoutes } from "./sessions/session-routes.ts";
import { openStudies, StudiesError } from "./sessions/studies.ts";
import { SAME_ORIGIN, type Settings, settingError } from "./settings.ts";
import { openFolderStore } from "./store.ts";

/** The time window of `RATE_LIMIT` in seconds. */
const RATE_WINDOW_SECONDS = 600;

/** The time for which browsers may cache the response to a preflight request. */
const PREFLIGHT_SECONDS = 7200;

/** The path to which session records are sent, below any path that a proxy passes on. */
const SESSIONS = /^POST [^?]*\/sessions\/?(\?|$)/;

/** The path of the questions about places. */
const OPEN = /^(?:GET|POST) [^?]*\/sessions\/open\/?(\?|$)/;

/** The paths with which a researcher follows a running study. */
const FOLLOW =
  /^OPTIONS [^?]*\/sessions\/(?:studies|summary|records(?:\/read)?|settings|free)\/?(\?|$)/;

/**
 * Arriving messages may use this fraction of `MAX_PENDING_BYTES`. Records may use all of `MAX_PENDING_BYTES` at the
 * same time.
 */
const MESSAGES_PART = 1 / 4;

/** The interval between two removals of files that a crash has left behind. */
const TIDY_MS = 600_000;

export type RequestListener = {
  /** Answers one request. It never throws, and an error affects only its request. */
  requestListener: (request: IncomingMessage, response: ServerResponse) => void;
  /** Closes the stores and the mailer. The requests in progress must be complete. */
  close: () => Promise<void>;
};

/**
 * Opens the stores and the mailer that the settings name, and returns the listener for the requests of a server of
 * `node:http`. Another server may mount it for the paths that begin with `/sessions`.
 *
 * @param log a function that writes log entries, which contain no personal data
 * @throws SettingError if a folder, file or database of the settings cannot be used
 */
export async function createRequestListener(
  settings: Settings,
  log: Log,
): Promise<RequestListener> {
  const store = settings.MESSAGES_DIR
    ? await openFolderStore(settings.MESSAGES_DIR).catch(notWritable(settings, "MESSAGES_DIR"))
    : undefined;
  const mailer = settings.SMTP_URL
    ? await openMailer(settings).catch(notWritable(settings, "SENT_FILE"))
    : undefined;
  const deliver = createDelivery({ store, mailer }, settings.LEAST_SECONDS);
  const ofClient = createClientLimit(settings.RATE_LIMIT, RATE_WINDOW_SECONDS, {
    proxies: settings.TRUSTED_PROXIES,
  });
  const enter = createLoad({
    ...settings,
    MAX_PENDING_BYTES: settings.MAX_PENDING_BYTES * MESSAGES_PART,
  });
  const receivesMessages = store !== undefined || mailer !== undefined;
  const studies = settings.STUDIES
    ? await openStudies(settings.STUDIES, log).catch(notReadable(settings))
    : undefined;
  const records =
    settings.SESSIONS_DIR || settings.DATABASE_URL
      ? await openRecords(settings, {
          serves: true,
          onError: (error) => log({ event: "request", reason: reasonOf(error) }),
        })
      : undefined;
  const sessions = records && createSessionRoutes(records, settings, log, studies);
  await sessions?.countEarlier();

  const reportHealth: Handler = (exchange) => sendJson(exchange, 200, { ok: true });

  const reportReadiness: Handler = async (exchange) => {
    await Promise.all([sessions?.isReady(), store?.ping(), mailer?.ping()]);
    sendJson(exchange, 200, { ok: true });
  };

  const checkOrigin: Handler = ({ request, response }) => {
    const { origin } = request.headers;
    response.setHeader("Vary", "Origin");
    if (origin === undefined) return;
    const isAllowed =
      settings.ALLOWED_ORIGINS.filter((each) => each !== SAME_ORIGIN).includes(origin) ||
      (settings.ALLOWED_ORIGINS.includes(SAME_ORIGIN) && isOwnOrigin(origin, request.headers.host));
    if (!isAllowed) throw new HttpError(403, [{ code: "ORIGIN" }]);
    response.setHeader("Access-Control-Allow-Origin", origin);
    // Credentials are not allowed for "null", because every page without an origin sends "null" as its origin. The
    // receiver itself sets no cookies, but a proxy in front of the receiver may set cookies.
    if (origin !== "null") response.setHeader("Access-Control-Allow-Credentials", "true");
    response.setHeader("Access-Control-Expose-Headers", "Retry-After");
  };

  const allowPreflight =
    (methods: string, headers: string): Handler =>
    ({ response }) => {
      response.setHeader("Access-Control-Allow-Methods", methods);
      response.setHeader("Access-Control-Allow-Headers", headers);
      response.writeHead(204, { "Access-Control-Max-Age": PREFLIGHT_SECONDS }).end();
    };

  const limitRate: Handler = ({ request }) => void ofClient.add(request);

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

  const answerOpen: Handler = (exchange) =>
    exchange.request.method === "GET"
      ? sessions?.reportState(exchange)
      : sessions?.offerPlace(exchange);

  const refuseMethod: Handler = () => {
    throw new HttpError(405, [{ code: "METHOD" }], { Allow: "POST, OPTIONS" });
  };

  /** The routes. The first matching route is used. */
  const routes: Route[] = [
    [/^GET \/health$/, reportHealth],
    [/^GET \/ready$/, reportReadiness],
    [FOLLOW, checkOrigin, allowPreflight("GET, POST", "Accept, Authorization, Content-Type")],
    [/^OPTIONS /, checkOrigin, allowPreflight("POST", "Accept, Content-Type")],
    ...(sessions
      ? ([
          [SESSIONS, checkOrigin, sessions.limitRate, sessions.receiveSession],
          [OPEN, checkOrigin, sessions.limitRate, answerOpen],
          ...sessions.follow.map(
            ([pattern, ...handlers]): Route => [
              pattern,
              checkOrigin,
              sessions.limitRate,
              ...handlers,
            ],
          ),
        ] as const)
      : []),
    ...(receivesMessages ? ([[/^POST /, checkOrigin, limitRate, receiveMessage]] as const) : []),
    [/^POST /, checkOrigin, refuseAddress],
    [/^/, checkOrigin, refuseMethod],
  ];

  /**
   * The size limit of a body of any kind. After a refusal, up to the same number of bytes is read in addition, so that
   * the sender can read the response.
   */
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
      // A sender whose body was too slow receives no additional time to send the rest.
      if (status === 408) response.setHeader("Connection", "close");
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      sendResult(exchange, status, errors);
      dropRest(request, response, mostBytes);
    }
  }

  const tidying = setInterval(() => {
    for (const each of [records, store, sessions])
      each?.tidy().catch((error) => log({ event: "request", reason: reasonOf(error) }));
  }, TIDY_MS);
  tidying.unref();
  return {
    requestListener(request, response) {
      // An error of a connection affects only the request that uses the connection.
      for (const stream of [request, response]) stream.on("error", () => undefined);
      void handle(request, response).catch((error) => {
        log({ event: "request", reason: reasonOf(error) });
        response.destroy();
      });
    },
    async close() {
      clearInterval(tidying);
      mailer?.close();
      await records?.close();
    },
  };
}

/**
 * Returns whether an origin has the host to which a request was sent, with http or https. A proxy in front of the
 * receiver may have removed the https, so the receiver does not know the scheme.
 */
const isOwnOrigin = (origin: string, host: string | undefined): boolean =>
  ["http", "https"].some((scheme) => {
    const own = `${scheme}://${host}`;
    return host !== undefined && URL.canParse(own) && new URL(own).origin === origin;
  });

/** Returns a function that converts an error of the file of running studies into an error about its setting. */
const notReadable =
  (settings: Settings) =>
  (error: NodeJS.ErrnoException): never => {
    const problem =
      error instanceof StudiesError
        ? `. ${error.message}`
        : `, which cannot be read (${error.code})`;
    throw settingError("STUDIES", settings.STUDIES, problem);
  };

/** Returns a function that converts an error into an error about the setting that caused it. */
const notWritable =
  (settings: Settings, name: "MESSAGES_DIR" | "SENT_FILE") =>
  ({ code }: NodeJS.ErrnoException): never => {
    throw settingError(name, settings[name], `, which cannot be written to (${code})`);
  };
