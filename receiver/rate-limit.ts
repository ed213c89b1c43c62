import type { IncomingMessage } from "node:http";
import { HttpError } from "./http-error.ts";
import type { Settings } from "./settings.ts";

const WINDOW_MS = 600_000;

/**
 * Returns a function that counts a request of its client in a fixed window of ten minutes.
 *
 * @throws HttpError 429 (the returned function) once the client has used up its requests
 */
export function createRateLimit({
  RATE_LIMIT,
  TRUSTED_PROXIES,
}: Pick<Settings, "RATE_LIMIT" | "TRUSTED_PROXIES">) {
  const counts = new Map<string, number>();
  let windowStart = Date.now();

  return (request: IncomingMessage): void => {
    if (Date.now() - windowStart >= WINDOW_MS) {
      counts.clear();
      windowStart = Date.now();
    }
    const client = clientAddress(request, TRUSTED_PROXIES);
    const count = (counts.get(client) ?? 0) + 1;
    counts.set(client, count);
    if (count <= RATE_LIMIT) return;
    const seconds = Math.ceil((windowStart + WINDOW_MS - Date.now()) / 1000);
    throw new HttpError(429, [{ code: "TOO_MANY" }], { "Retry-After": Math.max(1, seconds) });
  };
}

/** Each proxy appends the address it was asked from; clients can forge what comes before. */
function clientAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
  const address = proxies > 0 ? forwarded.at(-proxies)?.trim() : undefined;
  return address || String(socket.remoteAddress);
}
