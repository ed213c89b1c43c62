import { namedErrors, type ReceivedAnswer } from "@/lib/outbox/answer";
import { isFinal } from "@/lib/outbox/retry";
import { receiptOf } from "./receipt";
import type { ReceiverSetting } from "./receiver";

/** The result of sending a record, read from the answer. `refused` records are sent again only after a page load. */
export type Verdict =
  | { kind: "arrived" | "withdrawn" }
  | { kind: "waiting" | "refused"; message: string };

/** The largest number of characters of a receiver's message that are displayed. */
const LONGEST_REASON = 200;

/** These messages are brief and technical, like the messages of browsers about failed connections. */
const OTHER_BYTES = "The receipt is of other data";
const NO_RECEIPT = "no receipt";
const NO_ANSWER_OF_ITS_OWN = "no answer of a receiver";

/**
 * Returns the result of sending a record, read from the answer. The status of the response alone is not sufficient,
 * because a network, a host or a proxy may respond with a page and any status.
 * @param digest SHA-256 of the record, 64 hexadecimal digits
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
 * Errors of DataPipe that a retry cannot correct while people take part: the build has a wrong experiment id, the owner
 * of the experiment no longer exists, or this page has omitted a field. All other errors are temporary (OSF errors also
 * have status 400), or the operator can correct them: data collection is not active, the token is not valid, the limit
 * of sessions is reached, or the data lack the fields that the experiment requires.
 */
const FINAL_AT_DATAPIPE = ["EXPERIMENT_NOT_FOUND", "INVALID_OWNER", "MISSING_PARAMETER"];

/**
 * DataPipe's error code for a file name that already exists. The name contains the random id of the session, so this
 * page sent the existing file, and DataPipe's answer was lost.
 */
const IS_AT_DATAPIPE = "OSF_FILE_EXISTS";

/**
 * Judges an answer of DataPipe by its error code and its success message instead of its status, because DataPipe
 * responds to almost every error with status 400 (`functions/api-data.js` and `api-messages.js` of
 * github.com/jspsych/datapipe, cd9d449).
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
