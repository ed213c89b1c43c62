import { isPassing, retryAfterMs } from "@/lib/device/retry";
import type { ContactEndpoint } from "./endpoint";
import { CONTACT_FIELDS, type ContactField } from "./limits";
import type { ContactMessage } from "./message";

/** A message with the name that it has on each attempt. */
export type SentMessage = ContactMessage & { id: string };

/** What is asked of a receiver. `timeoutMs` is long enough for the attachment on a slow line. */
export type ContactRequest = {
  url: string;
  method: "POST";
  headers: Record<string, string>;
  body: string | FormData;
  credentials: "include" | "omit";
  timeoutMs: number;
};

/** How long a receiver may take for a message, ms, and how slow a line may be, bytes per ms. */
const ANSWER_WITHIN_MS = 30_000;
const SLOWEST_LINE = 32;

/** The message as JSON or, with an attachment, as a multipart form with the same names. */
export function contactRequest(
  message: SentMessage,
  attachment: File | null,
  { url, credentials }: ContactEndpoint,
): ContactRequest {
  const headers = { Accept: "application/json" };
  const common = { url, method: "POST", credentials } as const;
  if (!attachment) {
    return {
      ...common,
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify(message),
      timeoutMs: ANSWER_WITHIN_MS,
    };
  }
  const body = new FormData();
  for (const [name, value] of Object.entries(message)) body.append(name, String(value));
  body.append("attachment", attachment, attachment.name);
  const timeoutMs = ANSWER_WITHIN_MS + attachment.size / SLOWEST_LINE;
  return { ...common, headers, body, timeoutMs };
}

/** What a receiver says against a message, in its own words; `field` where it is about one. */
export type Refusal = { field: ContactField | null; text: string };

export type Answer =
  | { status: "arrived" }
  /** It may be taken later: after so many ms at the earliest, if the receiver says so. */
  | { status: "waiting"; reason: WaitingReason; waitMs: number }
  /** The same message would be refused again. */
  | { status: "refused"; refusals: Refusal[] };

export type WaitingReason = "unreachable" | "timed-out" | "busy" | "unexpected";

/** The most that is shown of what a receiver says. */
const LONGEST_REASON = 300;
const MOST_REFUSALS = 20;

/**
 * What an answer means, by the convention of form back ends: `{ ok: true }`, or
 * `{ errors: [{ field, code, message }] }`. A web page, as a captive portal sends, is no answer.
 */
export async function readAnswer(response: Response): Promise<Answer> {
  const body = parsed(await response.text());
  const isPage = response.headers.get("Content-Type")?.includes("text/html") ?? false;
  if (response.ok && !isPage && body.ok !== false && !body.errors) return { status: "arrived" };
  const waitMs = retryAfterMs(response.headers.get("Retry-After"));
  if (isPassing(response.status)) return { status: "waiting", reason: "busy", waitMs };
  if (response.status < 400 && !body.errors)
    return { status: "waiting", reason: "unexpected", waitMs };
  const said = refusalsIn(body);
  const refusals = said.length > 0 ? said : [{ field: null, text: String(response.status) }];
  return { status: "refused", refusals };
}

/** What it means that no answer came. */
export function readFailure(failure: unknown): Answer {
  const isLate = failure instanceof DOMException && failure.name === "TimeoutError";
  return { status: "waiting", reason: isLate ? "timed-out" : "unreachable", waitMs: 0 };
}

function parsed(body: string): { ok?: unknown; errors?: unknown; error?: unknown } {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}

function refusalsIn({ errors, error }: ReturnType<typeof parsed>): Refusal[] {
  const list: unknown[] = Array.isArray(errors) ? errors : [error];
  return list.slice(0, MOST_REFUSALS).flatMap((item) => {
    const { field, message, code } = Object(typeof item === "string" ? { message: item } : item);
    const text = [message, code].find((value) => typeof value === "string" && value !== "");
    const known = CONTACT_FIELDS.find((each) => each === field) ?? null;
    return text ? [{ field: known, text: text.slice(0, LONGEST_REASON) }] : [];
  });
}
