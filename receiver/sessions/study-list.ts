// This import is a type, and types do not exist at run time. The receiver therefore runs without the code of the site.
import type { AcceptedStudies } from "../../experiments/engine/sending/following.ts";
import { type Exchange, type Handler, sendJson } from "../response.ts";
import { SINGLE_RUNS } from "../settings.ts";
import type { Following } from "./following.ts";

/**
 * The time for which the list is reused, because its computation counts the state of each study, and anybody may
 * request it.
 */
const LIST_MS = 1000;

/**
 * Returns the handler that lists the studies whose data are accepted. It needs no token: the page of a site that has the
 * receiver at the same address sends data of exactly these studies. Titles are left out, because a study may not be
 * public yet.
 */
export function createStudyList({
  places,
  getStudies,
  getAdmitted,
}: Pick<Following, "places" | "getStudies" | "getAdmitted">): Handler {
  async function list(): Promise<AcceptedStudies> {
    const [studies, admitted] = [await getStudies(), await getAdmitted()];
    const protocols = new Set(admitted.filter((each) => each !== SINGLE_RUNS));
    return {
      studies: await Promise.all(
        [...protocols].map(async (protocol) => ({
          protocol,
          documents: studies.of(protocol)?.documents ?? [],
          ...(await places.isOpen(protocol)),
        })),
      ),
      runs: admitted.includes(SINGLE_RUNS),
    };
  }

  let asked: { at: number; answer: Promise<AcceptedStudies> } | undefined;
  return async (exchange: Exchange) => {
    const now = performance.now();
    if (!asked || now - asked.at > LIST_MS) asked = { at: now, answer: list() };
    sendJson(exchange, 200, await asked.answer);
  };
}
