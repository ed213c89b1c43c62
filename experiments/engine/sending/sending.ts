import type { RunPayload, SendingProblem } from "@/experiments/engine/session/run-item";
import type { Session } from "@/experiments/engine/session/session";
import { readAnswer, sendingTimeoutMs } from "@/lib/outbox/answer";
import { dataPipeFile, dataPipeTables } from "./datapipe-file";
import { sha256Hex } from "./digest";
import { judgeAnswer } from "./judge-answer";
import { type ReceiverSetting, receiverUrl } from "./receiver";
import { stepRecordText } from "./step-record";

/**
 * Returns the requests that send a finished run: for an endpoint one request, with the digest of its bytes; for DataPipe
 * two, with the trials and the events.
 */
export function runPayload(session: Session, to: ReceiverSetting): RunPayload {
  const { id, app } = session;
  const url = receiverUrl(to);
  if (to.kind === "endpoint") {
    const body = stepRecordText(session);
    return { url, body, digest: sha256Hex(body) };
  }
  const file = (end: string, data: string) =>
    dataPipeFile(to.experiment, `${app}_${id}${end}.csv`, data);
  const { trials, events } = dataPipeTables(session);
  return { url, body: file("", trials), more: [file("_events", events)] };
}

/**
 * Makes one attempt to send all files. The attempt ends at the first file that does not arrive. The next attempt sends
 * all files again, because the receiver recognises a file that it already has. The requests contain only the data.
 */
export async function postRun(
  { body, more = [], digest }: RunPayload,
  to: ReceiverSetting,
): Promise<PostOutcome> {
  for (const [index, each] of [body, ...more].entries()) {
    const answer = await post(to, each, (index === 0 && digest) || sha256Hex(each));
    if (answer.outcome !== "sent" || answer.isWithdrawn) return answer;
  }
  return { outcome: "sent", isWithdrawn: false };
}

/** The result of an attempt to send data, and whether the receiver has a withdrawal of the session. */
export type PostOutcome = {
  outcome: "sent" | { problem: SendingProblem; waitMs: number };
  isWithdrawn: boolean;
};

const notSent = (problem: SendingProblem, waitMs: number): PostOutcome => ({
  outcome: { problem, waitMs },
  isWithdrawn: false,
});

/**
 * The number of records that share a slow connection. A device sends all waiting records at once when the connection is
 * back, and studies rarely have more steps.
 */
const AT_ONCE = 4;

/**
 * Posts one request body. A redirect counts as a failed attempt, because the URL to which it leads is not the receiver.
 * @param digest SHA-256 of the record in the body; the receipt must belong to this digest
 */
export async function post(
  to: ReceiverSetting,
  body: string,
  digest: string,
  stop?: AbortSignal,
): Promise<PostOutcome> {
  try {
    const late = AbortSignal.timeout(sendingTimeoutMs(body.length * AT_ONCE));
    const response = await fetch(receiverUrl(to), {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "*/*" },
      body,
      credentials: "omit",
      redirect: "error",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      signal: stop ? AbortSignal.any([late, stop]) : late,
    });
    const answer = await readAnswer(response);
    const verdict = judgeAnswer(answer, to, digest);
    if ("message" in verdict) return notSent(verdict, answer.waitMs);
    return { outcome: "sent", isWithdrawn: verdict.kind === "withdrawn" };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return notSent({ kind: "waiting", message }, 0);
  }
}
