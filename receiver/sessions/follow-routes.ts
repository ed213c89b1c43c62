import type { IncomingMessage } from "node:http";
// This import is a type, and types do not exist at run time. The receiver therefore runs without the code of the site.
import type { StudySummary } from "../../experiments/engine/sending/following.ts";
import { HttpError } from "../http-error.ts";
import type { Log } from "../log.ts";
import { type Exchange, type Handler, type Route, sendJson } from "../response.ts";
import { type Settings, SINGLE_RUNS } from "../settings.ts";
import type { Places } from "./places.ts";
import { SHA_256 } from "./record-schemas.ts";
import type { RecordStore } from "./record-store.ts";
import type { Studies } from "./studies.ts";
import { summarise } from "./summary.ts";
import { createTokens, type Right } from "./tokens.ts";

const PROTOCOL_FORMAT = new RegExp(SHA_256);

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

  return [withToken("read", "GET summary", ["protocol", "by"], reportSummary)];
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
  if (protocol !== SINGLE_RUNS && !PROTOCOL_FORMAT.test(protocol))
    throw new HttpError(422, [{ field: "protocol", code: "INVALID" }]);
  return protocol;
}
