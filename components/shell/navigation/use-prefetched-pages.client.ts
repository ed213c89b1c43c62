"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";
import { mayPrefetch, onConnectionQuality } from "@/lib/connection";
import { whenAtRest } from "@/lib/idle";
import { type Locale, type PageId, pageAt, pathOf } from "@/lib/routes";

/**
 * The pages that are prefetched when a page is at rest, in this order: the pages to which the header links, except the
 * editor. Other pages are prefetched when the pointer of a visitor is on their links, because each page costs about 25 kB
 * (docs/performance.md).
 */
const AT_REST: readonly PageId[] = ["portfolio", "about", "contact"];

/**
 * Prefetches the listed pages in one language, one page at each idle moment. Nothing is prefetched while the browser is
 * offline, on a 2g connection or in data-saver mode (docs/specification.md, "Screens and routes"). The router skips
 * pages that it already has.
 */
export function usePrefetchedPages(locale: Locale) {
  const router = useRouter();
  const shown = pageAt(usePathname());

  useEffect(() => {
    if (!shown) return;
    const others = AT_REST.filter((page) => page !== shown);
    let cancel = () => {};
    const schedule = () => {
      cancel();
      cancel = whenAtRest(prefetchNext);
    };
    const prefetchNext = () => {
      const page = mayPrefetch() && others.shift();
      if (!page) return;
      router.prefetch(pathOf(page, locale));
      schedule();
    };
    const unsubscribe = onConnectionQuality(schedule);
    schedule();
    return () => {
      unsubscribe();
      cancel();
    };
  }, [router, shown, locale]);
}
