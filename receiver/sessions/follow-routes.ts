import type { IncomingMessage } from "node:http";
import { HttpError } from "../http-error.ts";
import { type Exchange, type Handler, type Route, refuseAddress } from "../response.ts";
import type { Following, Query } from "./following.ts";
import { createReadHandlers } from "./read-handlers.ts";
import { createRunHandlers } from "./run-handlers.ts";
import { createStudyList } from "./study-list.ts";
import { createTokens, type Right } from "./tokens.ts";

/**
 * Returns the routes with which a researcher follows and runs a study. The routes of a token do not exist if the token
 * is not in the settings.
 */
export function createFollowRoutes(following: Following): Route[] {
  const { settings } = following;
  const requireToken = createTokens(settings);
  const isSet = { read: settings.READ_TOKEN !== "", run: settings.RUN_TOKEN !== "" };
  const read = createReadHandlers(following);
  const run = createRunHandlers(following);

  /** Returns a route that requires a token. */
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

  return [
    [patternOf("GET studies"), requireParameters([]), createStudyList(following)],
    withToken("read", "GET summary", ["protocol", "by"], read.reportSummary),
    withToken("read", "GET records", ["protocol", "unless"], read.listRecords),
    withToken("read", "POST records/read", [], read.readRecords),
    withToken("run", "POST settings", [], run.changeSettings),
    withToken("run", "POST free", [], run.freePlace),
  ];
}

/** Returns the pattern of a URL below `/sessions/`. @param request the method and the path, such as `GET summary` */
function patternOf(request: string): RegExp {
  const [method, path] = request.split(" ");
  return new RegExp(`^${method} [^?]*/sessions/${path}/?(\\?|$)`);
}

const queryOf = ({ url = "" }: IncomingMessage) =>
  new URLSearchParams(/\?(.*)$/s.exec(url)?.[1] ?? "");

/**
 * Returns the handler that refuses unknown parameters of the URL. Such a parameter may be a token, and URLs are stored
 * in the logs of proxies and in the history of browsers.
 */
const requireParameters =
  (known: readonly string[]): Handler =>
  ({ request }) => {
    if ([...queryOf(request).keys()].some((name) => !known.includes(name)))
      throw new HttpError(400, [{ code: "ADDRESS" }]);
  };
