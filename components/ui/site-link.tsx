import type { ComponentProps } from "react";
import { withBase } from "@/lib/base-path";

/**
 * The one link within the site: `href` is a path of it; an address elsewhere (`mailto:`) stays as it is.
 * It costs a page no script of its own; where
 * scripts run, components/shell/navigation/client-navigation.client.tsx follows it without a new document.
 */
export function SiteLink({ href, ...link }: ComponentProps<"a"> & { href: string }) {
  return <a href={href.startsWith("/") ? withBase(href) : href} {...link} />;
}
