import type { IncomingMessage } from "node:http";
import { readBytes, requestType } from "../body.ts";
import { clientOf } from "../client-address.ts";
import { HttpError } from "../http-error.ts";
import { readMembers } from "../json-members.ts";
import { createLoad } from "../load.ts";
import { originOf } from "../rate-limit.ts";
import type { Settings } from "../settings.ts";

/** The largest request. A request for 200 records, and a quota of 100 conditions, are shorter. */
const MAX_BYTES = 65_536;

/** Arriving requests may use this fraction of `MAX_PENDING_BYTES`. */
const REQUESTS_PART = 1 / 16;

/**
 * Returns a function that reads the members of a researcher's request.
 *
 * @throws HttpError 400, 408, 413, 415 or 429 in the returned function
 */
export function createShortRequests(settings: Settings) {
  const enter = createLoad({
    ...settings,
    MAX_PENDING_BYTES: settings.MAX_PENDING_BYTES * REQUESTS_PART,
  });
  return async (request: IncomingMessage): Promise<Record<string, unknown>> => {
    if (requestType(request) !== "application/json")
      throw new HttpError(415, [{ code: "MEDIA_TYPE" }]);
    const client = clientOf(request, settings.TRUSTED_PROXIES).address;
    const share = enter(originOf(request), client);
    try {
      const body = await readBytes(request, {
        maxBytes: MAX_BYTES,
        seconds: settings.REQUEST_SECONDS,
        share,
      });
      return await readMembers(body);
    } finally {
      share.leave();
    }
  };
}
