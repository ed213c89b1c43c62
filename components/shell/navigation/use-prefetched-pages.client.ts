"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";
import { mayPrefetch, onConnectionQuality } from "@/lib/connection";
import { whenAtRest } from "@/lib/idle";
import { type Locale, type PageId, pageAt, pathOf } from "@/lib/routes";

/**
 * Pages prefetched at rest, in this order. Other pages are prefetched when a visitor points at their links: with the
 * home page, About and the terms, a page at rest would load 45 kB more, and would no longer be below 1.2 times the
 * weight of plain Next (docs/performance.md).
 */
const AT_REST: readonly PageId[] = ["portfolio", "study", "contact"];

/**
 * Prefetches these pages in this language, one at each idle moment; never on an offline, 2g or data-saver connection
 * (docs/specification.md, "Screens and routes"). The router skips pages that it already has.
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
