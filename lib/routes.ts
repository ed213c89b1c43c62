/**
 * The site's paths, listed once. Everything that names a page (links, language switch, metadata, sitemap,
 * tests) looks it up here; nothing builds a path from strings.
 */
export const LOCALES = ["en", "fr"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = "en";

/** In the order of the navigation and the sitemap. */
export const PAGE_IDS = ["home", "portfolio", "study", "about", "contact", "cgu"] as const;
export type PageId = (typeof PAGE_IDS)[number];

const PATHS = {
  home: { en: "/", fr: "/fr" },
  portfolio: { en: "/portfolio", fr: "/fr/portfolio" },
  study: { en: "/study", fr: "/fr/study" },
  about: { en: "/about", fr: "/fr/about" },
  contact: { en: "/contact", fr: "/fr/contact" },
  cgu: { en: "/cgu", fr: "/fr/cgu" },
} as const satisfies Record<PageId, Record<Locale, string>>;

/** The path of a page, without trailing slash (docs/specification.md, "Screens and routes"). */
export function pathOf(page: PageId, locale: Locale): string {
  return PATHS[page][locale];
}

/** The language of any path, known page or not: French under `/fr`, else English. */
export function localeOf(pathname: string): Locale {
  return pathname === "/fr" || pathname.startsWith("/fr/") ? "fr" : "en";
}

/** The page at a path, or undefined for a path that the site does not have. */
export function pageAt(pathname: string): PageId | undefined {
  const clean = pathname.replace(/(?<=.)\/+$/, "");
  return PAGE_IDS.find((page) => LOCALES.some((locale) => PATHS[page][locale] === clean));
}

/**
 * The path of the same page in another language; of that language's home page if the path is unknown.
 */
export function alternatePath(pathname: string, locale: Locale): string {
  return pathOf(pageAt(pathname) ?? "home", locale);
}
