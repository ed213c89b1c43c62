/** Matches the beginning of every page of the site (components/shell/layout/document-shell.tsx). */
const OWN_PAGE = /^<html[^>]*?\sdata-version="([^"]*)"/;

/** Returns the release of a page from its beginning; undefined for a page that is not the site's. */
export function releaseOf(beginning: string): string | undefined {
  const at = beginning.indexOf("<html");
  return at < 0 ? undefined : OWN_PAGE.exec(beginning.slice(at))?.[1];
}
