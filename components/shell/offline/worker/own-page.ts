/** What every page of the site begins with (components/shell/layout/document-shell.tsx). */
const OWN_PAGE = /^<html[^>]*?\sdata-version="([^"]*)"/;

/** The release that a page is of, by its beginning; undefined of a page that is not the site's. */
export function releaseOf(beginning: string): string | undefined {
  const at = beginning.indexOf("<html");
  return at < 0 ? undefined : OWN_PAGE.exec(beginning.slice(at))?.[1];
}
