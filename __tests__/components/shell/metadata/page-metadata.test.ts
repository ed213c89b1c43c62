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

/** Open Graph of a website, one of many types in Next. */
type OpenGraph = Extract<NonNullable<Metadata["openGraph"]>, { type: "website" }>;

describe.each(eachPage)("$page in $locale", ({ page, locale }) => {
  const metadata = pageMetadata(page, locale);
  const { title, description, alternates } = metadata;
  const openGraph = metadata.openGraph as OpenGraph;

  it("has its own address as canonical, and both languages as alternates", () => {
    expect(alternates).toEqual({
      canonical: pathOf(page, locale),
      languages: {
        en: pathOf(page, "en"),
        fr: pathOf(page, "fr"),
        "x-default": pathOf(page, "en"),
      },
    });
  });

  it("includes the site's name in its title, with a space before a French colon", () => {
    const colon = locale === "fr" ? "\u00A0: " : ": ";
    expect(title).toMatch(new RegExp(`^Protocole${colon}\\S.+$|.+ \\| Protocole$`));
  });

  it("has the same description for sharing and for search engines", () => {
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

  it("has its own picture, with its size and a text alternative", () => {
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

it("addresses are completed with SITE_URL", () => {
  process.env.SITE_URL = "https://www.lab.example";
  expect(String(pageMetadata("home", "en").metadataBase)).toBe("https://www.lab.example/");
  delete process.env.SITE_URL;
});

it("the 404 page reports that the page could not be found, and has no URL", () => {
  expect(notFoundMetadata.title).toBe("This page could not be found");
  expect(notFoundMetadata.alternates).toBeUndefined();
  expect(notFoundMetadata.openGraph).toBeUndefined();
});

describe("the viewport", () => {
  it("limits the zoom scale to 1.5", () => {
    expect(pageViewport).toMatchObject({
      width: "device-width",
      initialScale: 1,
      maximumScale: 1.5,
    });
  });

  it("has a theme colour for each scheme, which is the colour of the page", () => {
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
