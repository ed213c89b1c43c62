/**
 * The only list of the site's paths. Links, the language switch, metadata, sitemap and tests read paths from here. No
 * code builds a path from strings.
 */
export const LOCALES = ["en", "fr"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = "en";

/**
 * The English paths, in the order of the navigation and of the sitemap. Each French path is the English path below
 * `/fr`.
 */
const PATHS = {
  home: "/",
  portfolio: "/portfolio",
  protocol: "/study/protocol",
  guide: "/study/guide",
  data: "/study/data",
  device: "/study/device",
  about: "/about",
  contact: "/contact",
  study: "/study",
  withdraw: "/study/withdraw",
  cgu: "/cgu",
} as const;

export type PageId = keyof typeof PATHS;
export const PAGE_IDS = Object.keys(PATHS) as PageId[];

/** Returns the path of a page, without a trailing slash (docs/specification.md, "Screens and routes"). */
export function pathOf(page: PageId, locale: Locale): string {
  const path = PATHS[page];
  return locale === "en" ? path : path === "/" ? "/fr" : `/fr${path}`;
}

/** Returns the language of a path, even if the site has no page at this path: French under `/fr`, otherwise English. */
export function localeOf(pathname: string): Locale {
  return pathname === "/fr" || pathname.startsWith("/fr/") ? "fr" : "en";
}

/** Returns the page at a path, or undefined if the site has no page at this path. */
export function pageAt(pathname: string): PageId | undefined {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === "/") end -= 1;
  const clean = pathname.slice(0, end);
  return PAGE_IDS.find((page) => LOCALES.some((locale) => pathOf(page, locale) === clean));
}

/**
 * Returns the path of a page in another language. For an unknown path, returns the path of the home page in that
 * language.
 */
export function alternatePath(pathname: string, locale: Locale): string {
  return pathOf(pageAt(pathname) ?? "home", locale);
}
