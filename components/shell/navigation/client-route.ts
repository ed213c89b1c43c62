import { withBase, withoutBase } from "@/lib/base-path";
import { localeOf, pageAt, pathOf } from "@/lib/routes";

/**
 * Returns the URL of the link on which an event occurred, if the router can navigate to this URL. The URL must be a
 * page of this site in the same language, because only pages in the same language have the same root layout. The
 * browser handles hash links (`#…`), and components handle their own links, which have `data-in-page`.
 *
 * @param current the displayed URL
 * @returns an absolute URL, or undefined for any other link or target
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

/**
 * Returns the language of the page at a URL, or undefined if the site has no such page. Aliases do not count as pages.
 */
function siteLocale({ pathname }: { pathname: string }) {
  const path = withoutBase(pathname);
  const page = pageAt(path);
  const locale = localeOf(path);
  return page && withBase(pathOf(page, locale)) === pathname ? locale : undefined;
}
