import { readBytes, requestType } from "../body.ts";
import { clientOf } from "../client-address.ts";
import { HttpError } from "../http-error.ts";
import { readMembers } from "../json-members.ts";
import { createLoad } from "../load.ts";
import type { Log } from "../log.ts";
import { createClientLimit, originOf } from "../rate-limit.ts";
import { type Exchange, sendJson } from "../response.ts";
import type { Settings } from "../settings.ts";
import { validationErrors } from "../validation-errors.ts";
import type { Places } from "./places.ts";
import { SHA_256, VALID } from "./record-schemas.ts";

/** The largest request for a place. A valid request is short. */
const MAX_REQUEST_BYTES = 4096;

/**
 * The number of requests for places that may wait at the same time, per record that may wait. The store works on all
 * waiting offers together, and a page waits only a few seconds for the answer.
 */
const OFFERS_PER_RECORD = 8;

/** Arriving requests for places may use this fraction of `MAX_PENDING_BYTES`. */
const OFFERS_PART = 1 / 16;

/** The time window of `OFFER_RATE_LIMIT`. */
const WINDOW_SECONDS = 60;

const PROTOCOL_FORMAT = new RegExp(SHA_256);

/**
 * Returns the handlers of the questions about places: whether a study is open, which the page asks before the consent,
 * and which place a person has, which it asks after the consent.
 *
 * @param admits returns whether data of a protocol are accepted
 */
export function createPlaceRoutes(
  places: Places,
  settings: Settings,
  {
    admits,
    log,
  }: {
    admits: (protocol: string) => Promise<boolean>;
    log: Log;
  },
) {
  const enter = createLoad({
    ...settings,
    MAX_PENDING: settings.MAX_PENDING * OFFERS_PER_RECORD,
    MAX_PENDING_BYTES: settings.MAX_PENDING_BYTES * OFFERS_PART,
  });
  const offersOfClient = createClientLimit(settings.OFFER_RATE_LIMIT, WINDOW_SECONDS, {
    proxies: settings.TRUSTED_PROXIES,
  });

  async function requireAdmitted(protocol: string): Promise<void> {
    if (!(await admits(protocol))) throw new HttpError(403, [{ code: "PROTOCOL" }]);
  }

  return {
    async reportState(exchange: Exchange): Promise<void> {
      const [, query = ""] = /\?(.*)$/.exec(exchange.request.url ?? "") ?? [];
      const protocol = new URLSearchParams(query).get("protocol");
      if (protocol === null)
        throw new HttpError(422, [{ field: "protocol", code: "REQUIRED_FIELD_MISSING" }]);
      if (!PROTOCOL_FORMAT.test(protocol))
        throw new HttpError(422, [{ field: "protocol", code: "INVALID" }]);
      await requireAdmitted(protocol);
      sendJson(exchange, 200, await places.isOpen(protocol));
    },

    async offerPlace(exchange: Exchange): Promise<void> {
      const { request } = exchange;
      const start = performance.now();
      if (requestType(request) !== "application/json")
        throw new HttpError(415, [{ code: "MEDIA_TYPE" }]);
      offersOfClient.add(request);
      const client = clientOf(request, settings.TRUSTED_PROXIES).address;
      const share = enter(originOf(request), client);
      try {
        const body = await readBytes(request, {
          maxBytes: MAX_REQUEST_BYTES,
          seconds: settings.REQUEST_SECONDS,
          share,
        });
        const values = await readMembers(body);
        if (!VALID.placeRequest(values))
          throw new HttpError(422, validationErrors(VALID.placeRequest.errors ?? []));
        await requireAdmitted(values.protocol);
        share.store();
        const answer = await places.offer(values);
        const ms = Math.round(performance.now() - start);
        log({ event: "offer", status: 200, state: answer.state, ms });
        sendJson(exchange, 200, answer);
      } finally {
        share.leave();
      }
    },
  };
}
