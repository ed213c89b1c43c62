import { readBytes, requestType } from "../body.ts";
import { clientOf } from "../client-address.ts";
import { HttpError } from "../http-error.ts";
import { createLoad } from "../load.ts";
import type { Log } from "../log.ts";
import { createClientLimit, createLimit, originOf } from "../rate-limit.ts";
import { type Exchange, sendJson } from "../response.ts";
import { type Settings, SINGLE_RUNS } from "../settings.ts";
import { createFollowRoutes } from "./follow-routes.ts";
import { createPlaceRoutes } from "./place-routes.ts";
import { createPlaces } from "./places.ts";
import type { RecordStore } from "./record-store.ts";
import { createFirstCount } from "./recount-places.ts";
import { parseSent, readRecord } from "./session-record.ts";
import { createSessions } from "./sessions.ts";
import { NO_STUDIES, type Studies } from "./studies.ts";

/**
 * The time window of the rate limits. The window is shorter than the time for which the page of a participant waits for
 * a response.
 */
const WINDOW_SECONDS = 60;
const DAY_SECONDS = 86_400;

/**
 * The number of clients that together use up the limit of their origin. A request is counted for the origin only if its
 * client has already sent this fraction of the limit. Otherwise a few strangers could prevent the participants of an
 * origin from sending, because strangers can forge any origin.
 */
const CLIENTS_OF_ORIGIN = 200;

/**
 * The limit of withdrawals of unknown sessions. It applies to all clients together, and is a multiple of the limit for
 * one client.
 */
const UNKNOWN_OF_ALL = 20;

/**
 * The time for which the result of the storage's probe is reused. Readiness checks therefore do not put load on the
 * storage.
 */
const READY_MS = 1000;

/**
 * Returns the handlers of requests for sessions: the rate limit, records and withdrawals, places, the readiness of
 * the storage, and the routes with which a researcher follows a study.
 *
 * @param getStudies returns the running studies
 */
export function createSessionRoutes(
  store: RecordStore,
  settings: Settings,
  log: Log,
  getStudies: () => Promise<Studies> = async () => NO_STUDIES,
) {
  const { TRUSTED_PROXIES: proxies, UNKNOWN_WITHDRAWALS } = settings;
  const ofClient = createClientLimit(settings.SESSION_RATE_LIMIT, WINDOW_SECONDS, { proxies });
  const ofOrigin = createLimit(settings.ORIGIN_RATE_LIMIT, WINDOW_SECONDS);
  const freeOfOrigin = Math.floor(settings.ORIGIN_RATE_LIMIT / CLIENTS_OF_ORIGIN);
  const bytesOfClient = createClientLimit(settings.CLIENT_DAY_BYTES, DAY_SECONDS, {
    proxies,
    code: "TOO_MUCH",
  });
  const ofProtocol = createLimit(settings.PROTOCOL_DAY_BYTES, DAY_SECONDS, "TOO_MUCH");
  const unknownOfClient = createClientLimit(UNKNOWN_WITHDRAWALS, DAY_SECONDS, { proxies });
  const unknownOfAll = createLimit(UNKNOWN_WITHDRAWALS * UNKNOWN_OF_ALL, DAY_SECONDS);
  const enter = createLoad(settings);
  const places = createPlaces(store.places, getStudies);
  const receive = createSessions(store, places);
  const admitted = async () => [...settings.PROTOCOLS, ...(await getStudies()).protocols];
  const { reportState, offerPlace } = createPlaceRoutes(places, settings, {
    admits: async (protocol) => (await admitted()).includes(protocol),
    log,
  });
  let asked = { at: Number.NEGATIVE_INFINITY, answer: Promise.resolve() };

  const countEarlier = createFirstCount(store, places, async () => (await getStudies()).protocols);

  return {
    reportState,
    offerPlace,
    follow: createFollowRoutes({ store, places, getStudies, getAdmitted: admitted, settings, log }),
    countEarlier,
    async tidy(): Promise<void> {
      await places.tidy();
      await countEarlier();
    },

    async isReady(): Promise<void> {
      const now = performance.now();
      if (now - asked.at > READY_MS) asked = { at: now, answer: store.ping() };
      await asked.answer;
    },

    limitRate({ request }: Exchange): void {
      if (ofClient.add(request) > freeOfOrigin) ofOrigin.add(originOf(request));
    },

    async receiveSession(exchange: Exchange): Promise<void> {
      const { request } = exchange;
      const start = performance.now();
      if (requestType(request) !== "application/json")
        throw new HttpError(415, [{ code: "MEDIA_TYPE" }]);
      const share = enter(originOf(request), clientOf(request, proxies).address);
      try {
        const body = await readBytes(request, {
          maxBytes: settings.MAX_SESSION_BYTES,
          seconds: settings.REQUEST_SECONDS,
          share,
        });
        const record = await readRecord(body);
        // The error messages are written in the language of the run.
        const { locale } = record.values;
        if (locale === "en" || locale === "fr") exchange.language = locale;
        const sent = parseSent(record, await admitted());
        share.store();
        if (sent.kind !== "withdrawal") {
          const protocol = sent.protocol ?? SINGLE_RUNS;
          ofProtocol.check(protocol, body.length);
          bytesOfClient.add(request, body.length);
          ofProtocol.add(protocol, body.length);
        }
        const answer = await receive(sent, body, () => {
          unknownOfAll.check("");
          unknownOfClient.add(request);
          unknownOfAll.add("");
        });
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
