import type { IncomingMessage } from "node:http";
// This import is a type, and types do not exist at run time. The receiver therefore runs without the code of the site.
import type { StudySummary } from "../../experiments/engine/sending/following.ts";
import { readBytes, requestType } from "../body.ts";
import { clientOf } from "../client-address.ts";
import { HttpError } from "../http-error.ts";
import { readMembers } from "../json-members.ts";
import { createLoad } from "../load.ts";
import type { Log } from "../log.ts";
import { originOf } from "../rate-limit.ts";
import { type Exchange, type Handler, type Route, sendJson, sendLines } from "../response.ts";
import { type Settings, SINGLE_RUNS } from "../settings.ts";
import { validationErrors } from "../validation-errors.ts";
import type { Places } from "./places.ts";
import { indexLines, recordLines } from "./record-lines.ts";
import { SHA_256, VALID } from "./record-schemas.ts";
import type { RecordStore } from "./record-store.ts";
import type { Studies } from "./studies.ts";
import { summarise } from "./summary.ts";
import { createTokens, type Right } from "./tokens.ts";

/** Matches protocol ids and digests. */
const HASH_FORMAT = new RegExp(SHA_256);

/** The largest request. A request for 200 records is shorter. */
const MAX_REQUEST_BYTES = 65_536;

/** Arriving requests may use this fraction of `MAX_PENDING_BYTES`. */
const REQUESTS_PART = 1 / 16;

/** The number of answers with records or an index that are sent at once. */
const MOST_READERS = 8;

/** The time in seconds that a reader has to wait before the next attempt if this number is reached. */
const BUSY_SECONDS = 2;

/** The parameters of the address. */
type Query = URLSearchParams;

/**
 * Returns the routes with which a researcher follows a running study. Without its token in the settings, an address is
 * not there.
 *
 * @param getAdmitted returns the protocol ids whose data are accepted, and the word for runs outside a study
 */
export function createFollowRoutes({
  store,
  places,
  getStudies,
  settings,
  log,
  getAdmitted,
}: {
  store: RecordStore;
  places: Places;
  getStudies: () => Promise<Studies>;
  settings: Settings;
  log: Log;
  getAdmitted: () => Promise<readonly string[]>;
}): Route[] {
  const requireToken = createTokens(settings);
  const enter = createLoad({
    ...settings,
    MAX_PENDING_BYTES: settings.MAX_PENDING_BYTES * REQUESTS_PART,
  });
  const isSet = { read: settings.READ_TOKEN !== "", run: settings.RUN_TOKEN !== "" };

  /** Returns a route for the holders of a token. @param parameters the parameters that its address may have */
  const withToken = (
    right: Right,
    request: string,
    parameters: readonly string[],
    handle: (exchange: Exchange, query: Query) => Promise<void>,
  ): Route => {
    const answer: Handler = (exchange) => handle(exchange, queryOf(exchange.request));
    const handlers = [requireParameters(parameters), requireToken(right), answer];
    return [patternOf(request), ...(isSet[right] ? handlers : [refuseAddress])];
  };

  async function reportSummary(exchange: Exchange, query: Query): Promise<void> {
    const protocol = protocolIn(query);
    const by = query.get("by");
    if (by !== null && by !== "condition")
      throw new HttpError(422, [{ field: "by", code: "INVALID" }]);
    const studies = await getStudies();
    const study = studies.of(protocol);
    const summary: StudySummary = {
      protocol,
      isAccepted: (await getAdmitted()).includes(protocol),
      counted: null,
      withdrawalsOfAllStudies: await store.withdrawals(),
    };
    if (study) {
      const protocols = studies.groupOf(protocol);
      const { title, paused = false, quota = null } = study;
      summary.counted = {
        title,
        paused,
        quota,
        protocols,
        state: (await places.isOpen(protocol)).state,
        ...summarise(await store.places.places(protocols), study, Date.now(), {
          byCondition: by !== null,
        }),
      };
    }
    if (by !== null) log({ event: "read", status: 200, what: "by condition" });
    sendJson(exchange, 200, summary);
  }

  async function listRecords(exchange: Exchange, query: Query): Promise<void> {
    const protocol = protocolIn(query);
    const unless = query.get("unless");
    if (unless !== null && !HASH_FORMAT.test(unless))
      throw new HttpError(422, [{ field: "unless", code: "INVALID" }]);
    await asReader(() =>
      sendLines(exchange, indexLines(store, protocol, unless), settings.REQUEST_SECONDS),
    );
  }

  async function readRecords(exchange: Exchange): Promise<void> {
    const values = await readRequest(exchange.request);
    if (!VALID.readRequest(values))
      throw new HttpError(422, validationErrors(VALID.readRequest.errors ?? []));
    const lines = recordLines(store, values.records, (records) =>
      log({ event: "read", status: 200, what: "records", records }),
    );
    await asReader(() => sendLines(exchange, lines, settings.REQUEST_SECONDS));
  }

  let readers = 0;
  /** Sends a long answer. @throws HttpError 429 if many are being sent */
  async function asReader(send: () => Promise<void>): Promise<void> {
    if (readers >= MOST_READERS)
      throw new HttpError(429, [{ code: "BUSY" }], { "Retry-After": BUSY_SECONDS });
    readers += 1;
    await send().finally(() => {
      readers -= 1;
    });
  }

  /** Reads the members of a short request. @throws HttpError */
  async function readRequest(request: IncomingMessage): Promise<Record<string, unknown>> {
    if (requestType(request) !== "application/json")
      throw new HttpError(415, [{ code: "MEDIA_TYPE" }]);
    const share = enter(originOf(request), clientOf(request, settings.TRUSTED_PROXIES).address);
    try {
      const body = await readBytes(request, {
        maxBytes: MAX_REQUEST_BYTES,
        seconds: settings.REQUEST_SECONDS,
        share,
      });
      return await readMembers(body);
    } finally {
      share.leave();
    }
  }

  return [
    withToken("read", "GET summary", ["protocol", "by"], reportSummary),
    withToken("read", "GET records", ["protocol", "unless"], listRecords),
    withToken("read", "POST records/read", [], readRecords),
  ];
}

/** Returns the pattern of an address below `/sessions/`. @param request the method and the path, such as `GET summary` */
function patternOf(request: string): RegExp {
  const [method, path] = request.split(" ");
  return new RegExp(`^${method} [^?]*/sessions/${path}/?(\\?|$)`);
}

const queryOf = ({ url = "" }: IncomingMessage): Query =>
  new URLSearchParams(/\?(.*)$/s.exec(url)?.[1] ?? "");

/**
 * Returns the handler that refuses every other parameter of the address, because it may be a token: addresses are kept
 * in the logs of proxies and in the history of browsers.
 */
const requireParameters =
  (known: readonly string[]): Handler =>
  ({ request }) => {
    if ([...queryOf(request).keys()].some((name) => !known.includes(name)))
      throw new HttpError(400, [{ code: "ADDRESS" }]);
  };

const refuseAddress: Handler = () => {
  throw new HttpError(404, [{ code: "NOT_FOUND" }]);
};

/** Returns the protocol id in the address, or the word for runs outside a study. @throws HttpError 422 */
function protocolIn(query: Query): string {
  const protocol = query.get("protocol");
  if (protocol === null)
    throw new HttpError(422, [{ field: "protocol", code: "REQUIRED_FIELD_MISSING" }]);
  if (protocol !== SINGLE_RUNS && !HASH_FORMAT.test(protocol))
    throw new HttpError(422, [{ field: "protocol", code: "INVALID" }]);
  return protocol;
}
