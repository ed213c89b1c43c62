import { retryAfterMs } from "./retry";

/** The longest answer that is read, in bytes. A receiver sends one line; anything longer comes from another program. */
export const LONGEST_ANSWER = 65_536;

/** The longest that a receiver may take to answer, ms, apart from the time of a large upload. */
export const ANSWER_TIMEOUT_MS = 30_000;

type Json = Readonly<Record<string, unknown>>;

/** The reliable parts of an answer to a request. */
export type ReceivedAnswer = {
  status: number;
  /** A status from 200 to 299 from the requested address, not from an address that it redirected to. */
  isOk: boolean;
  /** `isOk`, and no member of its JSON speaks of a failure. */
  isGood: boolean;
  /** `null` where the body is not one JSON object, or is longer than `LONGEST_ANSWER`. */
  json: Json | null;
  /** Whether the body, which may be empty, reports no failure: read to its end, without markup or truncated JSON. */
  isPlain: boolean;
  /** The wait that the receiver asks for, in ms. */
  waitMs: number;
};

/**
 * Reads an answer.
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

/** One error of `{ "errors": [{ "field", "code", "message" }] }`; members that are not text are omitted. */
export type NamedError = Partial<Record<"field" | "code" | "message", string>>;

/** The largest number of errors that is read. */
const MOST_ERRORS = 20;

/** Returns the errors of an answer that have a code or a message, each text cut to `longest` characters. */
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

/** First words of plain-text failure messages: "Fatal error: …", "Connection failed: …". */
const FAILURE =
  /^[^\p{L}\p{N}]*(?:(?!no\b|0\b|without\b)[\p{L}\p{N}]+ ){0,2}(?:errors?|exception|warning|failed|failure|denied|forbidden|unauthori[sz]ed|unavailable|invalid|not found|cannot|could not)\b/iu;

const NO = /^(?:false|no|0)$/i;
const BAD = /^(?:err|fail|reject|denied|forbidden|unauth|invalid)/i;

/**
 * Whether an object reports a failure in one of the common ways. An empty list of errors counts, because programs do
 * not send "errors" after a success.
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
