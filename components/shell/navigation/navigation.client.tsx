"use client";

import { Suspense } from "react";
import type { Locale } from "@/lib/routes";
import { useClientNavigation } from "./use-client-navigation.client";
import { useHashTarget } from "./use-hash-target.client";
import { useLoadingBar } from "./use-loading-bar.client";
import { usePrefetchedPages } from "./use-prefetched-pages.client";
import { useRouteChangeEnd } from "./use-route-change-end.client";

/**
 * The client-side navigation between pages. README.md in this folder describes the sequence of steps. The component is
 * rendered after the page, because the effects of the page must run first: an error page must report its failure before
 * the route change ends.
 */
export function Navigation({ locale }: { locale: Locale }) {
  useClientNavigation();
  usePrefetchedPages(locale);
  useLoadingBar();
  useHashTarget();
  return (
    <Suspense fallback={null}>
      <RouteChangeEnd />
    </Suspense>
  );
}

/**
 * Ends the route change. The component reads the query. It therefore suspends during the pre-rendering, and hydrates
 * slightly later than all other components.
 */
function RouteChangeEnd() {
  useRouteChangeEnd();
  return null;
}
