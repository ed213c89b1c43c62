const RETRY_DELAYS_MS = [5_000, 30_000, 120_000, 600_000];

/** Returns the wait before the next attempt after a number of consecutive failures, in ms; at most ten minutes. */
export function retryDelayMs(failures: number): number {
  const at = Math.min(Math.max(failures, 1), RETRY_DELAYS_MS.length) - 1;
  return RETRY_DELAYS_MS[at] as number;
}

/**
 * The statuses of client errors that may be temporary: request timeout, too early, too many requests, and the status
 * with which a network or proxy demands a sign-in. The receiver itself never demands a sign-in, because data are sent
 * without a sign-in.
 */
const TRANSIENT_REFUSALS = [401, 407, 408, 425, 429];

/**
 * Returns whether a response with this status is final: the receiver would refuse the same request again.
 * @param isOwn whether the receiver itself answered, in its own JSON. An intermediary (a firewall, a site that is being
 * deployed, a proxy) uses the same statuses and may allow the request later.
 */
export const isFinal = (status: number, isOwn: boolean): boolean =>
  isOwn && status >= 400 && status < 500 && !TRANSIENT_REFUSALS.includes(status);

/** The longest wait that a receiver can demand from the outbox. */
const LONGEST_WAIT_MS = 86_400_000;

/**
 * Returns the time from now to a moment, in ms. A moment that is too far in the future was stored before the device's
 * clock was set back. Such a moment counts as past.
 * @param moment ms since 1970
 */
export function waitUntilMs(moment: number, now: number): number {
  const wait = moment - now;
  return wait > LONGEST_WAIT_MS ? 0 : Math.max(wait, 0);
}

/**
 * Returns the wait that a response asks for, in ms (Retry-After: seconds or a date, RFC 9110, 10.2.3).
 * @returns 0 if the header is missing or unreadable
 */
export function retryAfterMs(header: string | null, now = Date.now()): number {
  if (!header) return 0;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), LONGEST_WAIT_MS);
}
