import type { MetadataRoute } from "next";
import { robotsRules } from "@/components/shell/metadata/site-map";

export const dynamic = "force-static";

export default function robots(): MetadataRoute.Robots {
  return robotsRules();
}
