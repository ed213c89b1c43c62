import type { MetadataRoute } from "next";
import { siteMap } from "@/components/shell/metadata/site-map";

export const dynamic = "force-static";

export default function sitemap(): MetadataRoute.Sitemap {
  return siteMap();
}
