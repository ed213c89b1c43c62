import type { OutboxItem } from "@/lib/outbox/outbox";
import { isTransient, retryAfterMs } from "@/lib/outbox/retry";
import { eventsCsv, sessionCsv } from "./csv";
import { DATAPIPE_ORIGIN } from "./datapipe";
import { sha256Hex } from "./digest";
import { receiptOf } from "./receipt";
import { type Receiver, receiverUrl } from "./receiver";
import type { Session } from "./session";
import { stepRecordText } from "./step-record";

/** The bytes that are sent of a session, and where; DataPipe takes one file at a time. */
export type RunPayload = {
  url: string;
  body: string;
  more?: readonly string[];
  /** SHA-256 of the body that a receipt is of, 64 digits; absent where there is none, and in earlier releases. */
  digest?: string;
};

/** Why something has not arrived, in the receiver's words or the browser's. */
export type SendingProblem = { kind: "waiting" | "refused"; message: string };

/** A finished session in the outbox. Releases before the payload was fixed stored the id alone. */
export type RunItem = OutboxItem & {
  payload?: RunPayload;
  problem: SendingProblem | null;
};

/** Returns a file as DataPipe takes it. */
export const dataPipeFile = (experiment: string, filename: string, data: string): string =>
  JSON.stringify({ experimentID: experiment, data, filename });

export function runPayload(session: Session, to: Receiver): RunPayload {
  const { id, app } = session;
  const url = receiverUrl(to);
  if (to.kind === "endpoint") {
    const body = stepRecordText(session);
    return { url, body, digest: sha256Hex(body) };
  }
  const file = (end: string, data: string) =>
    dataPipeFile(to.experiment, `${app}_${id}${end}.csv`, data);
  return { url, body: file("", sessionCsv(session)), more: [file("_events", eventsCsv(session))] };
}

const RESPONSE_TIMEOUT_MS = 30_000;

/**
 * Makes one attempt, and ends it with the first file that does not arrive: the next attempt begins with the
 * first again, which the receiver then has already. Nothing beside the data goes to the receiver.
 */
export async function postRun({ url, body, more = [], digest }: RunPayload): Promise<Answer> {
  for (const [index, each] of [body, ...more].entries()) {
    const answer = await post(url, each, index === 0 ? digest : undefined);
    if (answer.outcome !== "sent") return answer;
  }
  return { outcome: "sent", isWithdrawn: false };
}

/** What came of an attempt, and whether the receiver holds the session for withdrawn. */
export type Answer = {
  outcome: "sent" | { problem: SendingProblem; waitMs: number };
  isWithdrawn: boolean;
};

/**
 * Posts one body.
 * @param digest SHA-256 of the record in it: a receipt that is not of it says that other bytes have arrived
 */
export async function post(
  url: string,
  body: string,
  digest?: string,
  stop?: AbortSignal,
): Promise<Answer> {
  try {
    const late = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "*/*" },
      body,
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      signal: stop ? AbortSignal.any([late, stop]) : late,
    });
    return await readResponse(response, url.startsWith(DATAPIPE_ORIGIN), digest);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { outcome: { problem: { kind: "waiting", message }, waitMs: 0 }, isWithdrawn: false };
  }
}

async function readResponse(
  response: Response,
  isDataPipe: boolean,
  digest: string | undefined,
): Promise<Answer> {
  const { ok, status, headers } = response;
  const { error, message, receipt, isWithdrawn } = await explanation(response);
  const hasOther = receipt !== undefined && !!digest && receipt !== receiptOf(digest);
  // DataPipe has it: an earlier response got lost. Of another receiver, 409 is a refusal.
  const isThere = isDataPipe && (status === 409 || error === "OSF_FILE_EXISTS");
  if ((ok && (isWithdrawn || !hasOther)) || isThere) return { outcome: "sent", isWithdrawn };
  const problem: SendingProblem = {
    kind: ok || isTransient(status) ? "waiting" : "refused",
    message: hasOther ? OTHER_BYTES : [status, error, message].filter(Boolean).join(" "),
  };
  const waitMs = retryAfterMs(headers.get("Retry-After"));
  return { outcome: { problem, waitMs }, isWithdrawn: false };
}

/** As brief and technical as what a browser says of a line that fails. */
const OTHER_BYTES = "The receipt is of other data";

/** The most that is shown of a receiver's words. */
const LONGEST_REASON = 200;

type Explanation = { error?: string; message?: string; receipt?: string; isWithdrawn: boolean };

/** What a receiver says: a receipt, that the session is withdrawn, or errors in words. */
async function explanation(response: Response): Promise<Explanation> {
  const body = await response.text();
  try {
    const { error, message, errors, receipt, withdrawn } = Object(JSON.parse(body));
    const text = (value: unknown) =>
      typeof value === "string" ? value.slice(0, LONGEST_REASON) : undefined;
    const said = Array.isArray(errors) ? errors.map((each) => Object(each)) : [];
    const reasons = said.flatMap((each) => text(each.message) ?? text(each.code) ?? []);
    return {
      error: text(error),
      message: text(message) ?? text(reasons.join(" ")),
      receipt: text(receipt),
      isWithdrawn: withdrawn === true,
    };
  } catch {
    return { isWithdrawn: false };
  }
}
