import {
  LONGEST_ANSWER,
  type NamedError,
  namedErrors,
  type ReceivedAnswer,
  readAnswer,
  sendingTimeoutMs,
} from "@/lib/outbox/answer";
import type { OutboxItem, Outcome } from "@/lib/outbox/outbox";
import { isFinal } from "@/lib/outbox/retry";
import { xhrFetch } from "@/lib/xhr-fetch";
import type { ContactEndpoint } from "./endpoint";
import { CONTACT_FIELDS, type ContactField } from "./limits";
import type { ContactMessage } from "./message";

/** A message with its idempotency key. */
type SentMessage = ContactMessage & { id: string };

/**
 * The bytes of a message, which never change. The media type is stored separately, because a blob converts its type to
 * lower case.
 */
export type MessagePayload = { type: string; body: string | Blob };

/**
 * The receiver's objection to a message, in the receiver's own wording. `field` is null if the objection does not
 * concern a single field.
 */
export type Refusal = { field: ContactField | null; text: string };

type WaitingReason = "unreachable" | "timed-out" | "busy" | "unexpected";

/** A message that, as far as this device knows, has not arrived yet. */
export type OutboxEntry = OutboxItem & {
  message: SentMessage;
  attachment: File | null;
  /** The content of the message; undefined if the attached file could not be read when the message was submitted. */
  payload?: MessagePayload;
  handedOverAt: string;
  problem:
    | { kind: "waiting"; reason: WaitingReason }
    | { kind: "refused"; refusals: Refusal[] }
    | null;
};

/** Returns the message as JSON or, with an attachment, as multipart form data with the same names. */
export async function messagePayload({
  message,
  attachment,
}: Pick<OutboxEntry, "message" | "attachment">): Promise<MessagePayload> {
  if (!attachment) return { type: "application/json", body: JSON.stringify(message) };
  const form = new FormData();
  for (const [name, value] of Object.entries(message)) form.append(name, String(value));
  form.append("attachment", attachment, attachment.name);
  const multipart = new Response(form);
  const type = multipart.headers.get("Content-Type") ?? "multipart/form-data";
  return { type, body: await multipart.blob() };
}

/**
 * Makes one attempt to send a message: by XMLHttpRequest, which reports progress, or by fetch in the worker, which
 * lacks XMLHttpRequest.
 */
export async function postMessage(
  entry: OutboxEntry,
  { url, credentials }: ContactEndpoint,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (sent: number) => void },
): Promise<Outcome<OutboxEntry>> {
  onProgress(0);
  try {
    const { type, body } = entry.payload ?? (await messagePayload(entry));
    const headers = { Accept: "application/json", "Content-Type": type };
    const request = { method: "POST", headers, body, credentials, redirect: "error" } as const;
    const size = typeof body === "string" ? 0 : body.size;
    const timeoutMs = sendingTimeoutMs(size);
    const response = await ("XMLHttpRequest" in globalThis
      ? xhrFetch(url, { ...request, maxBytes: LONGEST_ANSWER, timeoutMs, signal, onProgress })
      : fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs) }));
    return outcomeOf(await readAnswer(response));
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === "TimeoutError";
    return waiting(isLate ? "timed-out" : "unreachable", 0);
  }
}

const waiting = (reason: WaitingReason, waitMs: number) =>
  ({ problem: { kind: "waiting", reason }, waitMs }) as const;

/**
 * Reads a response in the common format of form services: `{ ok: true }`, which some services write as `{ success: true
 * }`, or `{ errors: [{ field, code, message }] }`. No other response is a confirmation, even if its status reports
 * success: networks, hosts and proxies may answer with their own pages or with an empty body.
 */
function outcomeOf(answer: ReceivedAnswer): Outcome<OutboxEntry> {
  const { status, isGood, json, waitMs } = answer;
  const confirms = json?.ok === true || /^true$/.test(String(json?.success));
  if (isGood && confirms) return "sent";
  const said = namedErrors(answer, LONGEST_REASON);
  if (isFinal(status, said.length > 0))
    return { problem: { kind: "refused", refusals: said.map(refusalOf) }, waitMs: 0 };
  // A response that does not come from the receiver counts as unexpected. A busy receiver is recognised by the status
  // of its response.
  const isBusy = status >= 500 || status === 408 || status === 425 || status === 429;
  return waiting(isBusy ? "busy" : "unexpected", waitMs);
}

/** The maximum number of characters that are displayed of a receiver's reasons. */
const LONGEST_REASON = 300;

const refusalOf = ({ field, code, message }: NamedError): Refusal => ({
  field: CONTACT_FIELDS.find((each) => each === field) ?? null,
  text: message ?? code ?? "",
});
