import type { IncomingMessage } from "node:http";
import { HttpError } from "./http-error.ts";

/** Beyond as many keys in one window further ones share a count, so that whoever changes addresses fills no memory. */
const MAX_KEYS = 100_000;
const OTHERS = "";

/**
 * Returns a function that counts a request in a fixed window.
 *
 * @param seconds how long a window is
 * @param keyOf what is counted by, such as `clientAddress`
 * @throws HttpError 429 (the returned function) once the requests of its key are used up
 */
export function createRateLimit(
  limit: number,
  seconds: number,
  keyOf: (request: IncomingMessage) => string,
) {
  const counts = new Map<string, number>();
  // Not by the wall clock: one that is put back would make the window last for days.
  let windowStart = performance.now();

  return (request: IncomingMessage): void => {
    const now = performance.now();
    if (now - windowStart >= seconds * 1000) {
      counts.clear();
      windowStart = now;
    }
    const named = keyOf(request);
    const key = counts.has(named) || counts.size < MAX_KEYS ? named : OTHERS;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= limit) return;
    const wait = Math.ceil((windowStart - now) / 1000) + seconds;
    throw new HttpError(429, [{ code: "TOO_MANY" }], { "Retry-After": Math.max(1, wait) });
  };
}

/** Each proxy appends the address it was asked from; clients can forge what comes before. */
export function clientAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
  const address = proxies > 0 ? forwarded.at(-proxies)?.trim() : undefined;
  return address || String(socket.remoteAddress);
}

/** The site that a request came from; programs other than browsers name none. */
export const originOf = ({ headers }: IncomingMessage): string => headers.origin ?? "";
