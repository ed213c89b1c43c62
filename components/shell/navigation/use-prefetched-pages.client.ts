"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";
import { mayPrefetch, onConnectionQuality } from "@/lib/connection";
import { whenAtRest } from "@/lib/idle";
import { type Locale, PAGE_IDS, pageAt, pathOf } from "@/lib/routes";

/**
 * Prefetches the other pages in this language, one at each idle moment; never on an offline, 2g or
 * data-saver connection (docs/specification.md, "Screens and routes"). The router skips what it has.
 */
export function usePrefetchedPages(locale: Locale) {
  const router = useRouter();
  const shown = pageAt(usePathname());

  useEffect(() => {
    if (!shown) return;
    const others = PAGE_IDS.filter((page) => page !== shown);
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
