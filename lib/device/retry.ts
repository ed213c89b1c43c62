const RETRY_DELAYS_MS = [5_000, 30_000, 120_000, 600_000];

/** How long to wait after so many failures in a row, ms; at least every ten minutes. */
export function retryDelayMs(failures: number): number {
  const at = Math.min(Math.max(failures, 1), RETRY_DELAYS_MS.length) - 1;
  return RETRY_DELAYS_MS[at] as number;
}

/** Refusals that may pass: request timeout, too early, too many requests. */
const PASSING_REFUSALS = [408, 425, 429];

/** Whether the same request may be taken later, after an answer with this status. */
export function isPassing(status: number): boolean {
  return status >= 500 || PASSING_REFUSALS.includes(status);
}

/** A receiver that asks for more than a day is not waited for longer. */
const LONGEST_WAIT_MS = 86_400_000;

/**
 * How long is still to be waited for a moment that was named, ms. One that is farther than any that is
 * waited for was named by a clock that has been set back since.
 * @param moment ms since 1970
 * @returns 0 where it has passed, or is none
 */
export function waitUntilMs(moment: number, now: number): number {
  const wait = moment - now;
  return wait > LONGEST_WAIT_MS ? 0 : Math.max(wait, 0);
}

/**
 * How long an answer asks to wait, ms (Retry-After: seconds or a date, RFC 9110, 10.2.3).
 * @returns 0 where it does not say, or what it says cannot be read
 */
export function retryAfterMs(header: string | null, now = Date.now()): number {
  if (!header) return 0;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), LONGEST_WAIT_MS);
}
