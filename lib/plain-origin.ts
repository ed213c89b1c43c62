const LOOPBACK = /^(localhost|127\.0\.0\.1)$/;

/**
 * Returns the origin of an https URL; undefined if the URL is not valid. A URL with a user name or a fragment is not
 * valid, because fetch refuses the user name and never sends the fragment. The characters of the host are restricted,
 * because the host becomes part of a Content-Security-Policy, in which some characters have a special meaning.
 * @param mayBeLocal whether an http URL of this machine is also accepted, for tests
 */
export function plainOrigin(address: string, mayBeLocal = false): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || url.username || url.password || url.hash) return undefined;
  if (!/^[a-z0-9.-]+$/.test(url.hostname)) return undefined;
  const isLocal = mayBeLocal && url.protocol === "http:" && LOOPBACK.test(url.hostname);
  return url.protocol === "https:" || isLocal ? url.origin : undefined;
}

/**
 * Returns whether a text is the path of an address on the site's own host, such as `/sessions`. A path that begins with
 * two slashes names another host, and a path with `..` may name any address.
 */
export const isPathOfHost = (text: string): boolean =>
  /^(\/[a-z0-9][\w-]*(\.[\w-]+)*)+$/i.test(text);

/**
 * Returns the host of a URL with its port. A text that is not a URL is returned unchanged, because pages display the
 * result.
 */
export const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).host : address;
