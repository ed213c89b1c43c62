import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { HttpError } from "../http-error.ts";
import { createClientLimit } from "../rate-limit.ts";
import type { Exchange } from "../response.ts";
import type { Settings } from "../settings.ts";

/** What a token allows: to read counts and records, or to pause a study, set its quota and free places. */
export type Right = "read" | "run";

/** The time window of `TOKEN_RATE_LIMIT`. */
const WINDOW_SECONDS = 60;

const BEARER = /^Bearer +([!-~]+) *$/i;

const digestOf = (text: string | Buffer) => createHash("sha256").update(text).digest();

/**
 * Returns a function that makes the handler which requires a token. Digests are compared and not tokens, in constant
 * time, so the time of an answer does not reveal how much of a token is right.
 *
 * An address that sends too many wrong tokens is refused until the end of the minute, also with the right token.
 * Otherwise it could continue to guess and would recognise the right token.
 *
 * @throws HttpError 401 without the token; 403 with the token of the other right; 429 in the handler
 */
export function createTokens({
  READ_TOKEN,
  RUN_TOKEN,
  TOKEN_RATE_LIMIT,
  TRUSTED_PROXIES: proxies,
}: Pick<Settings, "READ_TOKEN" | "RUN_TOKEN" | "TOKEN_RATE_LIMIT" | "TRUSTED_PROXIES">) {
  const wrong = createClientLimit(TOKEN_RATE_LIMIT, WINDOW_SECONDS, {
    proxies,
    code: "TOO_MANY_TOKENS",
  });
  // If a token is not set, random bytes take its place, so that no given token matches.
  const expected = (token: string) => digestOf(token || randomBytes(32));
  const digests = { read: expected(READ_TOKEN), run: expected(RUN_TOKEN) };
  return (right: Right) =>
    ({ request, response }: Exchange): void => {
      response.setHeader("Vary", "Origin, Authorization");
      wrong.check(request);
      const [, given = ""] = BEARER.exec(request.headers.authorization ?? "") ?? [];
      const digest = digestOf(given);
      // Both digests are compared, because a valid token for the other right is refused with 403.
      const holds = {
        read: timingSafeEqual(digest, digests.read),
        run: timingSafeEqual(digest, digests.run),
      };
      if (holds[right]) return;
      if (holds.read || holds.run) throw new HttpError(403, [{ code: "RIGHT" }]);
      wrong.add(request);
      throw new HttpError(401, [{ code: "TOKEN" }], { "WWW-Authenticate": "Bearer" });
    };
}
