import type { MetadataRoute } from "next";
import { siteMap } from "@/content/site-map";

export const dynamic = "force-static";

export default function sitemap(): MetadataRoute.Sitemap {
  return siteMap();
}
