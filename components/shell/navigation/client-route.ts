import { withBase, withoutBase } from "@/lib/base-path";
import { localeOf, pageAt, pathOf } from "@/lib/routes";

/**
 * The URL of the link that an event happened on, if the router can go there: a page of this site in the
 * same language, which shares the root layout. A hash link (`#…`) stays with the browser, and a link with
 * `data-in-page` with the component that handles it.
 *
 * @param current the URL that is shown
 * @returns an absolute URL, or undefined for any other link and for none
 */
export function clientRoute(target: EventTarget | null, current: URL | Location) {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  if (link.hasAttribute("download") || link.hasAttribute("data-in-page")) return undefined;
  if (!/^(_self)?$/.test(link.target) || link.getAttribute("href")?.startsWith("#"))
    return undefined;
  const locale = siteLocale(current);
  const isRoute = link.origin === current.origin && locale && siteLocale(link) === locale;
  return isRoute ? link.href : undefined;
}

/** The language of the page at a URL, or undefined where the site has none; an alias counts as none. */
function siteLocale({ pathname }: { pathname: string }) {
  const path = withoutBase(pathname);
  const page = pageAt(path);
  const locale = localeOf(path);
  return page && withBase(pathOf(page, locale)) === pathname ? locale : undefined;
}
