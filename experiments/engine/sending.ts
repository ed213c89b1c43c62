import type { OutboxItem, Outcome } from "@/lib/outbox/outbox";
import { isTransient, retryAfterMs } from "@/lib/outbox/retry";
import { eventsCsv, sessionCsv, sessionRecords } from "./csv";
import { DATAPIPE_ORIGIN } from "./datapipe";
import type { Session } from "./session";

/** Where finished sessions are sent, if the operator has configured a receiver (README.md). */
export type Receiver = { kind: "endpoint"; url: string } | { kind: "datapipe"; experiment: string };

const DATAPIPE_URL = `${DATAPIPE_ORIGIN}/api/data/`;

/**
 * The configured receiver, or null: nothing is sent then. The build checks the values and allows the
 * receiver's origin in the policy (scripts/build/environment.ts).
 */
export function receiver(): Receiver | null {
  // Next inlines `process.env.X`; do not destructure.
  const url = process.env.NEXT_PUBLIC_SEND_URL;
  const experiment = process.env.NEXT_PUBLIC_DATAPIPE_ID;
  if (url) return { kind: "endpoint", url };
  return experiment ? { kind: "datapipe", experiment } : null;
}

export const receiverUrl = (to: Receiver) => (to.kind === "endpoint" ? to.url : DATAPIPE_URL);

/** The receiver's host, as a participant is told before the start. */
export const receiverHost = (to: Receiver) => new URL(receiverUrl(to)).host;

/** The bytes that are sent of a session, and where; DataPipe takes one file at a time. */
export type RunPayload = { url: string; body: string; more?: readonly string[] };

/** A finished session in the outbox. Releases before the payload was fixed stored the id alone. */
export type RunItem = OutboxItem & {
  payload?: RunPayload;
  problem: { kind: "waiting" | "refused"; message: string } | null;
};

export function runPayload(session: Session, to: Receiver): RunPayload {
  const { id, app, version, events } = session;
  const url = receiverUrl(to);
  if (to.kind === "endpoint") {
    const body = { session: id, task: app, version, rows: sessionRecords(session), events };
    return { url, body: JSON.stringify(body) };
  }
  const file = (filename: string, data: string) =>
    JSON.stringify({ experimentID: to.experiment, data, filename });
  return {
    url,
    body: file(`${app}_${id}.csv`, sessionCsv(session)),
    more: [file(`${app}_${id}_events.csv`, eventsCsv(session))],
  };
}

const RESPONSE_TIMEOUT_MS = 30_000;

/**
 * Makes one attempt, and ends it with the first file that does not arrive: the next attempt begins with the
 * first again, which the receiver then has already. Nothing beside the data goes to the receiver.
 */
export async function postRun({ url, body, more = [] }: RunPayload): Promise<Outcome<RunItem>> {
  for (const each of [body, ...more]) {
    const outcome = await post(url, each);
    if (outcome !== "sent") return outcome;
  }
  return "sent";
}

async function post(url: string, body: string): Promise<Outcome<RunItem>> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "*/*" },
      body,
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
    return await readResponse(response);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { problem: { kind: "waiting", message }, waitMs: 0 };
  }
}

async function readResponse(response: Response): Promise<Outcome<RunItem>> {
  const { ok, status, headers } = response;
  const { error, message } = await explanation(response);
  // The receiver has it: an earlier response got lost. DataPipe says so by an error of its own.
  if (ok || status === 409 || error === "OSF_FILE_EXISTS") return "sent";
  return {
    problem: {
      kind: isTransient(status) ? "waiting" : "refused",
      message: [status, error, message].filter(Boolean).join(" "),
    },
    waitMs: retryAfterMs(headers.get("Retry-After")),
  };
}

async function explanation(response: Response): Promise<{ error?: string; message?: string }> {
  const body = await response.text();
  try {
    const { error, message } = JSON.parse(body);
    const text = (value: unknown) => (typeof value === "string" ? value.slice(0, 200) : undefined);
    return { error: text(error), message: text(message) };
  } catch {
    return {};
  }
}
