import { contentType, parseJson, readBytes } from "../body.ts";
import { HttpError } from "../http-error.ts";
import type { Log } from "../log.ts";
import { clientAddress, createRateLimit, originOf } from "../rate-limit.ts";
import { type Exchange, sendJson } from "../response.ts";
import type { Settings } from "../settings.ts";
import { createLoad } from "./load.ts";
import type { RecordStore } from "./record-store.ts";
import { parseSent } from "./session-record.ts";
import { createSessions } from "./sessions.ts";

/** The window of the rate limits: shorter than what a participant waits for an answer. */
const WINDOW_SECONDS = 60;

/** An answer of the store counts for so long, so that questions about it do not load it. */
const READY_MS = 1000;

/** What is answered of sessions: their records and withdrawals, and whether the store answers. */
export function createSessionRoutes(store: RecordStore, settings: Settings, log: Log) {
  const countClient = createRateLimit(settings.SESSION_RATE_LIMIT, WINDOW_SECONDS, (request) =>
    clientAddress(request, settings.TRUSTED_PROXIES),
  );
  const countOrigin = createRateLimit(settings.ORIGIN_RATE_LIMIT, WINDOW_SECONDS, originOf);
  const enter = createLoad(settings);
  const receive = createSessions(store);
  let asked = { at: Number.NEGATIVE_INFINITY, answer: Promise.resolve() };

  return {
    async isReady(): Promise<void> {
      const now = performance.now();
      if (now - asked.at > READY_MS) asked = { at: now, answer: store.ping() };
      await asked.answer;
    },

    limitRate({ request }: Exchange): void {
      countClient(request);
      countOrigin(request);
    },

    async receiveSession(exchange: Exchange): Promise<void> {
      const { request } = exchange;
      const start = performance.now();
      if (contentType(request) !== "application/json")
        throw new HttpError(415, [{ code: "MEDIA_TYPE" }]);
      const share = enter(originOf(request));
      try {
        const body = await readBytes(request, settings.MAX_SESSION_BYTES, share.take);
        const sent = parseSent(readValues(body, exchange), settings.PROTOCOLS);
        share.store();
        const answer = await receive(sent, body);
        const { kind } = sent;
        if (kind === "withdrawal") log({ event: "withdrawn", status: 200 });
        else {
          const ms = Math.round(performance.now() - start);
          const beside = "kept" in answer ? true : undefined;
          log({ event: "session", status: 200, kind, beside, bytes: body.length, ms });
        }
        sendJson(exchange, 200, answer);
      } finally {
        share.leave();
      }
    },
  };
}

/** Errors are told in the language of the run. */
function readValues(body: Buffer, exchange: Exchange): Record<string, unknown> {
  const values = parseJson(body);
  if (values.locale === "en" || values.locale === "fr") exchange.language = values.locale;
  return values;
}
