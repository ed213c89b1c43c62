import type { ComponentProps } from "react";
import { withBase } from "@/lib/base-path";

/**
 * A link within the site: `href` is a path of the site; any other URL (`mailto:`) stays unchanged. A plain `<a>`, which
 * the router follows once the page is hydrated (components/shell/navigation/README.md).
 */
export function SiteLink({ href, ...link }: ComponentProps<"a"> & { href: string }) {
  return <a href={href.startsWith("/") ? withBase(href) : href} {...link} />;
}
