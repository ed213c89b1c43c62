/** Splits the part of a URL after `#` like a query. Some services append a second query to this part. */
export const behindHash = (hash: string) => hash.replace(/^#/, "").split(/[&?#]/);

/**
 * Removes characters that were copied after a link: spaces, brackets, full stops. The loop begins at the end of the
 * link. Its time is therefore proportional to the length of the link, and not to the square of this length.
 */
export function withoutEnd(link: string): string {
  for (let end = link.length; end > 0; ) {
    if (/%[0-9a-f]{2}/i.test(link.slice(Math.max(0, end - 3), end))) end -= 3;
    else if (/[^A-Za-z0-9_-]/.test(link.charAt(end - 1))) end -= 1;
    else return link.slice(0, end);
  }
  return "";
}

/**
 * Removes characters that a program has inserted into a link, such as spaces at a line break or invisible characters,
 * and decodes dots and hyphens. The check digits later verify that the result is the original link.
 * @param prefix the text before the encoded part, which is not changed
 */
export function withoutBreaks(link: string, prefix: string): string {
  const own = /%2d|%2e|%5f/gi;
  const decoded = link.slice(prefix.length).replace(own, (code) => decodeURIComponent(code));
  return prefix + decoded.replace(/%[0-9a-f]{2}|[^A-Za-z0-9_.-]/gi, "");
}
