const RETRY_DELAYS_MS = [5_000, 30_000, 120_000, 600_000];

/** The backoff after so many failures in a row, ms; never more than ten minutes. */
export function retryDelayMs(failures: number): number {
  const at = Math.min(Math.max(failures, 1), RETRY_DELAYS_MS.length) - 1;
  return RETRY_DELAYS_MS[at] as number;
}

/**
 * 4xx that may pass: request timeout, too early, too many requests; and the sign-in of a network or a proxy, which is
 * never the receiver's, since nobody signs in to send.
 */
const TRANSIENT_REFUSALS = [401, 407, 408, 425, 429];

/**
 * Whether a response with this status is final: the request is refused, and would be refused again.
 * @param isOwn the receiver says so itself, in its own JSON. A page in between (a firewall, a site that is being
 *   deployed, a proxy) refuses with the same statuses and lets through later.
 */
export const isFinal = (status: number, isOwn: boolean): boolean =>
  isOwn && status >= 400 && status < 500 && !TRANSIENT_REFUSALS.includes(status);

/** The longest that a receiver can hold the outbox back. */
const LONGEST_WAIT_MS = 86_400_000;

/**
 * The time left until a moment, ms. A moment too far ahead was set before the device's clock was put
 * back, and counts as past.
 * @param moment ms since 1970
 */
export function waitUntilMs(moment: number, now: number): number {
  const wait = moment - now;
  return wait > LONGEST_WAIT_MS ? 0 : Math.max(wait, 0);
}

/**
 * The wait that a response asks for, ms (Retry-After: seconds or a date, RFC 9110, 10.2.3).
 * @returns 0 where the header is missing or unreadable
 */
export function retryAfterMs(header: string | null, now = Date.now()): number {
  if (!header) return 0;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), LONGEST_WAIT_MS);
}
