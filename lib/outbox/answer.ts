import { retryAfterMs } from "./retry";

/**
 * The longest answer that is read, in bytes. A receiver answers with one line, so a longer answer comes from another
 * program.
 */
export const LONGEST_ANSWER = 65_536;

/** The longest time that a receiver may take to answer, in ms, without the time for a large upload. */
export const ANSWER_TIMEOUT_MS = 30_000;

/** The slowest expected upload, in bytes per ms. */
const SLOWEST_UPLOAD = 32;

/** Returns the time after which an attempt to send a number of bytes has failed, ms. */
export const sendingTimeoutMs = (bytes: number): number =>
  ANSWER_TIMEOUT_MS + Math.ceil(bytes / SLOWEST_UPLOAD);

type Json = Readonly<Record<string, unknown>>;

/** The facts that the answer to a request proves. */
export type ReceivedAnswer = {
  status: number;
  /** Whether the status is from 200 to 299 and the answer comes from the requested URL, without a redirection. */
  isOk: boolean;
  /** Whether `isOk` is true and no member of the JSON reports a failure. */
  isGood: boolean;
  /** The JSON object of the body; `null` if the body is not one JSON object, or is longer than `LONGEST_ANSWER`. */
  json: Json | null;
  /**
   * Whether the body is complete, is neither markup nor truncated JSON, and reports no failure. The body may be empty.
   */
  isPlain: boolean;
  /** The time that the receiver asks the page to wait, in ms. */
  waitMs: number;
};

/**
 * Reads an answer and evaluates its status, headers and body.
 * @throws the browser's error if the body is cut off or arrives too late
 */
export async function readAnswer(response: Response): Promise<ReceivedAnswer> {
  const { status, ok, redirected, headers } = response;
  const type = headers.get("Content-Type") ?? "";
  const text = await boundedText(response);
  const trimmed = text?.trim() ?? null;
  const parsed = trimmed === null ? undefined : parsedJson(trimmed);
  const isObject = typeof parsed === "object" && parsed !== null && !Array.isArray(parsed);
  const isMarkup = /\b(?:x?html|xml)\b/i.test(type) || trimmed?.startsWith("<");
  const looksLikeJson = /\bjson\b/i.test(type) || /^[[{]/.test(trimmed ?? "");
  const isBroken = trimmed !== "" && looksLikeJson && parsed === undefined;
  const parts: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  const hasFailed =
    parts.some((part) => part === false || saysFailure(Object(part))) ||
    [trimmed, parsed, Object(parsed).message].some(
      (said) => typeof said === "string" && FAILURE.test(said),
    );
  const isOk = ok && !redirected;
  const json = isObject ? (parsed as Json) : null;
  return {
    status,
    isOk,
    isGood: isOk && !saysFailure(json),
    json,
    isPlain: trimmed !== null && !isMarkup && !isBroken && !hasFailed,
    waitMs: retryAfterMs(headers.get("Retry-After")),
  };
}

/** Returns the body as text; null if it is longer than `LONGEST_ANSWER`. */
async function boundedText({ body }: Response): Promise<string | null> {
  if (!body) return "";
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > LONGEST_ANSWER) {
      void reader.cancel().catch(() => {});
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One error of `{ "errors": [{ "field", "code", "message" }] }`. Members that are not text are omitted. */
export type NamedError = Partial<Record<"field" | "code" | "message", string>>;

/** The maximum number of errors that are read. */
const MOST_ERRORS = 20;

/** Returns the errors in an answer that have a code or a message. Each text is cut to `longest` characters. */
export function namedErrors({ json }: Pick<ReceivedAnswer, "json">, longest: number): NamedError[] {
  const { errors, error } = json ?? {};
  const said = Array.isArray(errors) ? errors : [error];
  return said.slice(0, MOST_ERRORS).flatMap((each) => {
    const own = Object(typeof each === "string" ? { message: each } : each);
    const text = (name: keyof NamedError) => {
      const value: unknown = own[name];
      return typeof value === "string" && value !== "" ? { [name]: value.slice(0, longest) } : {};
    };
    const named: NamedError = { ...text("field"), ...text("code"), ...text("message") };
    return named.code || named.message ? [named] : [];
  });
}

/** Matches the first words of failure messages in plain text: "Fatal error: …", "Connection failed: …". */
const FAILURE =
  /^[^\p{L}\p{N}]*(?:(?!no\b|0\b|without\b)[\p{L}\p{N}]+ ){0,2}(?:errors?|exception|warning|failed|failure|denied|forbidden|unauthori[sz]ed|unavailable|invalid|not found|cannot|could not)\b/iu;

const NO = /^(?:false|no|0)$/i;
const BAD = /^(?:err|fail|reject|denied|forbidden|unauth|invalid)/i;

/**
 * Returns whether an object reports a failure in one of the common ways. Even an empty list named "errors" reports a
 * failure, because programs do not send a list of errors after a success.
 */
function saysFailure(json: Json | null): boolean {
  return Object.entries(json ?? {}).some(([name, value]) => {
    switch (name.toLowerCase()) {
      case "errors":
        return value !== null;
      case "error":
      case "exception":
      case "fault":
      case "errormessage":
      case "errortype":
        return Boolean(value);
      case "ok":
      case "success":
        return NO.test(String(value));
      case "status":
      case "statuscode":
      case "code":
      case "result":
        return Number(value) >= 300 || BAD.test(String(value));
      default:
        return false;
    }
  });
}
