"use client";

import Link from "next/link";
import { type ComponentProps, useSyncExternalStore } from "react";
import { mayPrefetch, onConnectionQuality } from "@/lib/connection";

/**
 * The one link within the site. Pages are fetched ahead when their link comes into view, but not
 * before this page is alive and never on offline, 2g or data-saver connections.
 */
export function SiteLink(props: Omit<ComponentProps<typeof Link>, "prefetch">) {
  const prefetch = useSyncExternalStore(onConnectionQuality, mayPrefetch, () => false);
  return <Link {...props} prefetch={prefetch ? null : false} />;
}
