import { namedErrors, type ReceivedAnswer } from "@/lib/outbox/answer";
import { isFinal } from "@/lib/outbox/retry";
import { receiptOf } from "./receipt";
import type { ReceiverSetting } from "./receiver";

/** What an answer says of the record that was sent. `refused` is final until the page is loaded again. */
export type Verdict =
  | { kind: "arrived" | "withdrawn" }
  | { kind: "waiting" | "refused"; message: string };

/** The most that is shown of a receiver's words. */
const LONGEST_REASON = 200;

/** As brief and technical as what a browser says of a line that fails. */
const OTHER_BYTES = "The receipt is of other data";
const NO_RECEIPT = "no receipt";
const NO_ANSWER_OF_ITS_OWN = "no answer of a receiver";

/**
 * Returns what became of a record by the answer to it. A status is not enough: pages of a network, of a host or of a
 * proxy come with any of them.
 * @param digest SHA-256 of the record, 64 digits
 */
export function judgeAnswer(answer: ReceivedAnswer, to: ReceiverSetting, digest: string): Verdict {
  if (to.kind === "datapipe") return ofDataPipe(answer);
  const { json, isOk, isGood, isPlain } = answer;
  const receipt = json?.receipt;
  if (receipt !== undefined && receipt !== receiptOf(digest))
    return { kind: "waiting", message: OTHER_BYTES };
  if (isGood && json?.ok === true && json.withdrawn === true) return { kind: "withdrawn" };
  if (isGood && receipt !== undefined) return { kind: "arrived" };
  if (to.isWithoutReceipts && isOk && isPlain) return { kind: "arrived" };
  return notArrived(answer, to.isWithoutReceipts ? NO_ANSWER_OF_ITS_OWN : NO_RECEIPT);
}

function notArrived(answer: ReceivedAnswer, missing: string): Verdict {
  const { status, json, isOk } = answer;
  const said = namedErrors(answer, LONGEST_REASON);
  const words = said.map(({ code, message }) => message ?? code).join(" ");
  const text = typeof json?.message === "string" ? json.message : "";
  const reason = [words, text].filter(Boolean).join(" ").slice(0, LONGEST_REASON);
  const message = [status, reason || (isOk && missing)].filter(Boolean).join(" ");
  const isOwn = Array.isArray(json?.errors) && said.length > 0;
  return { kind: isFinal(status, isOwn) ? "refused" : "waiting", message };
}

/**
 * Errors of DataPipe that trying again does not mend while people take part: the id of the build is wrong, its owner is gone, or this page has left
 * something out. All others pass (those of OSF come with 400, too), or the operator can mend them: data collection is
 * not active, the token is not valid, the limit of sessions is reached, the data do not have the fields that the
 * experiment demands.
 */
const FINAL_AT_DATAPIPE = ["EXPERIMENT_NOT_FOUND", "INVALID_OWNER", "MISSING_PARAMETER"];

/** A file of this name is there: an earlier answer got lost. The name has the random id of the session, so it is ours. */
const IS_AT_DATAPIPE = "OSF_FILE_EXISTS";

/**
 * Judges DataPipe by its codes and its words for success, whatever the status: it answers 400 to almost everything
 * (`functions/api-data.js` and `api-messages.js` of github.com/jspsych/datapipe, cd9d449).
 */
function ofDataPipe(answer: ReceivedAnswer): Verdict {
  const { status, isOk, isGood, json } = answer;
  const text = (value: unknown) =>
    typeof value === "string" ? value.slice(0, LONGEST_REASON) : undefined;
  const error = text(json?.error);
  const said = text(json?.message);
  if (isGood && said === "Success") return { kind: "arrived" };
  if (error === IS_AT_DATAPIPE && status >= 400 && status < 500) return { kind: "arrived" };
  const message = [status, error, said ?? (isOk && NO_ANSWER_OF_ITS_OWN)].filter(Boolean).join(" ");
  const isOwn = error !== undefined && FINAL_AT_DATAPIPE.includes(error);
  return { kind: isFinal(status, isOwn) ? "refused" : "waiting", message };
}
