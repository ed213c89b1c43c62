const LOOPBACK = /^(localhost|127\.0\.0\.1)$/;

/**
 * Returns the origin of an https address, undefined where it is none. Fetch refuses a user name in an address and never
 * sends a fragment; the host goes into a Content-Security-Policy, where other characters would have a meaning.
 * @param mayBeLocal whether http to this machine will do, for trying it out
 */
export function plainOrigin(address: string, mayBeLocal = false): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || url.username || url.password || url.hash) return undefined;
  if (!/^[a-z0-9.-]+$/.test(url.hostname)) return undefined;
  const isLocal = mayBeLocal && url.protocol === "http:" && LOOPBACK.test(url.hostname);
  return url.protocol === "https:" || isLocal ? url.origin : undefined;
}

/** Returns the host of an address with its port; the text itself where it is no address, so that a page can show it. */
export const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).host : address;
