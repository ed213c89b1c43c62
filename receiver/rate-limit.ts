import type { IncomingMessage } from "node:http";
import { clientOf } from "./client-address.ts";
import { HttpError } from "./http-error.ts";
import type { Word } from "./words.ts";

/**
 * The maximum number of keys that are counted separately in a time window. Additional keys are counted by region. A
 * sender with many addresses can therefore not fill the memory. Above twice this number, all additional keys are
 * counted together.
 */
const MAX_KEYS = 100_000;

/** The limit of an IPv6 site, as a multiple of the limit of one address. */
const ADDRESSES_PER_SITE = 16;

/** The longest wait that a refusal asks for, in seconds. */
const MOST_WAIT_SECONDS = 3600;

export type Limit = {
  /**
   * Adds an amount to the count of a key, and returns the count.
   *
   * @throws HttpError 429 if the count exceeds the limit
   */
  check: (key: string, amount?: number, region?: string) => number;
  /** Checks the limit, and counts the request if it is not refused. @throws HttpError 429 */
  add: (key: string, amount?: number, region?: string) => number;
};

/**
 * Limits the count of each key in time windows of a fixed length.
 *
 * @param seconds the length of a window
 * @param code the error code of the refusal
 */
export function createLimit(limit: number, seconds: number, code: Word = "TOO_MANY"): Limit {
  const counts = new Map<string, number>();
  // The clock is monotonic. A wall clock may be set back, and the time window would then last for days.
  let windowStart = performance.now();

  function keyFor(key: string, region: string): string {
    if (counts.has(key) || counts.size < MAX_KEYS) return key;
    const shared = `region ${region}`;
    return counts.has(shared) || counts.size < 2 * MAX_KEYS ? shared : "others";
  }

  function check(key: string, amount = 1, region = key): number {
    const now = performance.now();
    if (now - windowStart >= seconds * 1000) {
      counts.clear();
      windowStart = now;
    }
    const count = (counts.get(keyFor(key, region)) ?? 0) + amount;
    if (count <= limit) return count;
    const wait = Math.ceil((windowStart - now) / 1000) + seconds;
    const headers = { "Retry-After": Math.min(Math.max(1, wait), MOST_WAIT_SECONDS) };
    throw new HttpError(429, [{ code }], headers);
  }

  return {
    check,
    add(key, amount, region = key) {
      const count = check(key, amount, region);
      counts.set(keyFor(key, region), count);
      return count;
    },
  };
}

/**
 * Limits the requests of each client. A request of an IPv6 client is also counted for the client's site. If one of the
 * two limits refuses a request, neither of them counts it.
 *
 * @param options.proxies the number of proxies that are trusted to report the client's address
 * @returns `add` counts a request, or an amount, and returns the client's count; `check` only checks whether `add` would
 *   refuse. Both throw HttpError 429.
 */
export function createClientLimit(
  limit: number,
  seconds: number,
  { proxies, code }: { proxies: number; code?: Word },
) {
  const addresses = createLimit(limit, seconds, code);
  const sites = createLimit(limit * ADDRESSES_PER_SITE, seconds, code);
  const check = (request: IncomingMessage, amount = 1): void => {
    const { address, site, region } = clientOf(request, proxies);
    addresses.check(address, amount, region);
    if (site !== undefined) sites.check(site, amount, region);
  };
  return {
    check,
    add(request: IncomingMessage, amount = 1): number {
      check(request, amount);
      const { address, site, region } = clientOf(request, proxies);
      if (site !== undefined) sites.add(site, amount, region);
      return addresses.add(address, amount, region);
    },
  };
}

/** Returns the origin of the web page that sent a request. Programs other than browsers do not send an origin. */
export const originOf = ({ headers }: IncomingMessage): string => headers.origin ?? "";
