/** What every page of the site begins with (components/shell/layout/document-shell.tsx). */
const OWN_PAGE = /<html[^>]*\sdata-version="([^"]*)"/;

/** The release that a page is of, by its beginning; undefined of a page that is not the site's. */
export const releaseOf = (beginning: string): string | undefined => OWN_PAGE.exec(beginning)?.[1];
