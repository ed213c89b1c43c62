import type { FollowWords } from "@/content/data";
import { interpolate } from "@/lib/i18n/interpolate";

/** The reason why a request to the receiver failed. */
export type Problem = {
  /** The key of the text that explains the problem. */
  id: keyof FollowWords["problem"];
  status: number;
  /** The wait in seconds that the receiver asks for; null if the same request would not succeed later. */
  seconds: number | null;
};

/** An error with the reason for which a request to the receiver failed. */
export class ReceiverError extends Error {
  constructor(readonly problem: Problem) {
    super(`${problem.id} ${problem.status}`);
  }
}

/** The wait before the next attempt if the receiver does not state a wait, in seconds. */
const USUAL_WAIT = 10;

/** The problems of refusals, keyed by the code in the answer (docs/deploy/receiver.md, "Refusals"). */
const BY_CODE: Readonly<Record<string, Problem["id"]>> = {
  TOKEN: "token",
  ORIGIN: "origin",
  TOO_MANY_TOKENS: "tooManyTokens",
  NOT_FOUND: "notSet",
  NO_STUDY: "noStudy",
  NO_STUDIES: "noStudy",
  NO_PLACE: "noPlace",
  WRONG_STUDIES: "wrongStudies",
  READ_ONLY: "readOnly",
  QUOTA: "quota",
};

/**
 * Returns the problem that a refusal states.
 *
 * @param right what the token of the request has to allow
 * @param text the body of the answer
 * @param retryAfter the header of the answer
 */
export function problemOf(
  right: "read" | "run",
  status: number,
  text: string,
  retryAfter: string | null,
): Problem {
  const error = errorIn(text);
  const wait = Number.parseInt(retryAfter ?? "", 10);
  const seconds = Number.isFinite(wait) ? Math.min(Math.max(wait, 1), 3600) : USUAL_WAIT;
  const isPassing = status === 429 || status >= 502;
  const about = (id: Problem["id"]): Problem => ({
    id,
    status,
    seconds: isPassing ? seconds : null,
  });
  if (!error) return about(isPassing ? "unavailable" : "noReceiver");
  if (error.code === "RIGHT") return about(right === "read" ? "rightToRead" : "rightToRun");
  if (error.field === "session" && status === 422) return about("session");
  const known = Object.hasOwn(BY_CODE, error.code) ? BY_CODE[error.code] : undefined;
  if (known) return about(known);
  if (status === 429) return about("tooMany");
  if (isPassing) return about("unavailable");
  return about(status === 403 ? "refused" : "other");
}

/** Returns the first error of a refusal; undefined if the text is not a refusal of the receiver. */
function errorIn(text: string): { code: string; field?: unknown } | undefined {
  try {
    const { errors } = JSON.parse(text);
    return typeof errors[0].code === "string" ? errors[0] : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the text of a problem. @param at the host and the path of the receiver */
export const problemText = (
  { id, status, seconds }: Problem,
  words: FollowWords["problem"],
  at: { host: string; path: string },
): string => interpolate(words[id], { ...at, status, seconds: seconds ?? 0 });
