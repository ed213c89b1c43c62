import { withBase, withoutBase } from "@/lib/base-path";
import { localeOf, pageAt, pathOf } from "@/lib/routes";

/**
 * The address of the link that an event happened on, if the page shown can go there without a new
 * document: a page of this site in the same language, which has one root layout. What is written as a
 * place of the page (`#…`) is left to the browser, and what has `data-in-page` to the part of the page
 * that it belongs to, which needs nothing from the host.
 *
 * @param current the address that is shown
 * @returns a whole address, or undefined for any other link and for none
 */
export function clientRoute(target: EventTarget | null, current: URL | Location) {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  if (link.hasAttribute("download") || link.hasAttribute("data-in-page")) return undefined;
  if (!/^(_self)?$/.test(link.target) || link.getAttribute("href")?.startsWith("#"))
    return undefined;
  const from = siteLocale(current);
  const isSoft = link.origin === current.origin && from && siteLocale(link) === from;
  return isSoft ? link.href : undefined;
}

/** The language of the page at an address, or undefined where the site has none by that spelling. */
function siteLocale({ pathname }: { pathname: string }) {
  const path = withoutBase(pathname);
  const page = pageAt(path);
  const locale = localeOf(path);
  return page && withBase(pathOf(page, locale)) === pathname ? locale : undefined;
}

/** Whether a click asks for what a link does, and for no new window, file or menu; nobody has taken it. */
export function isPlainClick(click: MouseEvent): boolean {
  const hasModifier = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  return click.button === 0 && !hasModifier && !click.defaultPrevented;
}
