import type { Metadata, Viewport } from "next";
import { siteUrl } from "@/lib/environment";
import { ERROR_WORDS } from "@/lib/error-words";
import { LANGUAGE_TAGS } from "@/lib/format";
import { VIEWPORT_MAXIMUM_SCALE } from "@/lib/preferences";
import { LOCALES, type Locale, type PageId, pathOf } from "@/lib/routes";
import { about } from "./about";
import { cgu } from "./cgu";
import { contact } from "./contact";
import { type Bilingual, localize } from "./define-content";
import { home } from "./home";
import { organisation } from "./organisation";
import { portfolio } from "./portfolio";
import { study } from "./study";

/** Each page's own title and description, in its content module. */
export const PAGE_TITLES = { home, about, cgu, contact, portfolio, study } satisfies Record<
  PageId,
  { title: Bilingual; description: Bilingual }
>;

const ICONS: Metadata["icons"] = {
  icon: [
    { url: "/favicon.ico", sizes: "32x32" },
    { url: "/icons/icon.svg", type: "image/svg+xml" },
  ],
  apple: { url: "/icons/apple-touch-icon.png", sizes: "180x180" },
};

/** The address of the social picture of a page, drawn at build by app/og. */
export function socialPicture(page: PageId, locale: Locale): string {
  return `/og/${page}-${locale}.png`;
}

/** Title, description, canonical and alternate addresses, Open Graph and Twitter tags of a page. */
export function pageMetadata(page: PageId, locale: Locale): Metadata {
  const { title, description } = localize(PAGE_TITLES[page], locale);
  const path = pathOf(page, locale);
  const fullTitle =
    page === "home" ? `${organisation.name}: ${title}` : `${title} | ${organisation.name}`;
  const picture = {
    url: socialPicture(page, locale),
    width: 1200,
    height: 630,
    alt: `${organisation.name}: ${title}`,
  };
  return {
    metadataBase: siteUrl(),
    title: fullTitle,
    description,
    applicationName: organisation.name,
    alternates: {
      canonical: path,
      languages: {
        ...Object.fromEntries(LOCALES.map((other) => [other, pathOf(page, other)])),
        "x-default": pathOf(page, "en"),
      },
    },
    openGraph: {
      type: "website",
      siteName: organisation.name,
      title,
      description,
      url: path,
      locale: LANGUAGE_TAGS[locale].replace("-", "_"),
      alternateLocale: LOCALES.filter((other) => other !== locale).map((other) =>
        LANGUAGE_TAGS[other].replace("-", "_"),
      ),
      images: [picture],
    },
    twitter: { card: "summary_large_image", title, description, images: [picture] },
    // Next writes mobile-web-app-capable from this (research, platform, part II, 8).
    appleWebApp: { capable: true, title: organisation.name, statusBarStyle: "default" },
    icons: ICONS,
    formatDetection: { telephone: false },
  };
}

/** The exported 404 page: a title of its own and no address. Next itself writes `noindex` there. */
export const notFoundMetadata: Metadata = {
  title: ERROR_WORDS.en.notFound,
  icons: ICONS,
};

/** Specification section 1: maximum scale 1.5. The colours are --colour-page of tokens.css. */
export const pageViewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  maximumScale: VIEWPORT_MAXIMUM_SCALE,
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#ffffff" },
    { media: "(prefers-color-scheme: dark)", color: "#0e1116" },
  ],
};
