import { isPassing, retryAfterMs } from "@/lib/device/retry";
import { sessionCsv, sessionRecords } from "./csv";
import { DATAPIPE_ORIGIN } from "./datapipe";
import type { Session } from "./session";

/** Where finished sessions are sent, if the operator has configured a receiver (README.md). */
export type Receiver = { kind: "endpoint"; url: string } | { kind: "datapipe"; experiment: string };

const DATAPIPE_URL = `${DATAPIPE_ORIGIN}/api/data/`;

/**
 * The configured receiver, or null: nothing is sent then. The values are checked at build
 * (scripts/build/environment.ts), where the policy gets the receiver's origin too.
 */
export function receiver(): Receiver | null {
  // Next puts the values in place of these expressions, so they must stand here in full.
  const url = process.env.NEXT_PUBLIC_SEND_URL;
  const experiment = process.env.NEXT_PUBLIC_DATAPIPE_ID;
  if (url) return { kind: "endpoint", url };
  return experiment ? { kind: "datapipe", experiment } : null;
}

/** The host that the receiver has, as a participant should be told before the start. */
export function receiverHost(to: Receiver): string {
  return new URL(to.kind === "endpoint" ? to.url : DATAPIPE_URL).host;
}

/** How long a receiver may take, ms. */
const ANSWER_WITHIN_MS = 30_000;

/** What is posted, and where. */
export function requestFor(session: Session, to: Receiver): { url: string; init: RequestInit } {
  const { id, app, version } = session;
  const body =
    to.kind === "endpoint"
      ? { session: id, task: app, version, rows: sessionRecords(session) }
      : { experimentID: to.experiment, data: sessionCsv(session), filename: `${app}_${id}.csv` };
  return {
    url: to.kind === "endpoint" ? to.url : DATAPIPE_URL,
    init: {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "*/*" },
      body: JSON.stringify(body),
      // The receiver gets the data and nothing that a browser adds by itself.
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    },
  };
}

export type Outcome =
  | { status: "sent" }
  /**
   * `isLasting`: the same data would be refused again, so only a person can mend it. `waitMs`: how long
   * the receiver asks to be left alone.
   */
  | { status: "failed"; message: string; isLasting: boolean; waitMs: number };

/** What DataPipe answers when the file is there: an earlier answer got lost. */
const ALREADY_THERE = "OSF_FILE_EXISTS";

/** What an answer of the receiver means. */
export async function readAnswer(response: Response): Promise<Outcome> {
  const { status, headers } = response;
  const { error, message } = explanation(await response.text());
  if (status >= 200 && status < 300) return { status: "sent" };
  if (status === 409 || error === ALREADY_THERE) return { status: "sent" };
  return {
    status: "failed",
    message: [String(status), error, message].filter(Boolean).join(" "),
    isLasting: !isPassing(status),
    waitMs: retryAfterMs(headers.get("Retry-After")),
  };
}

function explanation(body: string): { error?: string; message?: string } {
  try {
    const { error, message } = JSON.parse(body);
    const text = (value: unknown) => (typeof value === "string" ? value.slice(0, 200) : undefined);
    return { error: text(error), message: text(message) };
  } catch {
    return {};
  }
}
