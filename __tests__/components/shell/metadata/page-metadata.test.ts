/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Metadata } from "next";
import {
  notFoundMetadata,
  pageMetadata,
  pageViewport,
} from "@/components/shell/metadata/page-metadata";
import { LOCALES, PAGE_IDS, pathOf } from "@/lib/routes";
import { ROOT } from "@/scripts/project.mjs";

const eachPage = PAGE_IDS.flatMap((page) => LOCALES.map((locale) => ({ page, locale })));

/** Next's Open Graph type for websites, one of its many Open Graph types. */
type OpenGraph = Extract<NonNullable<Metadata["openGraph"]>, { type: "website" }>;

describe.each(eachPage)("the metadata of page $page in $locale", ({ page, locale }) => {
  const metadata = pageMetadata(page, locale);
  const { title, description, alternates } = metadata;
  const openGraph = metadata.openGraph as OpenGraph;

  it("have the URL of the page as canonical URL, and the pages in both languages as alternates", () => {
    expect(alternates).toEqual({
      canonical: pathOf(page, locale),
      languages: {
        en: pathOf(page, "en"),
        fr: pathOf(page, "fr"),
        "x-default": pathOf(page, "en"),
      },
    });
  });

  it("have a title that includes the name of the site, with a space before the colon in French", () => {
    const colon = locale === "fr" ? "\u00A0: " : ": ";
    expect(title).toMatch(new RegExp(`^Protocole${colon}\\S.+$|.+ \\| Protocole$`));
  });

  it("have one description, both for shared links and for search engines", () => {
    expect(openGraph).toMatchObject({
      type: "website",
      siteName: "Protocole",
      description,
      url: pathOf(page, locale),
      locale: locale === "en" ? "en_GB" : "fr_FR",
      alternateLocale: [locale === "en" ? "fr_FR" : "en_GB"],
    });
    expect(title).toContain(openGraph.title as string);
    expect(metadata.twitter).toMatchObject({
      card: "summary_large_image",
      title: openGraph.title,
      description,
    });
  });

  it("have a picture of the page with its size and a text alternative", () => {
    expect(openGraph.images).toEqual([
      {
        url: `/og/${page}-${locale}.png`,
        width: 1200,
        height: 630,
        alt: expect.stringContaining(openGraph.title as string),
      },
    ]);
    expect(metadata.twitter?.images).toEqual(openGraph.images);
  });
});

it("URLs in the metadata begin with SITE_URL", () => {
  process.env.SITE_URL = "https://www.lab.example";
  expect(String(pageMetadata("home", "en").metadataBase)).toBe("https://www.lab.example/");
  delete process.env.SITE_URL;
});

it("the metadata of the 404 page report that the page was not found, and contain no URL", () => {
  expect(notFoundMetadata.title).toBe("This page could not be found");
  expect(notFoundMetadata.alternates).toBeUndefined();
  expect(notFoundMetadata.openGraph).toBeUndefined();
});

describe("the viewport settings", () => {
  it("limit the zoom scale to 1.5", () => {
    expect(pageViewport).toMatchObject({
      width: "device-width",
      initialScale: 1,
      maximumScale: 1.5,
    });
  });

  it("contain a theme colour for each colour scheme, equal to the background colour of the page", () => {
    const tokens = readFileSync(join(ROOT, "components/shell/styles/tokens.css"), "utf8");
    const [, light, dark] =
      /--colour-page:\s*light-dark\(([^,]+),\s*([^)]+\)?)\)/.exec(tokens) ?? [];
    const value = (token: string | undefined) =>
      token?.startsWith("var(")
        ? new RegExp(`${/--[\w-]+/.exec(token)?.[0]}:\\s*([^;]+);`).exec(tokens)?.[1]
        : token;
    expect(pageViewport.themeColor).toEqual([
      { media: "(prefers-color-scheme: light)", color: value(light) },
      { media: "(prefers-color-scheme: dark)", color: value(dark) },
    ]);
  });
});
