/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Metadata } from "next";
import sharp from "sharp";
import { notFoundMetadata, pageMetadata, pageViewport } from "@/content/page-metadata";
import { LOCALES, PAGE_IDS, pathOf } from "@/lib/routes";
import { drawIcons } from "@/scripts/draw-icons.mjs";
import { listFiles, ROOT } from "@/scripts/project.mjs";
import { temporaryFolder } from "../scripts/temporary-folder";

const eachPage = PAGE_IDS.flatMap((page) => LOCALES.map((locale) => ({ page, locale })));

/** Open Graph as it is written here: one type of many that Next knows. */
type OpenGraph = Extract<NonNullable<Metadata["openGraph"]>, { type: "website" }>;

describe.each(eachPage)("$page in $locale", ({ page, locale }) => {
  const metadata = pageMetadata(page, locale);
  const { title, description, alternates } = metadata;
  const openGraph = metadata.openGraph as OpenGraph;

  it("has itself as canonical address, and both languages as alternates", () => {
    expect(alternates).toEqual({
      canonical: pathOf(page, locale),
      languages: {
        en: pathOf(page, "en"),
        fr: pathOf(page, "fr"),
        "x-default": pathOf(page, "en"),
      },
    });
  });

  it("names the site in its title", () => {
    expect(title).toMatch(/^Protocole: .+|.+ \| Protocole$/);
  });

  it("describes itself to those who share it as to those who search", () => {
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

  it("has a picture of its own, with its size and a text alternative", () => {
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

  it("may be put on a home screen", () => {
    expect(metadata.appleWebApp).toMatchObject({ capable: true, title: "Protocole" });
  });
});

it("addresses are completed with SITE_URL", () => {
  process.env.SITE_URL = "https://www.lab.example";
  expect(String(pageMetadata("home", "en").metadataBase)).toBe("https://www.lab.example/");
  delete process.env.SITE_URL;
});

it("every icon that is named is in public/ or drawn at build, in the size named", async () => {
  const { icon, apple } = pageMetadata("home", "en").icons as Record<
    "icon" | "apple",
    { url: string; sizes?: string }[] | { url: string; sizes?: string }
  >;
  const drawing = readFileSync(join(ROOT, "public/icons/icon.svg"), "utf8");
  const folder = temporaryFolder({ "icons/icon.svg": drawing });
  const drawn = await drawIcons(folder);
  for (const { url, sizes } of [icon, apple].flat()) {
    const file = url.slice(1);
    expect([...drawn, ...listFiles(join(ROOT, "public"))]).toContain(file);
    if (!drawn.includes(file)) continue;
    const bytes = readFileSync(join(folder, file));
    // An .ico holds its picture after a header of 22 bytes.
    const { width, height, format } = await sharp(
      file.endsWith(".ico") ? bytes.subarray(22) : bytes,
    ).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, "png"]);
  }
});

it("the 404 page has the specification's words and no address of its own", () => {
  expect(notFoundMetadata.title).toBe("This page could not be found");
  expect(notFoundMetadata.alternates).toBeUndefined();
  expect(notFoundMetadata.openGraph).toBeUndefined();
});

describe("the viewport", () => {
  it("has the specification's maximum scale", () => {
    expect(pageViewport).toMatchObject({
      width: "device-width",
      initialScale: 1,
      maximumScale: 1.5,
    });
  });

  it("has a theme colour for each scheme, which is the colour of the page", () => {
    const tokens = readFileSync(join(ROOT, "app/styles/tokens.css"), "utf8");
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
