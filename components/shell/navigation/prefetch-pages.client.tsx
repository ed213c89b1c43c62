"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";
import { mayPrefetch, onConnectionQuality } from "@/lib/connection";
import { whenAtRest } from "@/lib/idle";
import { type Locale, PAGE_IDS, pageAt, pathOf } from "@/lib/routes";

/**
 * Fetches what a visit to the other pages in this language needs, one after another while the page is at
 * rest, so that they open at once and on a line that fails. Never on offline, 2g or data-saver connections
 * (docs/specification.md, "Screens and routes"). A page that the router has is not fetched again.
 */
export function PrefetchPages({ locale }: { locale: Locale }) {
  const router = useRouter();
  const shown = pageAt(usePathname());

  useEffect(() => {
    if (!shown) return;
    const others = PAGE_IDS.filter((page) => page !== shown);
    let forget = () => {};
    const goOn = () => {
      forget();
      forget = whenAtRest(fetchNext);
    };
    const fetchNext = () => {
      const page = mayPrefetch() && others.shift();
      if (!page) return;
      router.prefetch(pathOf(page, locale));
      goOn();
    };
    const unsubscribe = onConnectionQuality(goOn);
    goOn();
    return () => {
      unsubscribe();
      forget();
    };
  }, [router, shown, locale]);

  return null;
}
