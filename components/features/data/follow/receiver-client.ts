import type {
  AcceptedStudies,
  FreeAnswer,
  FreeRequest,
  ReadRequest,
  RecordVersion,
  SettingsAnswer,
  SettingsRequest,
  StudySummary,
} from "@/experiments/engine/sending/following";
import { linesOf } from "./lines-of";
import { problemOf, ReceiverError } from "./receiver-problem";

/** The longest wait for a short answer, and for the beginning of a long answer, ms. */
const SHORT_WAIT_MS = 15_000;
const LONG_WAIT_MS = 120_000;

/** The tokens as the researcher typed them. They are in the memory of the page only. */
export type Tokens = { read: string; run: string };

export type ReceiverClient = ReturnType<typeof receiverClient>;

/**
 * Returns the requests of a researcher to a receiver. Each throws a ReceiverError if it is refused or has no answer.
 *
 * @param base the base of the receiver's URLs for sessions: a URL, or a path on the host of the site
 */
export function receiverClient(base: string, tokens: Tokens) {
  /** Sends a request. The token is in a header, and never in the URL, because browsers and proxies store URLs. */
  async function ask(
    path: string,
    {
      right = "read",
      body,
      signal,
      wait = SHORT_WAIT_MS,
    }: { right?: keyof Tokens; body?: object; signal?: AbortSignal | undefined; wait?: number },
  ): Promise<Response> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), wait);
    const response = await fetch(`${base}/${path}`, {
      ...(body && { method: "POST", body: JSON.stringify(body) }),
      headers: {
        Accept: "application/json",
        Authorization: `Bearer ${tokens[right]}`,
        ...(body && { "Content-Type": "application/json" }),
      },
      credentials: "omit",
      cache: "no-store",
      // After a redirection, the token would be sent to another URL.
      redirect: "error",
      signal: signal ? AbortSignal.any([late.signal, signal]) : late.signal,
    })
      .catch(() => {
        signal?.throwIfAborted();
        throw new ReceiverError({ id: "unreachable", status: 0, seconds: null });
      })
      .finally(() => clearTimeout(timer));
    if (response.ok) return response;
    const text = await response.text().catch(() => "");
    const { status, headers } = response;
    throw new ReceiverError(problemOf(right, status, text, headers.get("Retry-After")));
  }

  async function askJson<T>(path: string, options: Parameters<typeof ask>[1]): Promise<T> {
    const response = await ask(path, options);
    return await response.json().catch(() => {
      options.signal?.throwIfAborted();
      throw new ReceiverError({ id: "noReceiver", status: response.status, seconds: null });
    });
  }

  async function askLines(
    path: string,
    options: Parameters<typeof ask>[1],
  ): Promise<AsyncIterable<string>> {
    const { body, status } = await ask(path, { ...options, wait: LONG_WAIT_MS });
    if (!body) throw new ReceiverError({ id: "noReceiver", status, seconds: null });
    return linesOf(body);
  }

  return {
    studies: (signal?: AbortSignal) => askJson<AcceptedStudies>("studies", { signal }),
    summary: (protocol: string, signal?: AbortSignal) =>
      askJson<StudySummary>(`summary?protocol=${protocol}`, { signal }),
    /** Requests the numbers of each condition, which the receiver logs. */
    summaryByCondition: (protocol: string, signal?: AbortSignal) =>
      askJson<StudySummary>(`summary?protocol=${protocol}&by=condition`, { signal }),
    /** @param unless the digest of an index; the answer to an unchanged index has only its last line */
    index: (protocol: string, unless: string | null, signal: AbortSignal) =>
      askLines(`records?protocol=${protocol}${unless === null ? "" : `&unless=${unless}`}`, {
        signal,
      }),
    records: (records: readonly RecordVersion[], signal: AbortSignal) =>
      askLines("records/read", { body: { records } satisfies ReadRequest, signal }),
    changeSettings: (body: SettingsRequest) =>
      askJson<SettingsAnswer>("settings", { right: "run", body }),
    freePlace: (body: FreeRequest) => askJson<FreeAnswer>("free", { right: "run", body }),
  };
}
