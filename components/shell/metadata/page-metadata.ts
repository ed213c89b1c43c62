import type { Metadata, Viewport } from "next";
import { ERROR_WORDS } from "@/components/shell/errors/error-words";
import { organisation } from "@/content/organisation";
import { PAGES } from "@/content/pages";
import { withBase } from "@/lib/base-path";
import { localize } from "@/lib/i18n/define-content";
import { LANGUAGE_TAGS } from "@/lib/i18n/format";
import { withColon } from "@/lib/i18n/typeset";
import { VIEWPORT_MAXIMUM_SCALE } from "@/lib/preferences";
import { DEFAULT_LOCALE, LOCALES, type Locale, type PageId, pathOf } from "@/lib/routes";
import { absoluteUrl } from "@/lib/site-url";
import { PAGE_COLOURS } from "./app-pictures";

/** Returns the URL of the web app manifest of a language (components/shell/metadata/manifest.ts). */
export function manifestUrl(locale: Locale): string {
  return withBase(`${locale === DEFAULT_LOCALE ? "" : `/${locale}`}/manifest.webmanifest`);
}

/**
 * The size of all social pictures in pixels. The file name of a picture is derived from the name of the page; app/og
 * draws the pictures at build time.
 */
export const SOCIAL_PICTURE_SIZE = { width: 1200, height: 630 };
export const socialPictureName = (page: PageId, locale: Locale) => `${page}-${locale}.png`;

/**
 * Returns the metadata of a page: its title, description, canonical and alternate URLs, Open Graph tags and Twitter
 * tags.
 */
export function pageMetadata(page: PageId, locale: Locale): Metadata {
  const { title, description } = localize(PAGES[page].words, locale);
  const path = pathOf(page, locale);
  const named = withColon(organisation.name, title, locale);
  const fullTitle = page === "home" ? named : `${title} | ${organisation.name}`;
  const picture = {
    url: `/og/${socialPictureName(page, locale)}`,
    ...SOCIAL_PICTURE_SIZE,
    alt: named,
  };
  return {
    metadataBase: absoluteUrl("/"),
    title: fullTitle,
    description,
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
  };
}

/** The metadata of the exported 404 page: a title and no URL. Next itself adds `noindex`. */
export const notFoundMetadata: Metadata = { title: ERROR_WORDS.en.notFound };

/** The specification defines the maximum zoom scale (docs/specification.md, "Business constants and limits"). */
export const pageViewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  maximumScale: VIEWPORT_MAXIMUM_SCALE,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: PAGE_COLOURS.light },
    { media: "(prefers-color-scheme: dark)", color: PAGE_COLOURS.dark },
  ],
};
