import type { ComponentProps } from "react";
import { withBase } from "@/lib/base-path";

/**
 * A link within the site. `href` is a path of the site; any other URL (`mailto:`) remains unchanged. The link is an
 * ordinary `<a>` element. Once the page is hydrated, the router follows the link
 * (components/shell/navigation/README.md).
 */
export function SiteLink({ href, ...link }: ComponentProps<"a"> & { href: string }) {
  return <a href={href.startsWith("/") ? withBase(href) : href} {...link} />;
}
