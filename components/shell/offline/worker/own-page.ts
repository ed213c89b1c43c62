/** A pattern that matches the beginning of every page of the site (components/shell/layout/document-shell.tsx). */
const OWN_PAGE = /^<html[^>]*?\sdata-version="([^"]*)"/;

/**
 * Returns the release of a page from the beginning of its text; undefined for a page that does not belong to the site.
 */
export function releaseOf(beginning: string): string | undefined {
  const at = beginning.indexOf("<html");
  return at < 0 ? undefined : OWN_PAGE.exec(beginning.slice(at))?.[1];
}
