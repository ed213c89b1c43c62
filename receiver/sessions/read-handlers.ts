// This import is a type, and types do not exist at run time. The receiver therefore runs without the code of the site.
import type { StudySummary } from "../../experiments/engine/sending/following.ts";
import { HttpError } from "../http-error.ts";
import { type Exchange, sendJson, sendLines } from "../response.ts";
import { SINGLE_RUNS } from "../settings.ts";
import { validationErrors } from "../validation-errors.ts";
import type { Following, Query } from "./following.ts";
import { indexLines, recordLines } from "./record-lines.ts";
import { SHA_256, VALID } from "./record-schemas.ts";
import { createShortRequests } from "./short-request.ts";
import { summarise } from "./summary.ts";

/** Matches protocol ids and digests. */
const HASH_FORMAT = new RegExp(SHA_256);

/** The number of answers with records or an index that are sent at once. */
const MOST_READERS = 8;

/**
 * The time in seconds that a reader has to wait before the next attempt if the maximum number of answers is being sent.
 */
const BUSY_SECONDS = 2;

/** Returns the handlers of requests for counts and records. */
export function createReadHandlers({
  store,
  places,
  getStudies,
  getAdmitted,
  settings,
  log,
}: Following) {
  const readRequest = createShortRequests(settings);
  let readers = 0;

  /** Sends a long answer. @throws HttpError 429 if many are being sent */
  async function sendLong(exchange: Exchange, lines: AsyncIterable<string>): Promise<void> {
    if (readers >= MOST_READERS)
      throw new HttpError(429, [{ code: "BUSY" }], { "Retry-After": BUSY_SECONDS });
    readers += 1;
    await sendLines(exchange, lines, settings.REQUEST_SECONDS).finally(() => {
      readers -= 1;
    });
  }

  return {
    async reportSummary(exchange: Exchange, query: Query): Promise<void> {
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
          ...summarise(await store.places.places(protocols), study, studies.of, Date.now(), {
            byCondition: by !== null,
          }),
        };
      }
      if (by !== null) log({ event: "read", status: 200, what: "by condition" });
      sendJson(exchange, 200, summary);
    },

    async listRecords(exchange: Exchange, query: Query): Promise<void> {
      const protocol = protocolIn(query);
      const unless = query.get("unless");
      if (unless !== null && !HASH_FORMAT.test(unless))
        throw new HttpError(422, [{ field: "unless", code: "INVALID" }]);
      await sendLong(exchange, indexLines(store, protocol, unless));
    },

    async readRecords(exchange: Exchange): Promise<void> {
      const values = await readRequest(exchange.request);
      if (!VALID.readRequest(values))
        throw new HttpError(422, validationErrors(VALID.readRequest.errors ?? []));
      const lines = recordLines(store, values.records, (records) =>
        log({ event: "read", status: 200, what: "records", records }),
      );
      await sendLong(exchange, lines);
    },
  };
}

/** Returns the protocol id in the URL, or the word for runs outside a study. @throws HttpError 422 */
function protocolIn(query: Query): string {
  const protocol = query.get("protocol");
  if (protocol === null)
    throw new HttpError(422, [{ field: "protocol", code: "REQUIRED_FIELD_MISSING" }]);
  if (protocol !== SINGLE_RUNS && !HASH_FORMAT.test(protocol))
    throw new HttpError(422, [{ field: "protocol", code: "INVALID" }]);
  return protocol;
}
