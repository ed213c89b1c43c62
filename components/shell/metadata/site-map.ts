import type { MetadataRoute } from "next";
import { LOCALES, PAGE_IDS, pathOf } from "@/lib/routes";
import { absoluteUrl } from "@/lib/site-url";

const at = (path: string) => absoluteUrl(path).href;

/** Returns every page in both languages, each with its alternates. */
export function siteMap(): MetadataRoute.Sitemap {
  return PAGE_IDS.flatMap((page) => {
    const languages = Object.fromEntries(
      LOCALES.map((locale) => [locale, at(pathOf(page, locale))]),
    );
    return LOCALES.map((locale) => ({
      url: at(pathOf(page, locale)),
      alternates: { languages },
    }));
  });
}

/** Allows every crawler to read every page. */
export function robotsRules(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/" },
    sitemap: at("/sitemap.xml"),
  };
}
