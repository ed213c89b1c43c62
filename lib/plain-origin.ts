const LOOPBACK = /^(localhost|127\.0\.0\.1)$/;

/**
 * Returns the origin of an https address; undefined if the address is not valid. An address with a user name or a
 * fragment is not valid, because fetch refuses the user name and never sends the fragment. The host becomes part of a
 * Content-Security-Policy, in which other characters have a special meaning.
 * @param mayBeLocal whether http to this machine is also accepted, for trials
 */
export function plainOrigin(address: string, mayBeLocal = false): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || url.username || url.password || url.hash) return undefined;
  if (!/^[a-z0-9.-]+$/.test(url.hostname)) return undefined;
  const isLocal = mayBeLocal && url.protocol === "http:" && LOOPBACK.test(url.hostname);
  return url.protocol === "https:" || isLocal ? url.origin : undefined;
}

/**
 * Returns the host of an address with its port. A text that is not an address is returned unchanged, so that pages can
 * display it.
 */
export const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).host : address;
